import { addFormations, defaultSetup } from '../rules/common/index';
import { setupRulesOf } from '../rules/list';
import { testPorts } from '../testkit/ports';
import { draftKeeper, readDraft, writeDraft } from './new-game-draft';
import type { GameDraft } from './new-game-draft';

const begun = (name: string): GameDraft => ({
  rules: 'mop',
  setup: addFormations(defaultSetup(setupRulesOf('mop')), 'first', [{ name: '', leader: 'Victor', rating: 2 }]),
  name,
  sheet: null,
  rests: { 'first.units': { about: 'units of French', text: 'Duhesme, II Corps, inf, many' } },
  savedAt: 7,
});

test('a game that is being set up comes back as it was left, names that are missing and lines that were not read too', () => {
  const draft = begun('Brienne');
  expect(readDraft(writeDraft(draft))).toEqual(draft);
});

test('of several states in a row the last is on the device, and none is left once it is thrown away', async () => {
  const { store } = testPorts();
  const keeper = draftKeeper(store);
  await Promise.all([keeper.keep(begun('B')), keeper.keep(begun('Br')), keeper.keep(begun('Brienne'))]);
  expect((await draftKeeper(store).read())?.name).toBe('Brienne');
  await keeper.keep(null);
  expect(await keeper.read()).toBeNull();
});

test('what is no draft is none', () => {
  for (const text of ['', '{', '{}', JSON.stringify({ ...begun('x'), rules: 'chess' })])
    expect(readDraft(text)).toBeNull();
});
