/** What react-native-web makes a browser's elements with; it comes without types. */
declare module 'react-native-web/dist/exports/View' {
  export { View as default } from 'react-native';
}
declare module 'react-native-web/dist/exports/Text' {
  export { Text as default } from 'react-native';
}
declare module 'react-native-web/dist/exports/StyleSheet' {
  /** It takes what a browser knows, which is more than a phone does. */
  const StyleSheet: {
    readonly create: <Styles extends Readonly<Record<string, object>>>(styles: Styles) => Readonly<Styles>;
  };
  export default StyleSheet;
}
declare module 'react-native-web/dist/exports/Text/TextAncestorContext' {
  import type { Context } from 'react';
  const context: Context<boolean>;
  export default context;
}
declare module 'react-native-web/dist/modules/AccessibilityUtil' {
  const util: { readonly propsToAccessibilityComponent: (props: object) => string | undefined };
  export default util;
}
declare module 'react-native-web/dist/modules/createDOMProps' {
  const createDOMProps: (element: string, props: object, options: { readonly writingDirection: string }) => object;
  export default createDOMProps;
}
declare module 'react-native-web/dist/modules/forwardedProps' {
  type Names = Readonly<Record<string, boolean>>;
  export const defaultProps: Names;
  export const accessibilityProps: Names;
  export const clickProps: Names;
  export const focusProps: Names;
  export const keyboardProps: Names;
  export const mouseProps: Names;
  export const touchProps: Names;
  export const styleProps: Names;
}
declare module 'react-native-web/dist/modules/useLocale' {
  export const useLocaleContext: () => { readonly direction: string };
}
