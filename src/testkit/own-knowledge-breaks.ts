/**
 * Commands that break the laws of own knowledge and of own scopes today, each with its reason. The list may only shrink: a command
 * that stands here without breaking its law fails the test, as one does that breaks a law without standing here. Before two
 * phones play one game, the list is empty.
 */
export const BREAKS = {
  'own knowledge': {
    FillCup: 'How many chits go in is counted from the Reserve marks and the marches of both sides.',
    SetAside: 'Whether the open pick lifts a Reserve mark of the other side is read from his marks.',
    TakeInitial: 'Whether the open pick lifts a Reserve mark of the other side is read from his marks.',
    DrawChit: 'The second die runs over the chits that are left in his cup, and names one of them.',
    DeclareReserve: 'Who acts is read from the Reserve marks of that side, whoever taps it.',
    CountVictory:
      'Points that were kept hidden, losses on hidden ledgers and covered cards of both are counted at once.',
    RevealManeuvers: 'Both chits are turned up in one play.',
    DrawEvent:
      'How many cards the pile holds that neither has seen hangs on what both hold and on what the umpire shuffled in.',
    ResolveEvent: 'The special card is drawn from what neither side holds.',
  },
  'own scopes': {
    FillCup: 'Puts the chits of both sides in.',
    SetAside: 'Lifts a Reserve mark of whoever picks, also where the other taps it for him.',
    TakeInitial: 'Lifts a Reserve mark of whoever picks, also where the other taps it for him.',
    DrawEvent: 'Whoever draws is handed his card, also where the other taps it for him.',
    ResolveEvent: 'Whoever drew is handed his special card, also where the other taps it for him.',
    SetUpEvents: 'Deals to both, and tells the umpire what was shuffled in.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Facts that follow from any play, and break the laws whatever was played. */
export const FOLLOWING_BREAKS = {
  DemoralizationTurned:
    'Where demoralization is hidden (MOP 37.10) every play judges the hidden ledgers of both sides, and writes down what it comes to.',
} as const satisfies Readonly<Record<string, string>>;
