import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { coordinatedOdds, coordinatedWorking, cupRating } from '../../../src/rules/nlc/index';
import type { Coordination, CupView } from '../../../src/rules/nlc/index';
import { listed } from '../../../src/wording/names';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { DiceResult } from '../../components/DiceResult';
import { OddsBar } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { Body, Heading } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { faceTitle } from '../cards/card-words';
import { CommanderPicker } from './CommanderPicker';
import { cardFor } from './given-by-card';
import { rollerOf } from './next-prepare';
import { SideHeading } from './SideHeading';
import { NotInReserve } from './NotInReserve';
import { RollAgain } from './RollAgain';
import { useTurnDraft } from './turn-draft';
import { useAtFoot } from './use-next';
import { WorkingOf } from './WorkingOf';

type SideProps = { readonly side: Side };

/** NLC 4.1: one side's roll for its Coordinated Action chit, and the choice of the two formations it moves. */
export const CoordinatedPanel = ({ side }: SideProps) => {
  const { cup } = useView('cup');
  if (cup === undefined) return null;
  const coordination = cup.coordination[side];
  return (
    <Panel testID={`prepare.coordinated.${side}`}>
      <SideHeading side={side} />
      {coordination === null ? <RollFor side={side} cup={cup} /> : <Rolled coordination={coordination} cup={cup} />}
    </Panel>
  );
};

const RollFor = ({ side, cup }: SideProps & { readonly cup: CupView }) => {
  const dispatch = useDispatch();
  const { title } = useView('setup').setup.sides[side];
  const commanders = cup.commanders[side];
  const { draft, change } = useTurnDraft();
  const commander = rollerOf(commanders, draft.coordinator[side]);
  const rating = commander === undefined ? 0 : cupRating(commander);
  const isAtFoot = useAtFoot(`prepare.coordinated.${side}.roll`);
  const card = cardFor(useView(), side, 'coordinated');
  const take = (): void => {
    void dispatch({ type: 'RollCoordinated', side, commander: commander?.id ?? null });
  };
  if (card !== undefined)
    return (
      <View style={{ gap: SPACE.m }}>
        <Body>{`${faceTitle(card)} gives the chit without a roll.`}</Body>
        {isAtFoot ? null : (
          <Button
            label="Take the chit"
            disabled={cup.inside !== null}
            onPress={take}
            testID={`prepare.coordinated.${side}.roll`}
          />
        )}
      </View>
    );
  return (
    <View style={{ gap: SPACE.m }}>
      <CommanderPicker
        commanders={commanders}
        chosen={commander?.id ?? null}
        onChange={(id) => {
          change({ coordinator: { ...draft.coordinator, [side]: id } });
        }}
        testID={`prepare.coordinated.${side}.commander`}
      />
      <OddsBar
        odds={{
          id: side,
          label: `Wins the chit (rating ${String(rating)})`,
          ...coordinatedOdds(rating),
        }}
      />
      {isAtFoot ? null : (
        <Button
          label={`Roll for ${title}`}
          icon="dice"
          disabled={cup.inside !== null}
          onPress={take}
          testID={`prepare.coordinated.${side}.roll`}
        />
      )}
    </View>
  );
};

const Rolled = ({ coordination, cup }: { readonly coordination: Coordination; readonly cup: CupView }) => {
  const { die, rating, won, aside } = coordination;
  const names = useNames();
  const commander = coordination.commander === null ? '' : names.leader(coordination.commander);
  const byCard = coordination.byCard === true;
  return (
    <View style={{ gap: SPACE.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        {byCard ? null : <DiceResult faces={[die]} size={52} />}
        <View style={{ flex: 1 }}>
          <Heading>
            {byCard ? 'Coordinated Action by a card' : won ? 'Coordinated Action won' : 'No Coordinated Action'}
          </Heading>
        </View>
      </View>
      {byCard ? null : <WorkingOf working={coordinatedWorking(commander, rating, die)} />}
      <RollAgain type="RollCoordinated" of={coordination.side} />
      {won && aside === null ? <ChooseTwo coordination={coordination} cup={cup} /> : null}
      {aside === null ? null : (
        <Body>
          {aside.length === 0 ? 'The chit stays unused.' : `${listed(aside.map(names.formation))} act together.`}
        </Body>
      )}
    </View>
  );
};

/** The foot sets aside what is chosen here, or leaves the chit unused. Where another roll is at the foot, that waits. */
const ChooseTwo = ({ coordination, cup }: { readonly coordination: Coordination; readonly cup: CupView }) => {
  const names = useNames();
  const { side } = coordination;
  const { draft, change } = useTurnDraft();
  const chosen = draft.pair[side];
  return (
    <>
      <ChipPicker
        label="Two formations that act on one draw"
        mode="many"
        options={cup.mayCoordinate[side].map((id) => ({
          id,
          label: names.formation(id),
          disabled: chosen.length === 2 && !chosen.includes(id),
        }))}
        chosen={chosen}
        onChange={(chits) => {
          change({ pair: { ...draft.pair, [side]: chits } });
        }}
        testID={`prepare.coordinated.${side}.chits`}
      />
      <NotInReserve side={side} cup={cup} />
    </>
  );
};
