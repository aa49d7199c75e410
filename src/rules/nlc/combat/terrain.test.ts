import { mopTerrainReduction } from '../../mop/tables/lookups';
import type { MopTerrain } from '../../mop/tables/lookups';
import { terrainReduction } from '../tables/lookups';
import type { NlcTerrain } from '../tables/lookups';
import { ATTACKS, HEXSIDES, IN_HEX, effectOf } from './terrain';
import type { AttackKind, Hexside, InHex } from './terrain';
import type { Game } from './terms';
import { FIGHT_REFUSALS } from './vocabulary';

/** What one line of the chart takes off an attack: null where it bars it. */
const taken = (game: Game, terrain: InHex | Hexside, kind: AttackKind): number | null => {
  const hex = IN_HEX.filter((name) => name === terrain);
  const hexside = HEXSIDES.filter((name) => name === terrain);
  const effect = effectOf({ game, kind, hex, hexside, fromWoods: false });
  return effect.kind === 'barred' ? null : effect.hex + effect.hexside;
};

describe('NLC 7.6 terrain is what the printed charts say', () => {
  const nlc: readonly (readonly [NlcTerrain, InHex | Hexside])[] = [
    ['Town', 'town'],
    ['Chateau', 'chateau'],
    ['Woods', 'woods'],
    ['Stream', 'stream'],
    ['Crest', 'crest'],
    ['Bridge', 'bridge'],
  ];
  const mop: readonly (readonly [MopTerrain, InHex | Hexside])[] = [...nlc, ['Marsh', 'marsh'], ['Slope', 'slope']];

  test.each(ATTACKS)('NLC 7.6 %s, NLC’s chart', (kind) => {
    for (const [printed, terrain] of nlc)
      expect([printed, taken('nlc', terrain, kind)]).toEqual([printed, terrainReduction(printed, kind)]);
  });

  test.each(ATTACKS)('MOP 37.3 %s, MOP’s chart (Ruling 45)', (kind) => {
    for (const [printed, terrain] of mop)
      expect([printed, taken('mop', terrain, kind)]).toEqual([printed, mopTerrainReduction(printed, kind)]);
  });

  test('Ruling 53 an improved position: assaults −50 %, no charges, no matter to bombardment', () => {
    expect(ATTACKS.map((kind) => taken('mop', 'improvedPosition', kind))).toEqual([50, 0, null]);
  });

  test('NLC 7.3 no assault or charge over a major river; guns fire over it', () => {
    expect(ATTACKS.map((kind) => taken('nlc', 'majorRiver', kind))).toEqual([null, 0, null]);
  });

  test('MOP 37.3 what only MOP knows is refused in NLC', () => {
    const effect = effectOf({ game: 'nlc', kind: 'assault', hex: ['marsh'], hexside: [], fromWoods: false });
    expect(effect).toEqual({ kind: 'barred', why: FIGHT_REFUSALS.TERRAIN_OF_MOP_ONLY });
  });

  test('NLC 7.6 a bridge does not shield a town from guns', () => {
    const effect = effectOf({ game: 'nlc', kind: 'bombardment', hex: ['town'], hexside: ['bridge'], fromWoods: false });
    expect(effect).toEqual({ kind: 'reduced', hexside: 0, hex: 75 });
  });
});
