import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { InlineConfirm } from '../components/InlineConfirm';
import { Notice } from '../components/Notice';
import { Stepper } from '../components/Stepper';
import { TextField } from '../components/TextField';
import { Heading, Label } from '../components/Words';
import { listen } from './announce';

const heard: string[] = [];
let deaf = (): void => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  deaf = listen({ hear: (text) => heard.push(text), forget: () => undefined });
});
afterEach(() => {
  deaf();
  heard.length = 0;
  jest.useRealTimers();
});

const spoken = (): readonly string[] => {
  act(() => {
    jest.runAllTimers();
  });
  return heard.splice(0);
};
const nothing = () => undefined;

test.each<readonly [string, ReactElement, string]>([
  ['a notice', <Notice kind="warning" title="No room" text="Make some." testID="n" />, 'No room. Make some.'],
  ['what is wrong with a text', <TextField label="T" value="" onChange={nothing} error="Too short" />, 'Too short.'],
  ['a question', <Label live>Who retreats?</Label>, 'Who retreats?'],
])('%s is heard when it comes, once', (_, element, words) => {
  const { rerender } = render(element);
  expect(spoken()).toEqual([words]);
  rerender(element);
  expect(spoken()).toEqual([]);
});

test('a notice of what the game tells itself is not heard twice', () => {
  render(<Notice kind="warning" text="Not now." isTold testID="n" />);
  expect(spoken()).toEqual([]);
});

test('what stands there when the page comes is not heard; where it changes, it is', () => {
  const { rerender } = render(<Heading live="changes">Chit preparation</Heading>);
  expect(spoken()).toEqual([]);
  rerender(<Heading live="changes">Formation selection</Heading>);
  expect(spoken()).toEqual(['Formation selection.']);
});

const Rating = () => {
  const [value, setValue] = useState(3);
  return <Stepper label="Rating" value={value} min={0} max={9} onChange={setValue} testID="r" />;
};

test('a figure that is run up is heard where it stops', () => {
  render(<Rating />);
  for (let i = 0; i < 3; i++) fireEvent.press(screen.getByTestId('r.more'));
  expect(spoken()).toEqual(['6.']);
});

test('a question that takes its button’s place is heard', () => {
  render(<InlineConfirm label="Delete" question="Delete this game?" onConfirm={nothing} testID="d" />);
  expect(spoken()).toEqual([]);
  fireEvent.press(screen.getByTestId('d'));
  expect(spoken()).toEqual(['Delete this game?']);
});
