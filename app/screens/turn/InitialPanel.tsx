import { View } from 'react-native';
import { SIDES, bothSides, otherSide } from '../../../src/engine/sides';
import type { BySide, Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import { bonusOf, contestWorking, cupRating, initialOdds } from '../../../src/rules/nlc/index';
import type { Leader } from '../../../src/rules/common/index';
import type { CupView, Initiative, Retreats } from '../../../src/rules/nlc/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { DiceResult } from '../../components/DiceResult';
import { OddsList } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { Stepper } from '../../components/Stepper';
import { Body, Heading } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { faceTitle } from '../cards/card-words';
import { Contender } from './Contender';
import { initialCards } from './given-by-card';
import type { InitialCards } from './given-by-card';
import { rollerOf, retreatsNow } from './next-prepare';
import { NotInReserve } from './NotInReserve';
import { RollAgain } from './RollAgain';
import { useTurnDraft } from './turn-draft';
import { useAtFoot } from './use-next';
import { WorkingOf } from './WorkingOf';

/** NLC 4.2: the contest for the Initial Action, and what the winner makes of it. */
export const InitialPanel = () => {
  const { cup } = useView('cup');
  if (cup === undefined) return null;
  return (
    <Panel testID="prepare.initial">
      {cup.initiative === null ? <Contest cup={cup} /> : <Contested initiative={cup.initiative} cup={cup} />}
    </Panel>
  );
};

const Contest = ({ cup }: { readonly cup: CupView }) => {
  const view = useView();
  const { setup } = view;
  const dispatch = useDispatch();
  const { draft, change } = useTurnDraft();
  const retreats = retreatsNow(view, draft);
  const isAtFoot = useAtFoot('prepare.initial.roll');
  const counts = isOn(setup, 'takingTheInitiative');
  const commander: BySide<Leader | undefined> = bothSides((side) =>
    rollerOf(cup.commanders[side], draft.contender[side]),
  );
  const ratingOf = (leader: Leader | undefined): number => (leader === undefined ? 0 : cupRating(leader));
  const stakes = bothSides((side) => ({
    rating: ratingOf(commander[side]),
    bonus: counts ? bonusOf(retreats[side], retreats[otherSide(side)]) : 0,
  }));
  const chances = initialOdds(stakes);
  const byCard = initialCards(view);
  return (
    <View style={{ gap: SPACE.m }}>
      {SIDES.map((side) => (
        <Contender
          key={side}
          side={side}
          cup={cup}
          chosen={commander[side]?.id ?? null}
          testID={`prepare.initial.${side}.commander`}
        >
          {counts ? (
            <RetreatSteppers
              retreats={retreats[side]}
              onChange={(next) => {
                change({ retreats: { ...retreats, [side]: next } });
              }}
            />
          ) : null}
        </Contender>
      ))}
      <ByCard cards={byCard} />
      {byCard.given.length > 0 || byCard.settled ? null : (
        <OddsList
          odds={SIDES.filter((side) => byCard.late.every((one) => one.side !== side)).map((side) => ({
            id: side,
            label: `${setup.sides[side].title} by 3 or more`,
            ...chances[side],
          }))}
          testID="prepare.initial.odds"
        />
      )}
      {isAtFoot ? null : (
        <Button
          label={byCard.settled ? 'Go on' : 'Roll for both'}
          icon={byCard.settled ? 'check' : 'dice'}
          disabled={cup.inside !== null}
          onPress={() => {
            const commanders = bothSides((side) => commander[side]?.id ?? null);
            void dispatch({ type: 'RollInitial', commanders, ...(counts ? { retreats } : {}) });
          }}
          testID="prepare.initial.roll"
        />
      )}
    </View>
  );
};

/** Ruling 54: what cards say before the dice do. */
const ByCard = ({ cards: { given, late } }: { readonly cards: InitialCards }) => {
  const { sides } = useView('setup').setup;
  return (
    <>
      {late.map(({ side, face }) => (
        <Body key={side}>{`${faceTitle(face)}: no Initial Action for ${sides[side].title}.`}</Body>
      ))}
      {given.map(({ side, face }) => (
        <Body key={side}>{`${faceTitle(face)} gives ${sides[side].title} the Initial Action without a roll.`}</Body>
      ))}
      {given.length > 1 ? <Body>The dice say whose comes first.</Body> : null}
    </>
  );
};

type RetreatProps = { readonly retreats: Retreats; readonly onChange: (retreats: Retreats) => void };

/** NLC 20.11: what the map showed last turn. */
const RetreatSteppers = ({ retreats, onChange }: RetreatProps) => (
  <>
    <Stepper
      label="Units retreated last turn"
      value={retreats.units}
      min={0}
      max={40}
      onChange={(units) => {
        onChange({ ...retreats, units });
      }}
      testID="prepare.initial.units"
    />
    <Stepper
      label="In how many combats"
      value={retreats.combats}
      min={0}
      max={20}
      onChange={(combats) => {
        onChange({ ...retreats, combats });
      }}
      testID="prepare.initial.combats"
    />
  </>
);

const nobody = (byCard: true | undefined): string => (byCard === true ? 'No Initial Action' : 'Nobody leads by 3');

const Contested = ({ initiative, cup }: { readonly initiative: Initiative; readonly cup: CupView }) => {
  const { setup } = useView('setup');
  const { winner, lead, rolls, taken, settled, byCard } = initiative;
  const thrown = SIDES.some((side) => rolls[side].die > 0);
  const dice = bothSides((side) => rolls[side].die);
  return (
    <View style={{ gap: SPACE.m }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l }}>
        {(thrown ? SIDES : []).map((side) => (
          <View key={side} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <DiceResult faces={[dice[side]]} size={44} />
            <Body>{setup.sides[side].title}</Body>
          </View>
        ))}
      </View>
      <Heading>{winner === null ? nobody(byCard) : `${setup.sides[winner].title}: first action`}</Heading>
      {byCard === true ? <Body>By a card (Ruling 54).</Body> : null}
      {thrown && byCard !== true ? <WorkingOf working={contestWorking(rolls, { dice, winner, lead })} /> : null}
      <RollAgain type="RollInitial" />
      {settled || winner === null ? null : <TakeInitial cup={cup} side={winner} />}
      {settled && winner !== null ? <Taken taken={taken} /> : null}
    </View>
  );
};

const Taken = ({ taken }: Pick<Initiative, 'taken'>) => {
  const names = useNames();
  return <Body>{taken === null ? 'No Initial Action taken.' : `${names.formation(taken)} acts before any draw.`}</Body>;
};

/** The foot plays what is chosen here, or passes it. */
const TakeInitial = ({ cup, side }: { readonly cup: CupView; readonly side: Side }) => {
  const names = useNames();
  const { draft, change } = useTurnDraft();
  return (
    <>
      <ChipPicker
        label="Which chit acts first"
        options={cup.mayTakeInitial.map((id) => ({ id, label: names.formation(id) }))}
        chosen={draft.first === null ? [] : [draft.first]}
        onChange={([first = null]) => {
          change({ first });
        }}
        testID={`prepare.initial.${side}.chit`}
      />
      <NotInReserve side={side} cup={cup} />
    </>
  );
};
