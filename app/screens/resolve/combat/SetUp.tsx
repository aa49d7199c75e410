import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Panel } from '../../../components/Panel';
import { Segmented } from '../../../components/Segmented';
import { SPACE } from '../../../theme/metrics';
import { useAnyNames } from '../use-any-names';
import { CARD_FACTS, knowsCards } from './by-cards';
import { CardsAtFight } from './CardsAtFight';
import { DEED_LABELS, FIGHT_FACT_LABELS } from './combat-labels';
import { COMPOSITIONS } from './composition';
import type { GroupPlan } from './composition';
import { DEEDS, unitsOf, withChangedUnit, withNewStack, withoutStack, withoutUnit, withStack, withUnit } from './draft';
import type { Draft, Group, Stack } from './draft';
import { freshUnit, freshVedettes } from './fresh-unit';
import type { Led } from './leads';
import { GroupPanel } from './GroupPanel';
import type { GroupDeeds } from './GroupPanel';
import { askedOf, idsOnPage, leadersFor, pickableFor, sideOfGroup, unitFromGame } from './in-game';
import type { LeaderChip } from './in-game';
import type { Looks } from './looks';
import { reactionTo } from './opening';
import { RulesFold } from './RulesFold';
import { UnitPanel } from './UnitPanel';
import type { Fight } from './use-fight';

/** The unit whose panel is open, and whether it has only just been put on the page. */
export type Edited = Readonly<{ id: string; fresh: boolean }>;

export type SetUpProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly edited: Edited | null;
  readonly onEdit: (unit: Edited | null) => void;
  readonly onLead: (led: Led) => void;
};

/** Who fights whom, over what ground, and what else bears on it. */
export const SetUp = ({ fight, looks, edited, onEdit, onLead }: SetUpProps) => {
  const { procedure, draft, view, setDraft, setTerms } = fight;
  const { groups } = COMPOSITIONS[procedure];
  return (
    <View style={{ gap: SPACE.l }} testID="combat.setup">
      {view === null ? null : <WhoAttacks fight={fight} />}
      <CardsAtFight fight={fight} />
      {groups
        .filter((plan) => isCalledFor(plan, draft))
        .map((plan) => (
          <Group key={plan.group} fight={fight} looks={looks} plan={plan} edited={edited} onEdit={onEdit} />
        ))}
      <FightFacts fight={fight} />
      <Reaction fight={fight} onLead={onLead} />
      <RulesFold
        draft={draft}
        onTerms={setTerms}
        onDraft={setDraft}
        inGame={view !== null}
        agreed={view?.procedure?.of === 'nlc' ? view.procedure.terms.switches : null}
        isSkyUnknown={view?.procedure?.of === 'nlc' && view.procedure.terms.weather === null}
      />
      {unitsOf(draft).length === 0 ? null : (
        <Button label="Start afresh" icon="undo" kind="plain" onPress={fight.clear} testID="combat.clear" />
      )}
    </View>
  );
};

/** NLC 7.9: cavalry beside whoever is charged may ride first; this charge waits on its own page. */
const Reaction = ({ fight, onLead }: Pick<SetUpProps, 'fight' | 'onLead'>) => {
  const seed = reactionTo(fight);
  return seed === null ? null : (
    <Button
      label="The enemy reacts first"
      hint="A reaction charge at this cavalry; then this charge goes on"
      icon="swap"
      kind="plain"
      onPress={() => {
        onLead({ procedure: 'nlc/reaction-charge', seed });
      }}
      testID="combat.reaction"
    />
  );
};

/** NLC 10: nobody helps a chateau where there is none; 19.3 may be out of force. */
const isCalledFor = ({ group }: GroupPlan, { defenders, terms }: Draft): boolean => {
  if (group === 'helpers') return defenders[0]?.hex.includes('chateau') ?? false;
  return group !== 'support' || terms.options.remoteSupport;
};

const WhoAttacks = ({ fight: { draft, setDraft, procedure } }: { readonly fight: Fight }) => {
  const names = useAnyNames();
  const isEvasion = procedure === 'nlc/retreat-before-assault';
  return (
    <Segmented
      label={isEvasion ? 'The attackers are' : 'Attacker'}
      options={[
        { id: 'first', label: names.side('first') },
        { id: 'second', label: names.side('second') },
      ]}
      value={draft.side}
      onChange={(side) => {
        if (side !== draft.side) setDraft(emptied({ ...draft, side }));
      }}
      testID="combat.side"
    />
  );
};

/** Nobody of the other side stays where his enemies belong. */
const emptied = (draft: Draft): Draft => {
  const all = (stacks: readonly Stack[]): readonly Stack[] =>
    stacks.slice(0, 1).map((stack) => ({ ...stack, units: [], leaders: [] }));
  return {
    ...draft,
    attackers: all(draft.attackers),
    defenders: all(draft.defenders),
    helpers: all(draft.helpers),
    support: all(draft.support),
  };
};

type GroupProps = {
  readonly fight: Fight;
  readonly looks: Looks;
  readonly plan: GroupPlan;
  readonly edited: Edited | null;
  readonly onEdit: (unit: Edited | null) => void;
};

const LOOSE_LEADERS: Readonly<Record<Group, readonly LeaderChip[]>> = {
  attackers: [{ id: 'The attacker’s leader', label: 'A leader' }],
  defenders: [{ id: 'The defender’s leader', label: 'A leader' }],
  helpers: [],
  support: [],
};

const Group = ({ fight, looks, plan, edited, onEdit }: GroupProps) => {
  const { draft, view } = fight;
  const names = useAnyNames();
  const { group, title } = plan;
  const stacks = draft[group];
  return (
    <GroupPanel
      plan={plan}
      title={view === null ? title : `${title}: ${names.side(sideOfGroup(draft, group))}`}
      stacks={stacks}
      terms={draft.terms}
      looks={looks}
      edited={edited?.id ?? null}
      pickable={
        view === null ? null : pickableFor(view, fight, group).filter(({ unit }) => plan.arms.includes(unit.arm))
      }
      picked={idsOnPage(draft)}
      leaders={(stack) => (view === null ? LOOSE_LEADERS[group] : leadersFor(view, draft, group, stack))}
      deeds={deedsOf(fight, group, edited, onEdit)}
      editor={<Editor fight={fight} looks={looks} edited={edited} onEdit={onEdit} />}
    />
  );
};

const deedsOf = (fight: Fight, group: Group, edited: Edited | null, onEdit: GroupProps['onEdit']): GroupDeeds => {
  const { draft, view, setDraft } = fight;
  return {
    onAdd: (place, arm) => {
      const unit = freshUnit(draft, place, arm);
      setDraft(withUnit(draft, place, unit));
      onEdit({ id: unit.id, fresh: true });
    },
    onVedettes: (place) => {
      setDraft(withUnit(draft, place, freshVedettes(draft, place)));
    },
    onPick: (place, id) => {
      const unit = view === null ? null : unitFromGame(view, id);
      if (unit !== null) setDraft(withUnit(draft, place, unit));
    },
    onUnit: (id) => {
      onEdit(edited?.id === id ? null : { id, fresh: false });
    },
    onStack: (place, change) => {
      setDraft(withStack(draft, place, change));
    },
    onNew: () => {
      setDraft(withNewStack(draft, group));
    },
    onDrop: (place) => {
      setDraft(withoutStack(draft, place));
    },
  };
};

const Editor = ({ fight, looks, edited, onEdit }: Omit<GroupProps, 'plan'>) => {
  const { draft, procedure, setDraft, view } = fight;
  const unit = unitsOf(draft).find(({ id }) => id === edited?.id);
  if (unit === undefined || edited === null) return null;
  return (
    <UnitPanel
      unit={unit}
      key={unit.id}
      name={looks.name(unit.id)}
      fresh={edited.fresh}
      procedure={procedure}
      terms={draft.terms}
      asked={askedOf(view, procedure, unit, draft.terms)}
      onChange={(change) => {
        setDraft(withChangedUnit(draft, unit.id, change));
      }}
      onRemove={() => {
        setDraft(withoutUnit(draft, unit.id));
        onEdit(null);
      }}
      onClose={() => {
        onEdit(null);
      }}
    />
  );
};

/** What is true of the whole fight. */
const FightFacts = ({ fight }: { readonly fight: Fight }) => {
  const { draft, procedure, setDraft, view } = fight;
  const { facts, mopFacts, deeds } = COMPOSITIONS[procedure];
  const { opportunityFire } = draft.terms.options;
  const here = [
    ...facts.filter((fact) => procedure !== 'nlc/bombardment' || opportunityFire || draft.facts.includes(fact)),
    ...(draft.terms.game === 'mop' ? mopFacts.filter((fact) => !knowsCards(view) || !CARD_FACTS.includes(fact)) : []),
  ];
  if (here.length === 0 && !deeds) return null;
  return (
    <Panel testID="combat.facts">
      {deeds ? (
        <ChipPicker
          label="What the enemy does"
          options={DEEDS.map((id) => ({ id, label: DEED_LABELS[id] }))}
          chosen={[draft.deed]}
          onChange={([deed]) => {
            if (deed !== undefined) setDraft({ ...draft, deed });
          }}
          testID="combat.deed"
        />
      ) : null}
      {here.length === 0 ? null : (
        <ChipPicker
          label="Also true"
          mode="many"
          options={here.map((id) => ({ id, label: FIGHT_FACT_LABELS[id] }))}
          chosen={draft.facts}
          onChange={(next) => {
            setDraft({ ...draft, facts: next });
          }}
          testID="combat.fact"
        />
      )}
    </Panel>
  );
};
