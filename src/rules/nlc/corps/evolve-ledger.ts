import { NO_OPERATIONS, keyOf, keyOfSubject } from './corps';
import type { CorpsEvent, Ledger } from './corps';

type Of<Type extends CorpsEvent['type']> = Extract<CorpsEvent, { type: Type }>;

/** Limits and who is demoralized, after something happened; the same on the table and on a desk. */
export const evolveLedger = (ledger: Ledger, event: CorpsEvent): Ledger => {
  switch (event.type) {
    case 'OperationRecorded':
      return withOperation(ledger, event);
    case 'NeighboursSet':
      return { ...ledger, neighbours: withNeighbours(ledger, event) };
    case 'LossesCounted':
      return { ...ledger, besides: { ...ledger.besides, [keyOfSubject(event.of)]: event.lost } };
    case 'DivisionSet':
      return withDivision(ledger, event);
    case 'UntoldTold':
      return withoutUntold(ledger, keyOf(event.formation, event.division));
    case 'DemoralizationTurned':
      return { ...ledger, demoralized: turned(ledger.demoralized, keyOfSubject(event.of), event.now) };
    case 'RallyTried':
      return { ...ledger, rallies: { ...ledger.rallies, [event.side]: withRally(ledger, event) } };
    case 'DisruptionTried':
      return { ...ledger, tried: { ...ledger.tried, [event.side]: withTried(ledger, event) } };
    default:
      return ledger;
  }
};

const withOperation = (ledger: Ledger, { formation, division, what }: Of<'OperationRecorded'>): Ledger => {
  const key = keyOf(formation, division);
  const before = ledger.operations[key] ?? NO_OPERATIONS;
  return { ...ledger, operations: { ...ledger.operations, [key]: { ...before, [what]: before[what] + 1 } } };
};

const withoutUntold = (ledger: Ledger, key: string): Ledger => {
  const { [key]: _operations, ...operations } = ledger.operations;
  const { [key]: _division, ...divisions } = ledger.divisions;
  return { ...ledger, operations, divisions };
};

/** NLC 20.6: a distance is the same from either end. A division on its own orders frightens nobody, so it is in no other's list. */
const withNeighbours = (
  { neighbours: all, divisions }: Ledger,
  { formation, division, near }: Of<'NeighboursSet'>,
): Ledger['neighbours'] => {
  const key = keyOf(formation, division);
  if (division !== null) return { ...all, [key]: near };
  const among = (other: string): boolean => near.includes(other);
  const others = [...new Set([...Object.keys(all), ...near])].filter((other) => other !== key && !(other in divisions));
  const mutual = others.map((other): readonly [string, readonly string[]] => {
    const rest = (all[other] ?? []).filter((one) => one !== key);
    return [other, among(other) ? [...rest, key] : rest];
  });
  return { ...all, ...Object.fromEntries(mutual), [key]: near };
};

const withDivision = (ledger: Ledger, event: Of<'DivisionSet'>): Ledger => {
  const { formation, division, ownOrders, withinCommanderRange } = event;
  const key = keyOf(formation, division);
  const { [key]: _, ...others } = ledger.divisions;
  if (ownOrders) return { ...ledger, divisions: { ...others, [key]: { formation, division, withinCommanderRange } } };
  // Back with its corps, it is as the corps is and has no verdict of its own.
  return { ...ledger, divisions: others, demoralized: ledger.demoralized.filter((one) => one !== key) };
};

const turned = (list: readonly string[], key: string, now: Of<'DemoralizationTurned'>['now']): readonly string[] => {
  const others = list.filter((one) => one !== key);
  return now === 'demoralized' ? [...others, key] : others;
};

const withRally = ({ rallies }: Ledger, { side, turn, atStart, formation, tries }: Of<'RallyTried'>) => {
  const before = rallies[side]?.turn === turn ? rallies[side].tries : {};
  return { turn, atStart, tries: { ...before, [formation]: (before[formation] ?? 0) + tries.length } };
};

const withTried = ({ tried }: Ledger, { side, turn, tries }: Of<'DisruptionTried'>) => {
  const before = tried[side]?.turn === turn ? tried[side].units : [];
  return { turn, units: [...before, ...tries.map(({ unit }) => unit)] };
};
