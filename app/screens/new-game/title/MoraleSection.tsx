import { View } from 'react-native';
import { SIDES, bothSides } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { MATRIX_PLAY, ROUT_ENDS } from '../../../../src/rules/common/index';
import type { Setup } from '../../../../src/rules/common/index';
import { halves } from '../../../../src/wording/halves';
import { MATRIX_WORDS, ROUT_END_WORDS } from '../../../../src/wording/en/setup-fields';
import { ChoiceList } from '../../../components/ChoiceList';
import { SectionTitle } from '../../../components/SectionTitle';
import { Stepper } from '../../../components/Stepper';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../Fold';
import { useRest } from '../rests';
import { OptionalStepper } from '../units/OptionalStepper';
import { EventsField } from './EventsField';
import type { Title } from './title-types';

type MoraleSectionProps = { readonly setup: Setup; readonly onChange: (setup: Setup) => void };

const HIGHEST = 21;
/** Half way up the track: nobody's printed value, only a short way to all of them. */
const HALFWAY = 12;

/** What N20's Expansion Kit leaves to the title: where morale starts, how matrix and events are played, what a rout is worth. */
export const MoraleSection = ({ setup, onChange }: MoraleSectionProps) => {
  const { title } = setup;
  const change = (part: Partial<Title>): void => {
    onChange({ ...setup, title: { ...title, ...part } });
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Morale, matrix and events</SectionTitle>
      <StartMorale setup={setup} change={change} />
      <Fold title="Maneuver matrix" summary={MATRIX_WORDS[title.matrix].title} testID="setup.matrix">
        <ChoiceList
          options={MATRIX_PLAY.map((id) => ({ id, label: MATRIX_WORDS[id].title, hint: MATRIX_WORDS[id].hint }))}
          chosen={[title.matrix]}
          mode="one"
          onChange={([matrix = title.matrix]) => {
            change({ matrix });
          }}
          testID="setup.matrix.play"
        />
      </Fold>
      <EventsField title={title} change={change} />
      <Fold title="Rout marker comes off" summary={ROUT_END_WORDS[title.routEnds]} testID="setup.rout">
        <Small tone="inkSoft">Editions of the base game differ; yours says which.</Small>
        <ChoiceList
          options={ROUT_ENDS.map((id) => ({ id, label: ROUT_END_WORDS[id] }))}
          chosen={[title.routEnds]}
          mode="one"
          onChange={([routEnds = title.routEnds]) => {
            change({ routEnds });
          }}
          testID="setup.rout.ends"
        />
      </Fold>
      <Losses title={title} change={change} />
    </View>
  );
};

type PartProps = { readonly change: (part: Partial<Title>) => void };

type Said = Readonly<Record<Side, number | null>>;

/** What one side alone has said, as a line that is kept with all else that is not taken yet. */
const lineOf = (said: Said): string => {
  const side = SIDES.find((one) => said[one] !== null);
  return side === undefined ? '' : `${side} ${String(said[side])}`;
};

const saidIn = (line: string): Said => {
  const [side, value] = line.split(' ');
  return bothSides((one) => (one === side ? Number(value) : null));
};

/** One side alone says nothing yet: until both are entered, the title has no morale to start with. */
const StartMorale = ({ setup, change }: PartProps & { readonly setup: Setup }) => {
  const { startMorale } = setup.title;
  const [half, setHalf] = useRest('morale', 'morale at the start');
  const said: Said = startMorale ?? saidIn(half);
  const set = (side: Side, value: number | null): void => {
    const { first, second }: Said = { ...said, [side]: value };
    setHalf(first !== null && second !== null ? '' : lineOf({ first, second }));
    change({ startMorale: first === null || second === null ? null : { first, second } });
  };
  return (
    <View style={{ gap: SPACE.s }}>
      {SIDES.map((side) => (
        <OptionalStepper
          key={side}
          label={`Morale at the start: ${setup.sides[side].title}`}
          value={said[side]}
          min={0}
          max={HIGHEST}
          start={HALFWAY}
          none="none"
          inHalves
          format={halves}
          onChange={(value) => {
            set(side, value);
          }}
          testID={`setup.morale.${side}`}
        />
      ))}
      {startMorale === null ? <Small tone="inkSoft">Until both are entered, the game asks for them.</Small> : null}
    </View>
  );
};

const CAUSES = [
  { cause: 'routed', label: 'routs' },
  { cause: 'broken', label: 'breaks' },
] as const;
const TAKERS = [
  { who: 'owner', label: 'its own side loses' },
  { who: 'enemy', label: 'the enemy gains' },
] as const;

const Losses = ({ title, change }: PartProps & { readonly title: Title }) => {
  const { losses } = title;
  const summary = CAUSES.map(
    ({ cause, label }) => `${label} −${String(losses[cause].owner)}, enemy +${String(losses[cause].enemy)}`,
  ).join(' · ');
  return (
    <Fold title="Routs and breaks" summary={summary} testID="setup.losses">
      {CAUSES.map(({ cause, label }) => (
        <View key={cause}>
          {TAKERS.map(({ who, label: taker }) => (
            <Stepper
              key={who}
              label={`When a unit ${label}, ${taker}`}
              value={losses[cause][who]}
              min={0}
              max={3}
              onChange={(points) => {
                change({ losses: { ...losses, [cause]: { ...losses[cause], [who]: points } } });
              }}
              testID={`setup.losses.${cause}.${who}`}
            />
          ))}
        </View>
      ))}
      <Small tone="inkSoft">Whole points. A unit of strength 0 or 1 moves morale by half a point (N20 12.7.1).</Small>
    </Fold>
  );
};
