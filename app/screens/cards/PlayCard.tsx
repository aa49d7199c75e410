import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { cardCommanders } from '../../../src/rules/mop/index';
import type { CardFace } from '../../../src/rules/mop/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { faceTitle } from './card-words';
import { EnemyStackPart } from './EnemyStackPart';
import {
  AT_RANDOM,
  arrivalChoices,
  asksArrival,
  comingOf,
  emptyDraft,
  isReady,
  playCommand,
  withFormation,
} from './play-draft';
import type { Draft } from './play-draft';

type OfCard = { readonly face: CardFace; readonly side: Side };
type PlayCardProps = OfCard & { readonly agreed: Readonly<{ agreed?: true }> };
type PartProps = OfCard & { readonly draft: Draft; readonly onChange: (draft: Draft) => void };

/** A card that may be used: what it asks is said, and then it is played. */
export const PlayCard = ({ face, side, agreed }: PlayCardProps) => {
  const view = useView();
  const dispatch = useDispatch();
  const [draft, setDraft] = useState(() => emptyDraft(view, face, side));
  const part = { face, side, draft, onChange: setDraft };
  return (
    <View style={{ gap: SPACE.m }} testID={`cards.play.${face.card}`}>
      <SubjectPart {...part} />
      {asksArrival(face) ? <ArrivalPart {...part} /> : null}
      <ValuePart {...part} />
      <PointsPart {...part} />
      <Button
        label={`Play ${faceTitle(face)}`}
        icon="check"
        kind="primary"
        wide
        disabled={!isReady(view, face, side, draft)}
        hint={face.open ? 'Everybody sees it' : 'Hidden until its effect shows'}
        onPress={() => {
          void dispatch({ ...playCommand(face, side, draft), ...agreed });
        }}
        testID={`cards.play.${face.card}.yes`}
      />
      <Small tone="inkSoft">
        {face.open ? 'Everybody sees it when it is played.' : 'It stays hidden until its effect shows.'}
      </Small>
    </View>
  );
};

const LABELS: Readonly<Record<CardFace['asks']['subject'], string>> = {
  none: '',
  commander: 'Which commander',
  formation: 'For which formation',
  enemyStack: '',
  nextArrival: '',
  arrival: 'Which reinforcement',
  alternate: '',
};

const useSubjects = (face: CardFace, side: Side): readonly Readonly<{ id: string; label: string }>[] => {
  const view = useView();
  const { formations } = view.setup;
  const named = (list: readonly Readonly<{ id: string; name: string }>[]) =>
    list.map(({ id, name }) => ({ id, label: name }));
  switch (face.asks.subject) {
    case 'commander':
      return named(cardCommanders(view.setup, side));
    case 'formation':
      return named(formations.filter((one) => one.side === side && one.onMap));
    case 'arrival':
      return named(comingOf(view, side));
    default:
      return [];
  }
};

const SubjectPart = ({ face, side, draft, onChange }: PartProps) => {
  const options = useSubjects(face, side);
  const { subject } = face.asks;
  if (subject === 'enemyStack')
    return (
      <EnemyStackPart
        card={face.card}
        side={side}
        subject={draft.subject}
        onChange={(next) => {
          onChange({ ...draft, subject: next });
        }}
      />
    );
  if (options.length === 0) return subject === 'arrival' ? <Small>No reinforcement is still to come.</Small> : null;
  const named = options.some(({ id }) => id === draft.subject);
  return (
    <ChipPicker
      label={LABELS[subject]}
      options={options}
      chosen={named && draft.subject !== null ? [draft.subject] : []}
      onChange={([id]) => {
        onChange({ ...draft, subject: id ?? null });
      }}
      testID={`cards.play.${face.card}.subject`}
    />
  );
};

const AIDE = [
  { id: '0', label: 'No capture' },
  { id: '1', label: 'Command through a ZOC' },
  { id: '2', label: 'One order more' },
] as const;

const ValuePart = ({ face, draft, onChange }: PartProps) => {
  const { value } = face.asks;
  if (value === null) return null;
  if (value === 'aide')
    return (
      <ChipPicker
        label="Which of the three"
        options={AIDE}
        chosen={draft.value === null ? [] : [draft.value === 0 ? '0' : draft.value === 1 ? '1' : '2']}
        onChange={([id]) => {
          onChange({ ...draft, value: id === undefined ? null : Number(id) });
        }}
        testID={`cards.play.${face.card}.value`}
      />
    );
  return (
    <Stepper
      label="Rating printed on the card"
      value={draft.value ?? 0}
      min={0}
      max={9}
      onChange={(rating) => {
        onChange({ ...draft, value: rating });
      }}
      testID={`cards.play.${face.card}.value`}
    />
  );
};

/** MOP App. III: sooner or later by so many turns as the card says, or never. */
const ArrivalPart = (props: PartProps) => {
  const { face, side, draft, onChange } = props;
  const view = useView();
  const isNext = face.asks.subject === 'nextArrival';
  const options = arrivalChoices(view, face, side);
  const nameOf = (id: string): string =>
    id === AT_RANDOM ? 'One at random' : (view.setup.formations.find((one) => one.id === id)?.name ?? id);
  if (options.length === 0) return <Small>No reinforcement is still to come: nothing happens.</Small>;
  return (
    <>
      <ChipPicker
        label={isNext ? 'Next due' : 'Which reinforcement'}
        options={options.map((id) => ({ id, label: nameOf(id) }))}
        chosen={draft.formation === null ? [] : [draft.formation]}
        onChange={([id]) => {
          onChange(withFormation(view, face, side, { draft, formation: id ?? null }));
        }}
        testID={`cards.play.${face.card}.arrival`}
      />
      {draft.formation === null ? null : <WhenPart {...props} />}
      {draft.formation === null || draft.formation === AT_RANDOM || isNext ? null : <StrengthPart {...props} />}
    </>
  );
};

const WhenPart = ({ face, draft, onChange }: PartProps) => {
  const { setup, turn: now } = useView('setup', 'turn');
  const { turns } = setup;
  return (
    <>
      {draft.never ? null : (
        <Stepper
          label="It comes on"
          value={draft.turn}
          min={now.index}
          max={turns.length - 1}
          format={(turn) => turns[turn]?.label ?? String(turn + 1)}
          onChange={(turn) => {
            onChange({ ...draft, turn });
          }}
          testID={`cards.play.${face.card}.turn`}
        />
      )}
      {face.card === '25' ? null : (
        <ToggleRow
          label="It never comes"
          value={draft.never}
          onChange={(never) => {
            onChange({ ...draft, never });
          }}
          testID={`cards.play.${face.card}.never`}
        />
      )}
    </>
  );
};

/** Ruling 44: a quarter of its strength in points. */
const StrengthPart = ({ face, draft, onChange }: PartProps) => (
  <Stepper
    label="Its strength"
    hint="In restricted play a quarter of it counts as points"
    value={draft.strength ?? 0}
    min={0}
    max={300}
    onChange={(strength) => {
      onChange({ ...draft, strength: strength === 0 ? null : strength });
    }}
    testID={`cards.play.${face.card}.strength`}
  />
);

/** Ruling 51: asked where no title sheet says it. */
const PointsPart = ({ face, draft, onChange }: PartProps) =>
  face.points === null && draft.strength === null ? (
    <Stepper
      label="VP printed on the card"
      hint="Kept with the title sheet when its cards are counted there"
      value={draft.points ?? 0}
      min={-50}
      max={50}
      onChange={(points) => {
        onChange({ ...draft, points: points === 0 ? null : points });
      }}
      testID={`cards.play.${face.card}.points`}
    />
  ) : null;
