import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { View } from 'react-native';
import { Button } from './Button';
import { ChipPicker } from './ChoiceList';
import { DiePad } from './DiePad';
import { DueList } from './DueList';
import { IconButton } from './IconButton';
import { InlineConfirm } from './InlineConfirm';
import { ListRow } from './ListRow';
import { PALETTES } from '../theme/palette';
import { Segmented } from './Segmented';
import { SideColourPicker } from './SideColourPicker';
import { Stepper } from './Stepper';
import { ToggleRow } from './ToggleRow';

const Rating = ({ onChange }: { readonly onChange: (value: number) => void }) => {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label="Rating"
      value={value}
      min={0}
      max={2}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      testID="army.rating"
    />
  );
};

test('a stepper stays in its range and says what it counts', () => {
  const onChange = jest.fn();
  render(<Rating onChange={onChange} />);
  fireEvent.press(screen.getByLabelText('Rating: more'));
  fireEvent.press(screen.getByTestId('army.rating.more'));
  expect(onChange.mock.calls).toEqual([[2]]);
  expect(screen.getByTestId('army.rating.value')).toHaveTextContent('2');
  expect(screen.getByTestId('army.rating.more')).toBeDisabled();
  fireEvent.press(screen.getByTestId('army.rating.less'));
  expect(screen.getByLabelText('Rating: 1')).toBeTruthy();
});

describe('a stepper for a far number', () => {
  const seen = jest.fn<undefined, [number]>();
  const Level = () => {
    const [value, setValue] = useState(3);
    const take = (next: number): void => {
      seen(next);
      setValue(next);
    };
    return <Stepper label="Level" value={value} min={1} max={60} onChange={take} testID="level" />;
  };
  const holding = (ms: number): void => {
    fireEvent(screen.getByTestId('level.more'), 'pressIn');
    for (let passed = 0; passed < ms; passed += 10)
      act(() => {
        jest.advanceTimersByTime(10);
      });
    fireEvent(screen.getByTestId('level.more'), 'pressOut');
    fireEvent.press(screen.getByTestId('level.more'));
  };
  const figure = (): number => seen.mock.lastCall?.[0] ?? 3;
  afterEach(() => {
    jest.useRealTimers();
    seen.mockClear();
  });

  test('it runs while it is held, the longer the faster, and stays where the thumb leaves it', () => {
    jest.useFakeTimers();
    render(<Level />);
    holding(1000);
    const first = figure();
    expect(first).toBeGreaterThan(5);
    holding(2000);
    expect(figure() - first).toBeGreaterThan(2 * (first - 3));
    holding(20_000);
    expect(figure()).toBe(60);
    act(() => {
      jest.advanceTimersByTime(5000);
    });
    expect(figure()).toBe(60);
  });

  test('its figure opens digits of the app’s own; what may not be is not taken', () => {
    render(<Level />);
    fireEvent.press(screen.getByTestId('level.type'));
    for (const key of ['9', '9']) fireEvent.press(screen.getByTestId(`level.pad.${key}`));
    expect(screen.getByTestId('level.pad.enter')).toBeDisabled();
    fireEvent.press(screen.getByTestId('level.pad.delete'));
    fireEvent.press(screen.getByTestId('level.pad.delete'));
    for (const key of ['3', '7', 'enter']) fireEvent.press(screen.getByTestId(`level.pad.${key}`));
    expect(figure()).toBe(37);
    expect(screen.queryByTestId('level.pad')).toBeNull();
  });

  test('below nought and by halves, where the range has them', () => {
    const onChange = jest.fn();
    render(<Stepper label="Morale" value={0} min={-3} max={10} step={0.5} onChange={onChange} testID="m" />);
    fireEvent.press(screen.getByTestId('m.type'));
    for (const key of ['2', 'half', 'minus', 'enter']) fireEvent.press(screen.getByTestId(`m.pad.${key}`));
    expect(onChange.mock.calls).toEqual([[-2.5]]);
  });
});

test('a busy or disabled button does nothing', () => {
  const onPress = jest.fn();
  render(
    <View>
      <Button label="Draw" onPress={onPress} busy testID="cup.busy" />
      <Button label="Draw" onPress={onPress} disabled testID="cup.off" />
      <Button label="Draw" onPress={onPress} testID="cup.draw" />
    </View>,
  );
  for (const id of ['cup.busy', 'cup.off', 'cup.draw']) fireEvent.press(screen.getByTestId(id));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('cup.busy')).toBeBusy();
  expect(screen.getByTestId('cup.off')).toBeDisabled();
  expect(screen.getByTestId('cup.off')).not.toBeBusy();
  expect(screen.getByTestId('cup.draw')).toBeEnabled();
});

test('one of several takes the place of the other, many are on or off', () => {
  const onChange = jest.fn();
  const options = [
    { id: 'nlc', label: 'NLC' },
    { id: 'mop', label: 'MOP' },
  ] as const;
  const { rerender } = render(<ChipPicker options={options} chosen={['nlc']} onChange={onChange} testID="new.rules" />);
  fireEvent.press(screen.getByTestId('new.rules.mop'));
  rerender(<ChipPicker options={options} chosen={['nlc']} onChange={onChange} mode="many" testID="new.rules" />);
  fireEvent.press(screen.getByTestId('new.rules.mop'));
  fireEvent.press(screen.getByTestId('new.rules.nlc'));
  expect(onChange.mock.calls).toEqual([[['mop']], [['nlc', 'mop']], [[]]]);
  expect(screen.getByRole('checkbox', { name: 'NLC' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'MOP' })).not.toBeChecked();
});

test('what is chosen bears a ring and a tint; the dark plate is the foot’s alone', () => {
  const options = [{ id: 'a', label: 'A' }] as const;
  render(
    <View>
      <ChipPicker options={options} chosen={['a']} onChange={jest.fn()} testID="chip" />
      <Segmented options={options} value="a" onChange={jest.fn()} testID="segment" />
    </View>,
  );
  const { tint, ink } = PALETTES.light;
  for (const id of ['chip.a', 'segment.a'])
    expect(screen.getByTestId(id)).toHaveStyle({ backgroundColor: tint, borderColor: ink, borderWidth: 2 });
});

test('segments are radio buttons, a toggle is a switch', () => {
  const onChange = jest.fn();
  const options = [
    { id: 'solo', label: 'Solo' },
    { id: 'two', label: 'Two phones', disabled: true },
  ] as const;
  render(
    <View>
      <Segmented label="Mode" options={options} value="solo" onChange={onChange} testID="new.mode" />
      <ToggleRow label="Nights" value={false} onChange={onChange} testID="new.nights" />
    </View>,
  );
  expect(screen.getByRole('radio', { name: 'Solo' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Two phones' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Two phones' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Nights' })).not.toBeChecked();
  fireEvent.press(screen.getByTestId('new.mode.two'));
  fireEvent.press(screen.getByRole('switch', { name: 'Nights' }));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('"sure?" is asked in place, and "no" leaves everything as it was', () => {
  const onConfirm = jest.fn();
  render(<InlineConfirm label="Delete" question="Delete Ligny?" onConfirm={onConfirm} testID="games.delete" />);
  fireEvent.press(screen.getByTestId('games.delete'));
  fireEvent.press(screen.getByTestId('games.delete.no'));
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId('games.delete'));
  expect(screen.getByText('Delete Ligny?')).toBeTruthy();
  fireEvent.press(screen.getByTestId('games.delete.yes'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Delete Ligny?')).toBeNull();
});

const Dice = ({ count, seen }: { readonly count: number; readonly seen: (faces: readonly number[]) => void }) => {
  const [faces, setFaces] = useState<readonly number[]>([]);
  return (
    <DiePad
      count={count}
      faces={faces}
      onChange={(next) => {
        setFaces(next);
        seen(next);
      }}
      testID="roll"
    />
  );
};

test('two dice take two taps, a third is not heard, and one can be taken back', () => {
  const seen = jest.fn();
  render(<Dice count={2} seen={seen} />);
  for (const face of ['4', '6', '1']) fireEvent.press(screen.getByTestId(`roll.face-${face}`));
  expect(screen.getByTestId('roll.face-1')).toBeDisabled();
  fireEvent.press(screen.getByTestId('roll.thrown-1'));
  expect(seen.mock.calls).toEqual([[[4]], [[4, 6]], [[6]]]);
});

test('a single die is corrected by tapping another face', () => {
  const seen = jest.fn();
  render(<Dice count={1} seen={seen} />);
  fireEvent.press(screen.getByLabelText('die: 4'));
  expect(screen.getByLabelText('die: 4')).toBeSelected();
  fireEvent.press(screen.getByLabelText('die: 2'));
  expect(screen.getByLabelText('die: 4')).not.toBeSelected();
  expect(seen.mock.calls).toEqual([[[4]], [[2]]]);
});

test('what is chosen, on or ticked is told, and what is not is told too', () => {
  const nothing = jest.fn();
  render(
    <View>
      <IconButton icon="sun" label="Lamp" onPress={nothing} selected testID="head.lamp" />
      <ListRow title="Ligny" onPress={nothing} selected testID="games.ligny" />
      <ListRow title="Wavre" onPress={nothing} disabled testID="games.wavre" />
      <SideColourPicker label="Colour" value="french-blue" onChange={nothing} testID="side" />
      <DueList
        dues={[
          { id: 'a', text: 'Count', done: true },
          { id: 'b', text: 'Draw' },
        ]}
        onToggle={nothing}
        testID="due"
      />
    </View>,
  );
  expect(screen.getByTestId('head.lamp')).toBeSelected();
  expect(screen.getByTestId('games.ligny')).toBeSelected();
  expect(screen.getByTestId('games.wavre')).not.toBeSelected();
  expect(screen.getByTestId('games.wavre')).toBeDisabled();
  expect(screen.getByTestId('side.french-blue')).toBeChecked();
  expect(screen.getByTestId('due.a')).toBeChecked();
  expect(screen.getByTestId('due.b')).not.toBeChecked();
});
