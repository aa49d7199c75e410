/** Two armies of historical names and plausible numbers, forty counters in all; nothing of it is a game's own. */
export const FRENCH = {
  corps: ['I Corps, d’Erlon, 3', 'II Corps, Reille, 3', 'Imperial Guard, Drouot, 4', 'IV Cavalry Corps, Milhaud, 3'],
  units: [
    'Quiot, I Corps, inf, 5-3',
    'Donzelot, I Corps, inf, 5-3',
    'Marcognet, I Corps, inf, 5-3',
    'Durutte, I Corps, inf, 4-2',
    'Jacquinot, I Corps, cav, 3-1',
    'I Corps guns, I Corps, foot artillery, 4-2',
    'Bachelu, II Corps, inf, 4-2',
    'Foy, II Corps, inf, 5-3',
    'Jérôme, II Corps, inf, 7-4',
    'Piré, II Corps, cav, 4-2',
    'Grand battery, II Corps, foot artillery, 10-5',
    'Friant, Imperial Guard, inf, 5-3,,,,,,old',
    'Morand, Imperial Guard, inf, 5-3,,,,,,middle',
    'Duhesme, Imperial Guard, inf, 5-2,,,,,,young',
    'Guard guns, Imperial Guard, foot artillery, 6-3',
    'Wathier, IV Cavalry Corps, cav, 4-2',
    'Delort, IV Cavalry Corps, cav, 4-2',
    'Milhaud’s guns, IV Cavalry Corps, horse artillery, 2-1',
  ],
} as const;

export const ALLIES = {
  corps: ['I Corps, Orange, 3', 'Reserve, Picton, 3', 'Cavalry Corps, Uxbridge, 4', 'IV Corps, Bülow, 3'],
  units: [
    'Cooke, I Corps, inf, 5-3',
    'Alten, I Corps, inf, 5-2',
    'Perponcher, I Corps, inf, 4-2',
    'Chassé, I Corps, inf, 4-2',
    'I Corps guns, I Corps, foot artillery, 3-1',
    'Kempt, Reserve, inf, 4-2',
    'Pack, Reserve, inf, 4-2',
    'Best, Reserve, inf, 3-1',
    'Lambert, Reserve, inf, 4-2',
    'Reserve guns, Reserve, foot artillery, 2-1',
    'Somerset, Cavalry Corps, cav, 5-2',
    'Ponsonby, Cavalry Corps, cav, 5-2',
    'Dörnberg, Cavalry Corps, cav, 3-1',
    'Vivian, Cavalry Corps, cav, 4-2',
    'Horse guns, Cavalry Corps, horse artillery, 2-1',
    'Hacke, IV Corps, inf, 5-3',
    'Ryssel, IV Corps, inf, 5-3',
    'Losthin, IV Corps, inf, 5-3',
    'Hiller, IV Corps, inf, 5-3',
    'Prinz Wilhelm, IV Corps, cav, 4-2',
    'Schwerin, IV Corps, cav, 3-1',
    'IV Corps guns, IV Corps, foot artillery, 4-2',
  ],
} as const;

export const PLACES = [
  'Hougoumont',
  'La Haye Sainte',
  'Papelotte',
  'Plancenoit',
  'La Belle Alliance',
  'Mont-Saint-Jean',
] as const;

/** The set-up numbers formations within their side and units through both, in the order of the lines. */
export const [FRENCH_I, REILLE, GUARD, MILHAUD] = ['first-f-1', 'first-f-2', 'first-f-3', 'first-f-4'] as const;
export const [ALLIED_I, PICTON, , BULOW] = ['second-f-1', 'second-f-2', 'second-f-3', 'second-f-4'] as const;
const ALL = [...FRENCH.units, ...ALLIES.units].map((line) => line.split(',')[0] ?? '');
/** The id of a counter by its name. */
export const unit = (name: string): string => `u-${String(ALL.indexOf(name) + 1)}`;
