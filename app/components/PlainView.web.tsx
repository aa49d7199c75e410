import { useContext } from 'react';
import type { ViewProps } from 'react-native';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import View from 'react-native-web/dist/exports/View';
import { useLocaleContext } from 'react-native-web/dist/modules/useLocale';
import { isPlain, plainElement } from './plain-element';

// Under this name react-native-web gives it the class that its own have.
const styles = StyleSheet.create({
  view$raw: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    listStyle: 'none',
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
    position: 'relative',
    textDecoration: 'none',
    zIndex: 0,
  },
});

const isView = (props: ViewProps): boolean => !('ref' in props) && isPlain(props);

/**
 * In a browser Metro gives the app this for `View`. A page holds some two hundred: most of them only place what is in them, and a
 * tap that draws forty anew pays for a dozen hooks and four effects in each. A test holds both to the same markup.
 */
const PlainView = (props: ViewProps) => {
  'use no memo';
  const isInText = useContext(TextAncestorContext);
  const { direction } = useLocaleContext();
  if (isInText || !isView(props)) return <View {...props} />;
  return plainElement(props, { style: [styles.view$raw, props.style] }, direction);
};
PlainView.displayName = 'View';

// eslint-disable-next-line no-restricted-syntax -- it stands in for a module that has one
export default PlainView;
