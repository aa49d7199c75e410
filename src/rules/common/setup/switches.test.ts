import { mop } from '../../mop/index';
import { n20 } from '../../n20/index';
import { nlc } from '../../nlc/index';
import type { GameRules } from '../game-rules';
import { battle } from '../../../testkit/battle';
import { startedUnder } from './setup-rules';
import { isStrange } from './switches';

type Rules = Pick<
  GameRules<never, unknown, unknown, unknown, unknown>,
  'id' | 'setup' | 'decodeCommand' | 'decodeEvent'
>;
const RULES: readonly Rules[] = [nlc, mop, n20];

describe('each rule set declares its own switches', () => {
  test.each(RULES)('$id: none is there twice, and a new game begins with some of them', ({ setup }) => {
    expect(new Set(setup.switches).size).toBe(setup.switches.length);
    expect(setup.begins.switches.filter((name) => !setup.switches.includes(name))).toEqual([]);
  });

  test('a refit has those of the rules it is built on, in their order, each of its own behind the one it belongs to', () => {
    const own: readonly string[] = nlc.setup.switches;
    expect(mop.setup.switches.filter((name) => own.includes(name))).toEqual(own);
    const at = mop.setup.switches.indexOf('hiddenTrafficJams');
    expect(mop.setup.switches.slice(at, at + 3)).toEqual(['hiddenTrafficJams', 'hiddenForces', 'vedettes']);
  });
});

describe('a set-up is read by the switches of its own rules', () => {
  const started = (switches: readonly string[]) => ({
    type: 'GameStarted',
    step: '',
    setup: { ...battle(), switches },
  });

  test.each(RULES)('$id: one that no rule set ever had is not read, as a command or an event', (rules) => {
    const bad = { kind: 'bad', path: 'setup.switches.1' };
    const switches = [rules.setup.switches[0] ?? '', 'fasterHorses'];
    expect(rules.decodeEvent(started(switches))).toEqual(bad);
    expect(rules.decodeCommand({ type: 'StartGame', setup: { ...battle(), switches } })).toEqual(bad);
    expect(rules.decodeEvent(started(switches.slice(0, 1))).kind).toBe('ok');
  });

  test.each(RULES)('$id: a stored game with a switch of other rules opens as it was', (rules) => {
    const switches = ['rollSix', 'hiddenDemoralization', 'pursuitOnce'];
    expect(rules.decodeEvent(started(switches))).toMatchObject({ kind: 'ok', value: { setup: { switches } } });
  });

  test('given a form that still holds a switch of other rules, when a game begins, then what they never had stays behind', () => {
    const setup = { ...battle(), switches: ['rollSix', 'fasterHorses'] };
    expect(startedUnder(n20.setup, setup).switches).toEqual(['rollSix']);
    expect(isStrange(n20.setup.switches, 'pursuitOnce')).toBe(false);
  });
});
