import { View } from 'react-native';
import { isOn } from '../../../../../src/rules/list';
import { recipientName } from '../../../../../src/wording/en/events-orders';
import { mpWords } from '../../../../../src/wording/en/orders-words';
import { ChipPicker } from '../../../../components/ChoiceList';
import { Stepper } from '../../../../components/Stepper';
import { ToggleRow } from '../../../../components/ToggleRow';
import { Label } from '../../../../components/Words';
import { useNames, useView } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { Fold } from '../../../new-game/Fold';
import { useAsks, useDeskPlays } from '../DeskPlays';
import type { Recipient, RetreatLeave } from '../order-types';
import { recipientKey } from '../order-types';
import { CourierPart } from './CourierPart';
import type { Draft, SaidId } from './draft';
import { isRetreat } from './draft';
import { usualSender } from './recipients';

type PartProps = { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void };

/** What else is said of an order; none of it is needed for the common one. */
export const MorePart = ({ draft, leave, onChange }: PartProps & { readonly leave: RetreatLeave | null }) => {
  const { mode } = draft;
  const { setup } = useView('setup');
  const role = useRole(draft.from);
  const says = saysOf(draft, role, {
    confusion: isOn(setup, 'commandConfusion'),
    asksLosses: leave?.kind === 'told',
  });
  return (
    <Fold title="More" summary="Who sends it, its end, what the map says" testID="order.more">
      {mode === 'write' ? <SenderPart draft={draft} onChange={onChange} /> : null}
      <ToggleRow
        label="Await further orders at the end"
        hint="Then Reserve follows it, not Defend (12.8)"
        value={draft.awaitFurther}
        onChange={(awaitFurther) => {
          onChange({ awaitFurther });
        }}
        testID="order.await"
      />
      {says.map(({ id, label, hint }) => (
        <ToggleRow
          key={id}
          label={label}
          hint={hint}
          value={draft.said.includes(id)}
          onChange={(on) => {
            onChange({ said: on ? [...draft.said, id] : draft.said.filter((one) => one !== id) });
          }}
          testID={`order.said.${id}`}
        />
      ))}
      {mode === 'write' ? <ShiftPart draft={draft} onChange={onChange} /> : null}
      <HiddenMarch draft={draft} onChange={onChange} />
    </Fold>
  );
};

const useRole = (from: string | null): 'OC' | 'WC' | null => {
  const { setup } = useView('setup');
  return setup.leaders.find(({ id }) => id === from)?.role ?? null;
};

type Says = Readonly<{ id: SaidId; label: string; hint: string }>;

const FAR: Says = {
  id: 'farApart',
  label: 'Its target is 10 hexes or more from the last one',
  hint: 'Then the same kind of order is another order (12.4)',
};
const AWAY: readonly Says[] = [
  { id: 'awayFromHq', label: 'The sender is away from his HQ', hint: 'One order a turn (12.12)' },
  { id: 'targetInSight', label: 'He sees the target', hint: 'Or it lies on a road that begins where he is' },
];
const OF_OC: readonly Says[] = [
  { id: 'wingOutOfRange', label: 'It goes past a wing commander out of range', hint: 'Command Confusion (20.5)' },
];
const OF_WC: readonly Says[] = [
  { id: 'idle', label: 'He is in range and sight of his OC', hint: 'Then he gives no orders (12.14)' },
  { id: 'towardsTarget', label: 'The March leads towards his own target', hint: 'Then it fits his orders' },
];
const RETREAT: Says = {
  id: 'retreatAllowed',
  label: 'The army’s losses allow a General Retreat',
  hint: '80 % of its level; in MOP a card (Rulings 49, 90)',
};

/** `asksLosses`: where the app plays the cards or counts the losses, it knows itself what allows a General Retreat (Rulings 49, 90). */
type Game = Readonly<{ confusion: boolean; asksLosses: boolean }>;

const saysOf = (draft: Draft, role: 'OC' | 'WC' | null, { confusion, asksLosses }: Game): readonly Says[] => {
  if (draft.mode === 'start' || draft.mode === 'choose') return [];
  if (draft.mode === 'decide') return [FAR];
  return [
    FAR,
    ...(isRetreat(draft) && asksLosses ? [RETREAT] : []),
    ...(role === 'OC' ? AWAY : []),
    ...(role === 'OC' && confusion ? OF_OC : []),
    ...(role === 'WC' ? OF_WC : []),
  ];
};

const SenderPart = ({ draft, onChange }: PartProps) => {
  const { setup } = useView('setup');
  const { side } = useDeskPlays();
  const senders = setup.leaders.filter((one) => one.side === side && one.onMap);
  if (senders.length < 2) return null;
  return (
    <ChipPicker
      label="Who sends it"
      options={senders.map(({ id, name }) => ({ id, label: name }))}
      chosen={draft.from === null ? [] : [draft.from]}
      onChange={([from]) => {
        onChange({ from: from ?? usualSender(setup, side, draft.of, {}) });
      }}
      testID="order.from"
    />
  );
};

const MOP_CARDS = [
  { id: '8', label: 'Card 8' },
  { id: '9', label: 'Card 9' },
  { id: '10', label: 'Card 10: one order more, checked at once' },
  { id: '15', label: 'Card 15' },
  { id: '21', label: 'Card 21' },
  { id: '28', label: 'Card 28' },
] as const;
const CARD_NUMBERS = { '8': 8, '9': 9, '10': 10, '15': 15, '21': 21, '28': 28 } as const;

/** Where cards lie on the table these are for the players alone. */
const ONLY_BY_APP: readonly string[] = ['8', '10'];

/** Ruling 10: what is fixed with the sheet. */
const ShiftPart = ({ draft, onChange }: PartProps) => {
  const { cards } = useView('cards');
  const asks = useAsks();
  const { side } = useDeskPlays();
  // Spies of two players bring a look at the enemy's orders, and no order.
  const inForce = cards?.effects
    .filter(({ effect }) => effect.side === side && effect.kind !== 'spies')
    .map(({ face }) => face.no);
  // Where the app plays the cards it offers those that were played.
  const options = MOP_CARDS.filter(({ id }) =>
    inForce === undefined ? !ONLY_BY_APP.includes(id) : inForce.includes(CARD_NUMBERS[id]),
  );
  const chosen = MOP_CARDS.find(({ id }) => CARD_NUMBERS[id] === draft.card)?.id;
  return (
    <>
      {asks?.cards === true && options.length > 0 ? (
        <ChipPicker
          label="A card goes with it (37.12)"
          options={options}
          chosen={chosen === undefined ? [] : [chosen]}
          onChange={([id]) => {
            onChange({ card: id === undefined || id === chosen ? null : CARD_NUMBERS[id] });
          }}
          testID="order.card"
        />
      ) : null}
      <Stepper
        label="Another shift"
        hint="Agreed at the table; to the right is more than 0"
        value={draft.shift}
        min={-5}
        max={5}
        onChange={(shift) => {
          onChange({ shift });
        }}
        testID="order.shift"
      />
    </>
  );
};

/** NLC 20.1.3: to where a hidden march shows, and on from there. */
const HiddenMarch = ({ draft: { courier }, onChange }: PartProps) =>
  courier === null || courier.stacked ? null : (
    <Stepper
      label="To a hidden march, besides"
      hint="From where it shows, as far as cavalry would have come"
      value={courier.hiddenMarch.mp}
      min={0}
      max={99}
      format={(mp) => mpWords(mp, 0)}
      onChange={(mp) => {
        onChange({ courier: { ...courier, hiddenMarch: { mp, quarters: 0 } } });
      }}
      testID="order.hidden"
    />
  );

type AllProps = PartProps & { readonly all: readonly Recipient[] };

/** NLC 12.2: a General Retreat goes to the HQ and to every subordinate, each by a courier of his own. */
export const RetreatPart = ({ draft, all, onChange }: AllProps) => {
  const names = useNames();
  const { also } = draft;
  return (
    <Fold
      title="To all of them"
      summary={`${String(all.filter((one) => also[recipientKey(one)] !== null).length)} couriers`}
      testID="order.all"
    >
      {all.map((one) => {
        const key = recipientKey(one);
        const way = also[key];
        return (
          <View key={key} style={{ gap: SPACE.s }}>
            <ToggleRow
              label={recipientName(one, names)}
              value={way !== null}
              onChange={(goes) => {
                onChange({ also: { ...also, [key]: goes ? (draft.courier ?? null) : null } });
              }}
              testID={`order.all.${key}`}
            />
            {way === null ? null : (
              <>
                <Label>His courier’s way</Label>
                <CourierPart
                  courier={way ?? draft.courier}
                  onChange={(courier) => {
                    onChange({ also: { ...also, [key]: courier } });
                  }}
                  testID={`order.all.${key}.courier`}
                />
              </>
            )}
          </View>
        );
      })}
    </Fold>
  );
};
