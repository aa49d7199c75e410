import { useMemo } from 'react';
import type { Arm, Mark, Nation } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Names } from '../../../../src/wording/names';
import { sideColour } from '../../../theme/side-of';
import type { SideColourId } from '../../../theme/side-colours';
import { useAnyNames, useViewIfAny } from '../use-any-names';
import type { DraftUnit, UnitFact } from './draft';

/** Whose counter it is, by its print, where no game says it. */
const NATION_COLOURS: Readonly<Record<Nation, SideColourId>> = {
  french: 'french-blue',
  british: 'british-red',
  kgl: 'polish-crimson',
  dutch: 'saxon-gold',
  nassau: 'swedish-teal',
  prussian: 'prussian-iron',
  russian: 'russian-green',
  austrian: 'austrian-white',
  other: 'bavarian-sky',
};

/** How units and leaders of this page are called and printed. */
export type Looks = Readonly<{
  name: (id: string) => string;
  side: (unit: Pick<DraftUnit, 'id' | 'nation'>) => SideColourId;
  sideTitle: (unit: string) => string | undefined;
}>;

const inGame = (view: AppView, names: Names): Looks => {
  const sides = new Map(view.army.units.map(({ unit, side }) => [unit.id, side]));
  const sideOf = (id: string) => {
    const side = sides.get(id);
    return side === undefined ? undefined : view.setup.sides[side];
  };
  return {
    name: names.unit,
    side: ({ id, nation }) => {
      const side = sideOf(id);
      return side === undefined ? NATION_COLOURS[nation] : sideColour(side.colour);
    },
    sideTitle: (id) => sideOf(id)?.title,
  };
};

export const useLooks = (): Looks => {
  const view = useViewIfAny();
  const names = useAnyNames();
  return useMemo(
    () =>
      view === null
        ? { name: names.unit, side: ({ nation }) => NATION_COLOURS[nation], sideTitle: () => undefined }
        : inGame(view, names),
    [view, names],
  );
};

const MARKED: readonly (readonly [UnitFact, Mark])[] = [
  ['disrupted', 'disrupted'],
  ['outOfSupply', 'outOfSupply'],
  ['fatigued', 'fatigued'],
  ['exhausted', 'exhausted'],
];

/** The markers that lie on a unit. */
export const marksOf = ({ facts, did }: DraftUnit): readonly Mark[] => [
  ...MARKED.flatMap(([fact, mark]) => (facts.includes(fact) ? [mark] : [])),
  ...(did === 'nothing' ? [] : [did]),
];

/** A name as part of a testID. */
export const slug = (id: string): string => id.replaceAll(/\s+/g, '-').toLowerCase();

export const isGuns = (arm: Arm): boolean => arm === 'footArtillery' || arm === 'horseArtillery';
