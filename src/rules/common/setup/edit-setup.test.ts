import * as v from 'valibot';
import { battle, unit } from '../../../testkit/battle';
import { mop } from '../../mop/index';
import { n20 } from '../../n20/index';
import { nlc } from '../../nlc/index';
import { faultInSetup } from './check-setup';
import { defaultSetup, underOtherRules } from './setup-rules';
import type { SetupRules } from './setup-rules';
import {
  addFormations,
  addLeader,
  addStep,
  addTurn,
  changeFormation,
  changeLeader,
  changeSide,
  changeTurn,
  moved,
  removeFormation,
  removeLastTurn,
  removeLeader,
  setSwitch,
} from './edit-setup';
import { parseFormations } from './paste-formations';
import { setupSchema } from './setup';

const idsOf = (all: readonly Readonly<{ id: string }>[]): readonly string[] => all.map(({ id }) => id);

describe('what a new game starts from', () => {
  test.each([nlc, mop, n20])('$id: it is a good set-up as it stands, and starts', (rules) => {
    const setup = defaultSetup(rules.setup);
    expect(faultInSetup(setup)).toBeNull();
    expect(rules.decodeCommand({ type: 'StartGame', setup }).kind).toBe('ok');
  });

  test('NLC 4 has one cup, MOP 37.1 two and its Night PM turn, N20 none and no overall commanders', () => {
    expect([nlc, mop, n20].map((rules) => defaultSetup(rules.setup).cup)).toEqual(['one', 'two', 'none']);
    const nightPM = ({ setup }: Readonly<{ setup: SetupRules }>): number =>
      defaultSetup(setup).turns.filter(({ kind }) => kind === 'nightPM').length;
    expect([nlc, mop, n20].map(nightPM)).toEqual([0, 1, 0]);
    expect([nlc, mop, n20].map((rules) => defaultSetup(rules.setup).leaders.length)).toEqual([2, 2, 0]);
  });
});

describe('NLC 19.2: disruption comes off by a check, as the rest of 19 is played', () => {
  test('given a new game, when nothing is changed, then 19.2 is on; N20 has no such thing', () => {
    expect([nlc, mop, n20].map((rules) => defaultSetup(rules.setup).switches)).toEqual([
      ['disruptionByCheck'],
      ['disruptionByCheck'],
      [],
    ]);
  });

  test('given other rules are chosen, then it comes and goes with them, and a player who took it out keeps it out', () => {
    const there = underOtherRules(setSwitch(defaultSetup(nlc.setup), 'openCup', true), nlc.setup, n20.setup);
    expect(there.switches).toEqual(['openCup']);
    expect(underOtherRules(there, n20.setup, mop.setup).switches).toEqual(['openCup', 'disruptionByCheck']);
    const without = setSwitch(defaultSetup(nlc.setup), 'disruptionByCheck', false);
    expect(underOtherRules(without, nlc.setup, mop.setup).switches).toEqual([]);
  });

  test('given a set-up from before it was usual, when it is read again, then it stays as it was played', () => {
    const old = { ...defaultSetup(nlc.setup), switches: [] };
    expect(v.parse(setupSchema, JSON.parse(JSON.stringify(old))).switches).toEqual([]);
  });
});

describe('writing a set-up', () => {
  test('pasted formations come in with ids of their own, side by side with those that are there', () => {
    const { formations } = parseFormations('I \u202eCorps, d’Er\u200blon, 2\nII Corps, Reille, 3');
    const first = addFormations(defaultSetup(nlc.setup), 'first', formations);
    const both = addFormations(addFormations(first, 'second', formations), 'first', [
      { name: 'Guard', leader: '', rating: 4 },
    ]);
    expect(idsOf(both.formations)).toEqual(['first-f-1', 'first-f-2', 'second-f-1', 'second-f-2', 'first-f-3']);
    expect(both.formations[1]).toEqual({
      id: 'first-f-2',
      side: 'first',
      name: 'II Corps',
      leader: 'Reille',
      rating: 3,
      under: null,
      arrives: null,
      onMap: true,
      kind: 'corps',
      limit: null,
    });
    expect(faultInSetup(both)).toBeNull();
  });

  test('an id in the middle is not given twice', () => {
    const three = addFormations(defaultSetup(nlc.setup), 'first', parseFormations('A, 1\nB, 1\nC, 1').formations);
    const again = addFormations(removeFormation(three, 'first-f-2'), 'first', parseFormations('D, 1').formations);
    expect(idsOf(again.formations)).toEqual(['first-f-1', 'first-f-3', 'first-f-4']);
  });

  test('NLC 2.1 the id of a formation that was removed last is not given out again: the history still names it', () => {
    const three = addFormations(defaultSetup(nlc.setup), 'first', parseFormations('A, 1\nB, 1\nC, 1').formations);
    const two = removeFormation(three, 'first-f-3');
    const again = addFormations(two, 'first', parseFormations('D, 1').formations);
    expect(idsOf(again.formations)).toEqual(['first-f-1', 'first-f-2', 'first-f-4']);
    const none = ['first-f-1', 'first-f-2', 'first-f-4'].reduce(removeFormation, again);
    expect(idsOf(addFormations(none, 'first', parseFormations('E, 1').formations).formations)).toEqual(['first-f-5']);
  });

  test('NLC 2.1 what was removed is remembered when the set-up is stored and read back, for commanders too', () => {
    const gone = removeLeader(defaultSetup(nlc.setup), 'second-c-1');
    const stored = v.parse(setupSchema, JSON.parse(JSON.stringify(gone)));
    expect(idsOf(addLeader(stored, 'second', 'OC', 'Prince', 3).leaders)).toEqual(['first-c-1', 'second-c-2']);
    expect('lastRemoved' in v.parse(setupSchema, battle())).toBe(false);
  });

  test('NLC 2.1 a formation takes its units with it', () => {
    const setup = battle({ units: [unit('u-1', 'f1'), unit('u-2', 'f2'), unit('u-7', 'f1')] });
    const after = removeFormation(setup, 'f1');
    expect(idsOf(after.units)).toEqual(['u-2']);
    expect(after.lastRemoved).toBe(7);
    expect(faultInSetup(after)).toBeNull();
  });

  test('changing one leaves the others and the original alone', () => {
    const before = battle();
    const after = changeLeader(changeFormation(before, 'f2', { arrives: 3, rating: 0 }), 'marshal', { onMap: false });
    expect(after.formations.filter((one, i) => one !== before.formations[i])).toMatchObject([
      { id: 'f2', arrives: 3, rating: 0 },
    ]);
    expect(after.leaders[1]).toMatchObject({ onMap: false, rating: 3 });
    expect(before).toEqual(battle());
  });

  test('NLC 4.3 whoever answered to a commander who is gone answers to nobody in particular', () => {
    const withWing = addLeader(battle(), 'first', 'WC', 'Wing', 3);
    const wing = withWing.leaders.at(-1)?.id ?? '';
    const under = changeFormation(changeLeader(withWing, wing, { under: 'emperor' }), 'f1', { under: 'emperor' });
    const gone = removeLeader(under, 'emperor');
    expect([gone.leaders.find(({ id }) => id === wing)?.under, gone.formations[0]?.under]).toEqual([null, null]);
    expect(faultInSetup(gone)).toBeNull();
  });

  test('a switch is on once or off', () => {
    const on = setSwitch(setSwitch(battle(), 'openCup', true), 'openCup', true);
    expect(on.switches).toEqual(['openCup']);
    expect(setSwitch(on, 'openCup', false).switches).toEqual([]);
    expect(setSwitch(battle(), 'openCup', false).switches).toEqual([]);
  });

  test('turns are added at the end, changed in place, and never all taken away', () => {
    const one = battle({ turns: [{ label: '08:00', kind: 'day', day: 1 }] });
    expect(removeLastTurn(one).turns).toHaveLength(1);
    const two = changeTurn(addTurn(one), 1, { label: '09:00', kind: 'night' });
    expect(two.turns).toEqual([
      { label: '08:00', kind: 'day', day: 1 },
      { label: '09:00', kind: 'night', day: 1 },
    ]);
    expect(removeLastTurn(two)).toEqual(one);
  });

  test('a side is renamed without its enemy', () => {
    const { sides } = changeSide(battle(), 'second', { title: 'Prussians' });
    expect([sides.first.title, sides.second.title]).toEqual(['French', 'Prussians']);
  });

  test('Ruling 71 own steps are added with ids of their own and moved up or down, not out of the list', () => {
    const steps = addStep(addStep([], 'Supply'), 'March');
    expect(idsOf(steps)).toEqual(['own-1', 'own-2']);
    expect(idsOf(moved(steps, 1, -1))).toEqual(['own-2', 'own-1']);
    expect(moved(steps, 0, -1)).toEqual(steps);
    expect(moved(steps, 1, 1)).toEqual(steps);
  });
});
