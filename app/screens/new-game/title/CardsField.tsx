import { useState } from 'react';
import { View } from 'react-native';
import type { Setup } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../Fold';
import { FaultLines } from '../FaultLines';
import { useRest } from '../rests';
import { RowNumeral } from '../RowNumeral';
import { counted } from '../units/unit-line';
import { readCards } from './read-cards';
import type { Card } from './title-types';

type CardsFieldProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly cards: readonly Card[];
  readonly onChange: (cards: readonly Card[]) => void;
};

const BOTH = 'both';

/** N20 has one deck, and one-side events in it; elsewhere a deck belongs to a side or to both. */
const isOneDeck = (rules: string): boolean => rules === 'n20';
const deckLabel = (rules: string): string => (isOneDeck(rules) ? 'Whom it concerns' : 'Deck');

const decks = (rules: string, { sides }: Setup) => [
  { id: BOTH, label: isOneDeck(rules) ? 'Whoever draws it' : 'Both draw from it' },
  { id: 'first', label: sides.first.title },
  { id: 'second', label: sides.second.title },
];
const deckOf = (id: string | undefined): Card['deck'] => (id === 'first' || id === 'second' ? id : null);

/** The title's cards: names, how many, whose. Their text stays on the cards. */
export const CardsField = ({ rules, setup, cards, onChange }: CardsFieldProps) => {
  const [open, setOpen] = useState<number | null>(null);
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  const summary = total === 0 ? 'None' : `${counted(total, 'card')}, ${String(cards.length)} different`;
  return (
    <Fold title="Cards" summary={summary} testID="setup.title.cards">
      {cards.length === 0 ? null : (
        <Panel flush>
          {cards.map((card, i) => (
            <View key={i}>
              <ListRow
                title={card.name}
                detail={detailOf(setup, card)}
                trailing={<RowNumeral value={card.count} />}
                last={i === cards.length - 1 && open !== i}
                onPress={() => {
                  setOpen((now) => (now === i ? null : i));
                }}
                testID="setup.title.card"
              />
              {open === i ? (
                <CardEditor
                  card={card}
                  rules={rules}
                  setup={setup}
                  onChange={(part) => {
                    onChange(cards.map((one, at) => (at === i ? { ...one, ...part } : one)));
                  }}
                  onRemove={() => {
                    setOpen(null);
                    onChange(cards.filter((_, at) => at !== i));
                  }}
                />
              ) : null}
            </View>
          ))}
        </Panel>
      )}
      <PasteCards
        rules={rules}
        setup={setup}
        before={cards.length}
        onAdd={(added) => {
          onChange([...cards, ...added]);
        }}
      />
    </Fold>
  );
};

const detailOf = ({ sides }: Setup, { deck, note }: Card): string =>
  [deck === null ? '' : sides[deck].title, note].filter((part) => part !== '').join(' · ');

type CardEditorProps = {
  readonly rules: string;
  readonly card: Card;
  readonly setup: Setup;
  readonly onChange: (part: Partial<Card>) => void;
  readonly onRemove: () => void;
};

const CardEditor = ({ card, rules, setup, onChange, onRemove }: CardEditorProps) => (
  <View style={{ padding: SPACE.m, gap: SPACE.m }}>
    <Stepper
      label="How many"
      value={card.count}
      min={1}
      max={20}
      onChange={(count) => {
        onChange({ count });
      }}
      testID="setup.title.card.count"
    />
    <ChipPicker
      label={deckLabel(rules)}
      options={decks(rules, setup)}
      chosen={[card.deck ?? BOTH]}
      onChange={([id]) => {
        onChange({ deck: deckOf(id) });
      }}
      testID="setup.title.card.deck"
    />
    <TextField
      label="Note"
      value={card.note}
      maxLength={300}
      onChange={(note) => {
        onChange({ note });
      }}
      testID="setup.title.card.note"
    />
    <InlineConfirm
      label="Remove"
      icon="trash"
      kind="plain"
      question={`Remove ${card.name}?`}
      onConfirm={onRemove}
      testID="setup.title.card.remove"
    />
  </View>
);

type PasteCardsProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly before: number;
  readonly onAdd: (cards: readonly Card[]) => void;
};

const PasteCards = ({ rules, setup, before, onAdd }: PasteCardsProps) => {
  const [text, setText] = useRest('cards', 'the cards');
  const [deck, setDeck] = useState<Card['deck']>(null);
  const { cards, faults } = readCards(text, deck, before);
  return (
    <View style={{ gap: SPACE.m }}>
      <TextField
        label="Card, how many, note: a line each"
        value={text}
        onChange={setText}
        lines={4}
        maxLength={60_000}
        placeholder={'Mud, 2\nCourier lost, 1, once a day'}
        testID="setup.title.cards.text"
      />
      <ChipPicker
        label={isOneDeck(rules) ? 'Whom these lines concern' : 'Deck of these lines'}
        options={decks(rules, setup)}
        chosen={[deck ?? BOTH]}
        onChange={([id]) => {
          setDeck(deckOf(id));
        }}
        testID="setup.title.cards.deck"
      />
      <FaultLines
        lines={faults}
        hint="The cards are taken when all lines can be read."
        testID="setup.title.cards.faults"
      />
      <Button
        label={cards.length === 0 ? 'Add cards' : `Add ${counted(cards.length, 'card')}`}
        icon="plus"
        disabled={cards.length === 0 || faults.length > 0}
        onPress={() => {
          onAdd(cards);
          setText('');
        }}
        testID="setup.title.cards.add"
      />
    </View>
  );
};
