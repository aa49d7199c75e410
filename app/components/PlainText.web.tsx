import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { TextProps } from 'react-native';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import Text from 'react-native-web/dist/exports/Text';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import { useLocaleContext } from 'react-native-web/dist/modules/useLocale';
import { isPlain, plainElement } from './plain-element';

// Under these names react-native-web gives them the classes that its own have.
const styles = StyleSheet.create({
  text$raw: {
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    color: 'black',
    display: 'inline',
    font: '14px System',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    position: 'relative',
    textAlign: 'start',
    textDecoration: 'none',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
  },
  textOneLine: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    wordWrap: 'normal',
  },
});

const isLetters = (children: ReactNode): boolean =>
  Array.isArray(children)
    ? children.every(isLetters)
    : children === null || children === undefined || typeof children === 'string' || typeof children === 'number';

/** Text in text, and text that is cut after several lines, react-native-web makes by itself. */
const isText = (props: TextProps): boolean =>
  isLetters(props.children) &&
  isPlain(props) &&
  props.selectable === undefined &&
  (props.numberOfLines === undefined || props.numberOfLines === 1);

/** In a browser Metro gives the app this for `Text`, for the same reason as `PlainView`. */
const PlainText = (props: TextProps) => {
  'use no memo';
  const isInText = useContext(TextAncestorContext);
  const { direction } = useLocaleContext();
  if (isInText || !isText(props)) return <Text {...props} />;
  const style = [styles.text$raw, props.numberOfLines === 1 && styles.textOneLine, props.style];
  return plainElement(props, { style, dir: 'auto' }, direction);
};
PlainText.displayName = 'Text';

// eslint-disable-next-line no-restricted-syntax -- it stands in for a module that has one
export default PlainText;
