import { useContext, useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { MORALE_REASON_WORDS } from '../../../../src/wording/en/events-n20';
import { halvesChange } from '../../../../src/wording/halves';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Small, Strong } from '../../../components/Words';
import { useForeseen } from '../../../hooks/use-foreseen';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { SideHeading } from '../../turn/SideHeading';
import { TurnDraftContext } from '../../turn/turn-draft';
import { UnlessAtFoot } from '../../turn/UnlessAtFoot';
import { NOTHING_SAID, gatesOf, nightTake } from './night-take';
import type { NightSaid, NightTake } from './night-take';
import { spanOf, spanWords } from './reason-words';

type NightPanelProps = {
  readonly morale: MoraleView;
  /** Only this side, where the step of the sequence is that side's. */
  readonly only?: Side | undefined;
};

/** N20 12.7.3, 16.8.2: what the enemy on a side's lines of communication costs it, once a night turn. */
export const NightPanel = ({ morale, only }: NightPanelProps) => {
  const { turn } = useView('turn').turn;
  if (turn.kind !== 'night' || !morale.started || morale.outcome.result !== null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="night">
      <SectionTitle aside="N20 12.7.3">Lines of communication at night</SectionTitle>
      {SIDES.filter((side) => only === undefined || side === only).map((side) => (
        <Loser key={`${side}${String(morale.nightPaid[side])}`} side={side} morale={morale} />
      ))}
    </View>
  );
};

/** No map has more of them. */
const MOST_HEXES = 6;

/** What was said of this side and not taken yet: on the Turn page its foot takes it. */
const useSaid = (side: Side): readonly [NightSaid, (said: NightSaid) => void] => {
  const turn = useContext(TurnDraftContext);
  const [own, setOwn] = useState(NOTHING_SAID);
  if (turn === null) return [own, setOwn];
  const { draft, change } = turn;
  const say = (said: NightSaid): void => {
    change({ night: { ...draft.night, [side]: said } });
  };
  return [draft.night[side], say];
};

const Loser = ({ side, morale }: { readonly side: Side; readonly morale: MoraleView }) => {
  const dispatch = useDispatch();
  const { sides } = useView('setup').setup;
  const gates = gatesOf(morale, side);
  const [{ lost, others }, say] = useSaid(side);
  const take = nightTake(morale, side, { lost, others });
  if (morale.nightPaid[side]) return <Small>{`Paid for tonight: ${sides[side].title}.`}</Small>;
  return (
    <Panel>
      <SideHeading side={side} />
      {gates.map((name) => (
        <ToggleRow
          key={name}
          label={`${name} is still in enemy hands`}
          hint="Units have gone through it in pursuit"
          value={!lost.includes(name)}
          onChange={(held) => {
            say({ lost: held ? lost.filter((one) => one !== name) : [...lost, name], others });
          }}
          testID={`night.gate.${side}`}
        />
      ))}
      <Stepper
        label={gates.length === 0 ? 'LOC hexes in enemy hands' : 'Other LOC hexes in enemy hands'}
        hint="½ each"
        value={others}
        min={0}
        max={MOST_HEXES}
        onChange={(count) => {
          say({ lost, others: count });
        }}
        testID={`night.hexes.${side}`}
      />
      <Price side={side} take={take} />
      <UnlessAtFoot testID={`night.take.${side}`}>
        <Button
          label="Take it from the track"
          wide
          onPress={() => {
            void dispatch(take);
          }}
          testID={`night.take.${side}`}
        />
      </UnlessAtFoot>
    </Panel>
  );
};

/** All of it together, hexes and pursuers (Ruling 64), before it is taken. */
const Price = ({ side, take }: { readonly side: Side; readonly take: NightTake }) => {
  const seen = useForeseen(take);
  const names = useNames();
  const span = spanOf(seen, side);
  if (seen === null || span === null) return null;
  const changes = seen.events.flatMap((event) =>
    event.type === 'MoraleChanged' ? [`${halvesChange(event.by)} ${MORALE_REASON_WORDS[event.reason]}`] : [],
  );
  return (
    <View testID={`night.price.${side}`}>
      <Strong>{`Morale ${spanWords(span)}`}</Strong>
      {changes.length === 0 ? null : <Small>{changes.join(', ')}</Small>}
      {seen.wins === null ? null : (
        <Strong tone="danger">{`That ends the game: ${names.side(seen.wins)} would win.`}</Strong>
      )}
    </View>
  );
};
