/**
 * Ruling 98: plays of the table and of mine by which the enemy's desk comes to show, and no others: what is in the
 * cup and out of it, a Reserve action, both maneuvers turned up, the last count.
 */
export const DECLARED: readonly string[] = [
  'CupFilled',
  'ReserveActed',
  'ChitDrawn',
  'VictoryCounted',
  'ManeuversRevealed',
];

/** Decision 0012: what orders did to a limit that lies open comes to light in the play in which it makes a difference. */
export const TOLD: readonly string[] = ['DemoralizationTurned', 'OperationRecorded', 'DivisionSet'];

/**
 * What an enemy's play at his own desk may put on the table (Ruling 98); what stands under nothing here may show more:
 * it is a reveal, or hangs on what is open in this game.
 */
const QUIET: readonly string[] = [
  ...['BeginHiddenMarch', 'ChangeHiddenRoute', 'SetDummies', 'ChangeArrivalOrder'],
  ...['WriteOrder', 'SetOrder', 'ReceiveOrders', 'RecordLocalDecision', 'CheckSuccess', 'nlc/confidence'],
  ...['NameRoute', 'NoteLoss', 'DropOrder', 'MeetEnemy', 'NextStep', 'SetAway', 'TurnToReserve'],
];
export const SHOWS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...QUIET.map((type) => [type, []] as const),
  ['DrawCard', ['CardTaken']],
  ['DropCard', []],
  ['UseCardEffect', ['EffectUsed']],
  ['KeepEvent', ['EventKept', 'DeskClosed']],
  ['PutEventCard', ['EventCardPut', 'DeskClosed']],
  ['PickManeuver', ['ManeuverSealed', 'DeskClosed']],
]);
