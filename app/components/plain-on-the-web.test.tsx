import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import FullText from 'react-native-web/dist/exports/Text';
import FullView from 'react-native-web/dist/exports/View';
import PlainText from './PlainText.web';
import PlainView from './PlainView.web';

// React DOM comes without types here.
const { renderToStaticMarkup } = jest.requireActual<{
  readonly renderToStaticMarkup: (element: ReactElement) => string;
}>('react-dom/server');

const nothing = () => undefined;
const RED = { color: 'red', padding: 3 } as const;
const STYLES = StyleSheet.create({ box: { flex: 1, marginHorizontal: 4 } });

type Kind = typeof FullView | typeof PlainView;
type Letters = typeof FullText | typeof PlainText;

test.each<readonly [string, (View: Kind) => ReactElement]>([
  ['nothing but a place', (View) => <View />],
  ['styles and an id', (View) => <View style={[STYLES.box, null, [RED]]} testID="a" />],
  ['what a reader is told', (View) => <View role="main" aria-busy aria-label="b" aria-hidden={false} />],
  ['a role of a phone', (View) => <View accessibilityRole="header" aria-level={2} />],
  ['one that lets touches through', (View) => <View pointerEvents="none" style={{ position: 'absolute' }} />],
  ['what no browser knows', (View) => <View collapsable={false} hitSlop={3} needsOffscreenAlphaCompositing />],
  ['one that listens for its size', (View) => <View onLayout={nothing} style={RED} />],
  ['one that takes touches', (View) => <View onStartShouldSetResponder={() => true} />],
  [
    'one in a text',
    (View) => (
      <FullText>
        <View style={RED} />
      </FullText>
    ),
  ],
])('a view is the same element as react-native-web makes: %s', (_name, made) => {
  expect(renderToStaticMarkup(made(PlainView))).toBe(renderToStaticMarkup(made(FullView)));
});

test.each<readonly [string, (Text: Letters) => ReactElement]>([
  ['words', (Text) => <Text style={[RED, false]}>words</Text>],
  ['words and numbers', (Text) => <Text testID="a">{['a', 1, null]}</Text>],
  ['no words', (Text) => <Text />],
  [
    'a heading',
    (Text) => (
      <Text accessibilityRole="header" aria-level={3}>
        head
      </Text>
    ),
  ],
  [
    'a line that is cut',
    (Text) => (
      <Text numberOfLines={1} style={RED}>
        long
      </Text>
    ),
  ],
  ['lines that are cut', (Text) => <Text numberOfLines={2}>long</Text>],
  ['one that can be pressed', (Text) => <Text onPress={nothing}>press</Text>],
  [
    'a text in a text',
    (Text) => (
      <Text>
        a<Text>b</Text>
      </Text>
    ),
  ],
  ['one that can be selected', (Text) => <Text selectable>s</Text>],
  [
    'another tongue',
    (Text) => (
      <Text aria-hidden {...{ lang: 'he' }}>
        s
      </Text>
    ),
  ],
])('a text is the same element as react-native-web makes: %s', (_name, made) => {
  expect(renderToStaticMarkup(made(PlainText))).toBe(renderToStaticMarkup(made(FullText)));
});
