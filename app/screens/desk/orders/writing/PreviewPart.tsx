import { View } from 'react-native';
import type { AppPreview } from '../../../../../src/session/rule-sets';
import { recipientName } from '../../../../../src/wording/en/events-orders';
import { DECISION_WORDS, arrivalWords, complianceWords } from '../../../../../src/wording/en/orders-words';
import { refusalSentence } from '../../../../../src/wording/en/refusals';
import type { Names } from '../../../../../src/wording/names';
import { Notice } from '../../../../components/Notice';
import { OddsList, percent } from '../../../../components/OddsBar';
import type { Odds } from '../../../../components/OddsBar';
import { RuleRef } from '../../../../components/RuleRef';
import { Caption, Label, Small, Strong } from '../../../../components/Words';
import { useNames } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { Fold } from '../../../new-game/Fold';
import { WorkingOf } from '../../../turn/WorkingOf';
import { recipientKey } from '../order-types';

/** What a sheet comes to, as opposed to a roll. */
export type PaperPreview = Extract<AppPreview, Readonly<{ kind: 'order' | 'decision' }>>;
type OrderPreview = Extract<AppPreview, Readonly<{ kind: 'order' }>>;
type SheetPreview = OrderPreview['sheets'][number];
type DecisionPreview = Extract<AppPreview, Readonly<{ kind: 'decision' }>>;

type PreviewPartProps = {
  readonly preview: PaperPreview | null;
  /** What the commander may give after this one. */
  readonly left: number | null;
};

/** What would come of it, before it is sealed; and everything that speaks against it, each with its rule. */
export const PreviewPart = ({ preview, left }: PreviewPartProps) => {
  if (preview === null) return null;
  return (
    <View style={{ gap: SPACE.m }} testID="order.preview">
      {preview.kind === 'order' ? <Sheets sheets={preview.sheets} /> : <Decision preview={preview} />}
      {left === null || preview.kind !== 'order' || preview.faults.length > 0 ? null : (
        <Small>
          {left === 1 ? '1 more order this turn after it' : `${String(left)} more orders this turn after it`}
        </Small>
      )}
      <Faults faults={preview.faults} />
    </View>
  );
};

/** The same in a line above the seal, where the thumb is: the first thing against it, else when and how likely. */
export const PreviewLine = ({ preview }: Pick<PreviewPartProps, 'preview'>) => {
  const names = useNames();
  const line = lineOf(preview, names);
  if (line === null) return null;
  return (
    <Label tone={(preview?.faults.length ?? 0) > 0 ? 'warn' : 'ink'} align="center" live testID="order.line">
      {line}
    </Label>
  );
};

const lineOf = (preview: PaperPreview | null, names: Names): string | null => {
  const [fault] = preview?.faults ?? [];
  if (fault !== undefined) return `${refusalSentence(fault, names)}${fault.rule === null ? '' : ` (${fault.rule})`}`;
  if (preview?.kind !== 'order' || preview.sheets.length !== 1) return null;
  return preview.sheets.map((sheet) => [arrivalWords(sheet, names), ...likeliest(sheet)].join(' · ')).join('');
};

/** NLC 12.7: every roll leads to one of these. Whatever waits, for a turn, a die or the dawn, comes later. */
const ENDS = [
  { words: 'complied with', has: (id) => id === 'complied' },
  { words: 'later', has: (id) => id !== 'complied' && id !== 'ignored' },
  { words: 'ignored', has: (id) => id === 'ignored' },
] as const satisfies readonly Readonly<{ words: string; has: (id: string) => boolean }>[];

const likeliest = (sheet: SheetPreview): readonly string[] => {
  if (sheet.column === null) return [];
  const odds = oddsOf(sheet);
  return ENDS.flatMap(({ words, has }) => {
    const [first, ...others] = odds.filter(({ id }) => has(id));
    return first === undefined ? [] : [`${words} ${percentOf(others.reduce(either, first))}`];
  });
};

type Chance = Readonly<{ n: number; d: number }>;

const either = (one: Chance, other: Chance): Chance => ({ n: one.n * other.d + other.n * one.d, d: one.d * other.d });

const percentOf = ({ n, d }: Chance): string => percent(n, d);

const Faults = ({ faults }: Pick<PaperPreview, 'faults'>) => {
  const names = useNames();
  return faults.map((fault) => (
    <Notice
      key={fault.code}
      kind="warning"
      text={refusalSentence(fault, names)}
      action={fault.rule === null ? undefined : <RuleRef rule={fault.rule} />}
      testID={`order.fault.${fault.code}`}
    />
  ));
};

const Sheets = ({ sheets }: { readonly sheets: readonly SheetPreview[] }) => {
  const [only, ...others] = sheets;
  if (only === undefined) return null;
  if (others.length === 0) return <OneSheet sheet={only} />;
  return sheets.map((sheet) => <ManySheet key={recipientKey(sheet.of)} sheet={sheet} />);
};

const TONES = { complied: 'good', ignored: 'danger', delayed: 'warn', held: 'info', postponed: 'info' } as const;

/** Best first. */
const RANK = ['complied', '1T', 'R4', 'R5', 'postponed', 'held', 'ignored'];

const oddsOf = (sheet: SheetPreview): readonly Odds[] =>
  [...oddsIn(sheet)].sort((one, other) => RANK.indexOf(one.id) - RANK.indexOf(other.id));

const oddsIn = ({ chances }: SheetPreview): readonly Odds[] =>
  chances.map(({ result, chance }) => ({
    id: result.kind === 'delayed' ? result.until : result.kind,
    label: complianceWords(result),
    tone: TONES[result.kind],
    ...chance,
  }));

/** NLC 12.6, 12.7: when it is there, and what the dice may make of it. */
const OneSheet = ({ sheet }: { readonly sheet: SheetPreview }) => {
  const names = useNames();
  const { column, atNight, working } = sheet;
  return (
    <View style={{ gap: SPACE.s }}>
      <Strong testID="order.preview.arrival">{arrivalWords(sheet, names)}</Strong>
      {atNight ? <Small>At night: held to dawn, and complied with there without a check (NLC 16).</Small> : null}
      {column === null ? (
        <Small>Accepted without a check.</Small>
      ) : (
        <>
          <Caption>{`Compliance, column ${column}`}</Caption>
          <OddsList odds={oddsOf(sheet)} testID="order.odds" />
          <Fold title="Why this column" summary={`Column ${column}`} testID="order.working">
            <WorkingOf working={working} />
          </Fold>
        </>
      )}
    </View>
  );
};

/** NLC 12.2, General Retreat: a line for each who gets it. */
const ManySheet = ({ sheet }: { readonly sheet: SheetPreview }) => {
  const names = useNames();
  return (
    <View>
      <Strong>{recipientName(sheet.of, names)}</Strong>
      <Small>{arrivalWords(sheet, names)}</Small>
      {sheet.column === null ? (
        <Small>Accepted without a check.</Small>
      ) : (
        <OddsList odds={oddsOf(sheet)} testID={`order.odds.${recipientKey(sheet.of)}`} />
      )}
    </View>
  );
};

const RESULT_TONES = {
  noEffect: 'ink',
  actsLocally: 'good',
  delayed: 'warn',
  divisionalOrderLeaves: 'good',
  badMove: 'danger',
  firstBadMove: 'danger',
} as const;

const Decision = ({ preview: { chances } }: { readonly preview: DecisionPreview }) => (
  <OddsList
    odds={chances.flatMap(({ result, chance }) =>
      result === null ? [] : [{ id: result, label: DECISION_WORDS[result], tone: RESULT_TONES[result], ...chance }],
    )}
    testID="order.odds"
  />
);
