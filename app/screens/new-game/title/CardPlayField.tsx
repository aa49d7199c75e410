import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import { SIDES } from '../../../../src/engine/sides';
import type { CardPlay, Setup } from '../../../../src/rules/common/index';
import { PRINTED_NAMES } from '../../../../src/rules/mop/index';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { Segmented } from '../../../components/Segmented';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../Fold';
import { RowNumeral } from '../RowNumeral';
import { counted } from '../units/unit-line';
import { CardPlayChoice } from './CardPlayChoice';
import type { Card, Title } from './title-types';

type CardPlayFieldProps = {
  readonly setup: Setup;
  readonly change: (part: Partial<Title>) => void;
  readonly onWay: (way: CardPlay | null) => void;
};

/** MOP 37.12: which of the ways of playing cards was agreed on; and how many of each card a deck has. */
export const CardPlayField = ({ setup, change, onWay }: CardPlayFieldProps) => {
  const { cardPlay, cards, handSize } = setup.title;
  const inApp = cardPlay !== undefined && cardPlay !== 'historical';
  return (
    <>
      <CardPlayChoice value={cardPlay ?? null} onChange={onWay} testID="setup.cardplay" />
      {cardPlay === 'full' ? (
        <Panel>
          <Stepper
            label="Cards in a hand"
            hint="Asked once; without it nobody is stopped from drawing"
            value={handSize ?? 0}
            min={0}
            max={20}
            format={(size) => (size === 0 ? '–' : String(size))}
            onChange={(size) => {
              change({ handSize: size });
            }}
            testID="setup.cardhand"
          />
        </Panel>
      ) : null}
      {inApp ? (
        <CountCards
          setup={setup}
          cards={cards}
          onChange={(next) => {
            change({ cards: [...next] });
          }}
        />
      ) : null}
    </>
  );
};

type CountProps = {
  readonly setup: Setup;
  readonly cards: readonly Card[];
  readonly onChange: (cards: readonly Card[]) => void;
};

const isOf =
  (no: string, deck: Side) =>
  (card: Card): boolean =>
    card.no === no && card.deck === deck;

/** Ruling 51: no source prints how many of each there are, so they are counted once, from the players' own decks. */
const CountCards = ({ setup, cards, onChange }: CountProps) => {
  const [deck, setDeck] = useState<Side>('first');
  const [open, setOpen] = useState<string | null>(null);
  const printed = cards.filter(({ no }) => no !== undefined);
  const total = printed.reduce((sum, { count }) => sum + count, 0);
  const change = (no: string, part: Partial<Card>): void => {
    const name = PRINTED_NAMES.find(({ id }) => id === no)?.name ?? no;
    const before = cards.find(isOf(no, deck)) ?? { name, count: 0, deck, note: '', no };
    const after = { ...before, ...part };
    const others = cards.filter((card) => !isOf(no, deck)(card));
    onChange(after.count === 0 ? others : [...others, after]);
  };
  return (
    <Fold
      title="Count the decks"
      summary={total === 0 ? 'Not counted: cards drawn on the table are entered' : counted(total, 'card')}
      testID="setup.cardcount"
    >
      <Segmented
        options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
        value={deck}
        onChange={setDeck}
        testID="setup.cardcount.deck"
      />
      <Panel flush>
        {PRINTED_NAMES.map(({ id, no, name, kind }, i) => {
          const card = cards.find(isOf(id, deck));
          return (
            <View key={id}>
              <ListRow
                title={`${String(no)} · ${name}`}
                detail={detailOf(kind, card)}
                trailing={<RowNumeral value={card?.count ?? 0} />}
                last={i === PRINTED_NAMES.length - 1 && open !== id}
                onPress={() => {
                  setOpen((now) => (now === id ? null : id));
                }}
                testID={`setup.cardcount.${id}`}
              />
              {open === id ? (
                <CardCounts
                  card={card}
                  onChange={(part) => {
                    change(id, part);
                  }}
                />
              ) : null}
            </View>
          );
        })}
      </Panel>
    </Fold>
  );
};

const detailOf = (kind: string, card: Card | undefined): string => {
  if (card === undefined) return kind;
  const points = card.points === undefined ? 'VP not entered' : `${String(card.points)} VP`;
  const removed = (card.removed ?? 0) === 0 ? '' : ` · ${String(card.removed)} removed`;
  return `${kind} · ${points}${removed}`;
};

type CountsProps = { readonly card: Card | undefined; readonly onChange: (part: Partial<Card>) => void };

const CardCounts = ({ card, onChange }: CountsProps) => (
  <View style={{ padding: SPACE.m, gap: SPACE.m }}>
    <Stepper
      label="How many"
      value={card?.count ?? 0}
      min={0}
      max={20}
      onChange={(count) => {
        onChange({ count });
      }}
      testID="setup.cardcount.count"
    />
    {card === undefined ? null : (
      <>
        <Stepper
          label="Taken out by the scenario"
          value={card.removed ?? 0}
          min={0}
          max={card.count}
          onChange={(removed) => {
            onChange({ removed });
          }}
          testID="setup.cardcount.removed"
        />
        <Stepper
          label="VP printed on it"
          value={card.points ?? 0}
          min={-50}
          max={50}
          format={(points) => (card.points === undefined ? '–' : String(points))}
          onChange={(points) => {
            onChange({ points });
          }}
          testID="setup.cardcount.points"
        />
        <ToggleRow
          label="Marked RECOVERY"
          hint="Read as SUPPLY: supply is checked when it is played"
          value={card.supply === true}
          onChange={(supply) => {
            onChange({ supply });
          }}
          testID="setup.cardcount.supply"
        />
        <Small tone="inkSoft">What it says can be noted under “Cards” below.</Small>
      </>
    )}
  </View>
);
