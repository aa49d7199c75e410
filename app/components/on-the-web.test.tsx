import type { ReactElement } from 'react';
import { ActionGrid } from './ActionGrid';
import { Button } from './Button';
import { ChipPicker } from './ChoiceList';
import { DiePad } from './DiePad';
import { DueList } from './DueList';
import { IconButton } from './IconButton';
import { ListRow } from './ListRow';
import { Notice } from './Notice';
import { OddsBar } from './OddsBar';
import { Segmented } from './Segmented';
import { SideColourPicker } from './SideColourPicker';
import { StatusRegion } from './StatusRegion.web';
import { StepLine } from './StepLine';
import { Stepper } from './Stepper';
import { TextField } from './TextField';
import { ToggleRow } from './ToggleRow';
import { TurnTrack } from './TurnTrack';

/** What a browser is given: react-native-web drops what it does not know, such as `accessibilityState`. */
jest.mock('react-native', () => ({
  ...jest.requireActual<object>('react-native-web'),
  // Asked for by Expo's own set-up, which Jest runs as on a phone.
  TurboModuleRegistry: { get: () => null },
}));
// Metro takes the browser's file by itself.
jest.mock('./Hinted', () => jest.requireActual<object>('./Hinted.web'));
jest.mock('./told', () => jest.requireActual<object>('./told.web'));
jest.mock('../drawings/Icon', () => ({ Icon: () => null }));
jest.mock('../drawings/DieFace', () => ({ DieFace: () => null }));
jest.mock('../drawings/SideMark', () => ({ SideMark: () => null }));
// Jest looks for a phone's files: here it is a browser's that count.
jest.mock('./stops', () => jest.requireActual<object>('./stops.web'));

// React DOM comes without types here.
const { renderToStaticMarkup } = jest.requireActual<{
  readonly renderToStaticMarkup: (element: ReactElement) => string;
}>('react-dom/server');

const nothing = () => undefined;

/** The opening tag of the element with this testID. */
const tag = (element: ReactElement, testID: string): string => {
  const html = renderToStaticMarkup(element);
  return html.split('<').find((piece) => piece.includes(`data-testid="${testID}"`)) ?? html;
};

const OPTIONS = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B', disabled: true },
] as const;

test.each<readonly [string, ReactElement, string, readonly string[]]>([
  ['a toggle', <ToggleRow label="N" value onChange={nothing} testID="t" />, 't', ['aria-checked="true"']],
  [
    'a greyed toggle',
    <ToggleRow label="N" value={false} disabled onChange={nothing} testID="t" />,
    't',
    ['aria-checked="false"', 'aria-disabled="true"'],
  ],
  [
    'a segment',
    <Segmented options={OPTIONS} value="a" onChange={nothing} testID="t" />,
    't.a',
    ['aria-checked="true"'],
  ],
  [
    'a greyed segment',
    <Segmented options={OPTIONS} value="a" onChange={nothing} testID="t" />,
    't.b',
    ['aria-checked="false"', 'aria-disabled="true"'],
  ],
  [
    'a chip',
    <ChipPicker options={OPTIONS} chosen={['a']} onChange={nothing} testID="t" />,
    't.a',
    ['aria-checked="true"'],
  ],
  [
    'a greyed chip',
    <ChipPicker options={OPTIONS} chosen={['a']} onChange={nothing} mode="many" testID="t" />,
    't.b',
    ['aria-checked="false"', 'aria-disabled="true"'],
  ],
  [
    'a colour',
    <SideColourPicker label="C" value="french-blue" onChange={nothing} testID="t" />,
    't.french-blue',
    ['aria-checked="true"'],
  ],
  [
    'a reminder',
    <DueList dues={[{ id: 'a', text: 'A', done: true }]} onToggle={nothing} testID="t" />,
    't.a',
    ['aria-checked="true"'],
  ],
  [
    'a busy button',
    <Button label="B" onPress={nothing} busy testID="t" />,
    't',
    ['aria-busy="true"', 'aria-disabled="true"'],
  ],
  ['a greyed button', <Button label="B" onPress={nothing} disabled testID="t" />, 't', ['aria-disabled="true"']],
  [
    'a sign',
    <IconButton icon="close" label="S" onPress={nothing} selected disabled testID="t" />,
    't',
    ['aria-pressed="true"', 'aria-disabled="true"'],
  ],
  [
    'a line of a list',
    <ListRow title="L" onPress={nothing} selected disabled testID="t" />,
    't',
    ['aria-current="true"', 'aria-disabled="true"'],
  ],
  ['a step', <StepLine number="1" title="S" state="now" onPress={nothing} testID="t" />, 't', ['aria-current="step"']],
  [
    'a turn',
    <TurnTrack
      turns={[{ id: '1', time: '6:00', kind: 'day', label: 'Turn 1' }]}
      current={0}
      onPressTurn={nothing}
      testID="t"
    />,
    't.turn-1',
    ['aria-current="step"'],
  ],
  [
    'odds',
    <OddsBar odds={{ id: 'a', label: 'A', n: 1, d: 2, hit: true }} testID="t" />,
    't',
    ['role="img"', 'aria-label="A: 50 %, 1 / 2"', 'aria-current="true"'],
  ],
  ['a die', <DiePad count={1} faces={[4]} onChange={nothing} testID="t" />, 't.face-4', ['aria-pressed="true"']],
  [
    'a die too many',
    <DiePad count={2} faces={[4, 1]} onChange={nothing} testID="t" />,
    't.face-4',
    ['aria-disabled="true"'],
  ],
  ['a notice', <Notice kind="info" text="N" testID="t" />, 't', ['role="note"']],
])('%s tells its state', (_, element, testID, states) => {
  const drawn = tag(element, testID);
  for (const state of states) expect(drawn).toContain(state);
});

/** What the element is described by, as a reader finds it. */
const hintOf = (element: ReactElement, testID: string): string | undefined => {
  const id = /aria-describedby="([^"]*)"/.exec(tag(element, testID))?.[1];
  const html = renderToStaticMarkup(element);
  return id === undefined ? undefined : new RegExp(`<span id="${id}" hidden="">([^<]*)<`).exec(html)?.[1];
};

test.each<readonly [string, ReactElement, string, string]>([
  ['a button', <Button label="B" hint="Ends it" onPress={nothing} testID="t" />, 't', 'Ends it'],
  ['a toggle', <ToggleRow label="N" value hint="At dawn" onChange={nothing} testID="t" />, 't', 'At dawn'],
  [
    'a segment',
    <Segmented options={[{ id: 'a', label: 'A', hint: 'Odds' }]} value="a" onChange={nothing} testID="t" />,
    't.a',
    'Odds',
  ],
  [
    'a chip',
    <ChipPicker options={[{ id: 'a', label: 'A', hint: 'Full' }]} chosen={[]} onChange={nothing} testID="t" />,
    't.a',
    'Full',
  ],
  [
    'a reminder',
    <DueList dues={[{ id: 'a', text: 'A', detail: 'Roll' }]} onToggle={nothing} testID="t" />,
    't.a',
    'Roll',
  ],
  [
    'a number',
    <Stepper label="N" value={1} min={0} max={3} typed={{ min: 0, max: 99 }} onChange={nothing} testID="t" />,
    't.type',
    'Type a number',
  ],
  ['a field', <TextField label="T" value="" hint="A name" onChange={nothing} testID="t" />, 't', 'A name'],
])('%s tells its hint', (_, element, testID, hint) => {
  expect(hintOf(element, testID)).toBe(hint);
});

test('what has no hint is described by nothing', () => {
  expect(tag(<Button label="B" onPress={nothing} testID="t" />, 't')).not.toContain('aria-describedby');
});

const THREE = [
  { id: 'a', label: 'A', disabled: true },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C' },
] as const;

test.each<readonly [string, ReactElement, readonly string[]]>([
  ['at the chosen segment', <Segmented options={THREE} value="c" onChange={nothing} testID="t" />, ['t.c']],
  [
    'at the first chip that can be chosen',
    <ChipPicker options={THREE} chosen={[]} onChange={nothing} testID="t" />,
    ['t.b'],
  ],
  [
    'at each of what can be ticked',
    <ChipPicker options={THREE} chosen={['b']} onChange={nothing} mode="many" testID="t" />,
    ['t.b', 't.c'],
  ],
  [
    'at the chosen colour',
    <SideColourPicker label="C" value="french-blue" onChange={nothing} testID="t" />,
    ['t.french-blue'],
  ],
  ['at a fold, once', <ListRow title="L" expanded={false} onPress={nothing} testID="t" />, ['t']],
])('Tab stops %s', (_, element, stops) => {
  const stopped = renderToStaticMarkup(element)
    .split('<')
    .filter((piece) => piece.includes('tabindex="0"'))
    .map((piece) => /data-testid="([^"]*)"/.exec(piece)?.[1]);
  expect(stopped).toEqual(stops);
});

test('a fold says whether it is open', () => {
  const fold = (open: boolean) => tag(<ListRow title="L" expanded={open} onPress={nothing} testID="t" />, 't');
  expect([fold(true), fold(false)].map((drawn) => /aria-expanded="(\w+)"/.exec(drawn)?.[1])).toEqual(['true', 'false']);
});

test('a group whose answers are plays says so to the arrows', () => {
  const group = (plays: boolean) =>
    tag(<Segmented options={THREE} value="c" plays={plays} onChange={nothing} testID="t" />, 't');
  expect(group(true)).toContain('data-plays');
  expect(group(false)).not.toContain('data-plays');
});

test('the place where a reader listens is a status that is read as a whole', () => {
  const html = renderToStaticMarkup(<StatusRegion />);
  for (const part of ['role="status"', 'aria-live="polite"', 'aria-atomic="true"']) expect(html).toContain(part);
});

test.each<readonly [string, ReactElement, string]>([
  ['a line of a list', <ListRow title="Colour" detail="French blue" onPress={nothing} testID="t" />, 't'],
  ['a plate', <ActionGrid actions={[{ id: 'a', label: 'A', hint: '8 → 5' }]} onAction={nothing} testID="t" />, 't.a'],
])('%s is called by the words that stand in it', (_, element, testID) => {
  const drawn = tag(element, testID);
  expect(drawn).not.toContain('aria-label');
  expect(drawn).not.toContain('aria-describedby');
});

test('a button is never selected: readers know that of tabs and options only', () => {
  const html = [
    <IconButton key="a" icon="close" label="S" onPress={nothing} selected />,
    <ListRow key="b" title="L" onPress={nothing} selected />,
    <StepLine key="c" number="1" title="S" state="now" onPress={nothing} />,
    <DiePad key="d" count={1} faces={[4]} onChange={nothing} />,
  ].map((element) => renderToStaticMarkup(element));
  expect(html.join()).not.toContain('aria-selected');
});
