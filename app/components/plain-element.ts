import { createElement } from 'react';
import type { ReactElement } from 'react';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';
import createDOMProps from 'react-native-web/dist/modules/createDOMProps';
import * as forwarded from 'react-native-web/dist/modules/forwardedProps';

const FORWARDED: Readonly<Record<string, boolean>> = {
  ...forwarded.defaultProps,
  ...forwarded.accessibilityProps,
  ...forwarded.clickProps,
  ...forwarded.focusProps,
  ...forwarded.keyboardProps,
  ...forwarded.mouseProps,
  ...forwarded.touchProps,
  ...forwarded.styleProps,
  onScroll: true,
  onWheel: true,
  pointerEvents: true,
};

/** Touches that are negotiated for, sizes that are listened for, links and scripts: what an element alone cannot do. */
const needsMore = (name: string): boolean =>
  name === 'onLayout' ||
  name === 'onPress' ||
  name === 'dir' ||
  name === 'lang' ||
  name.startsWith('href') ||
  name.includes('Responder');

/** Whether nothing but an element is asked for; then react-native-web's own hooks and effects have nothing to do. */
export const isPlain = (props: object): boolean => {
  for (const [name, value] of Object.entries(props))
    if (value !== undefined && value !== null && needsMore(name)) return false;
  return true;
};

/** The element that react-native-web would make, and no more than that. */
export const plainElement = (props: object, more: object, writingDirection: string): ReactElement => {
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) if (FORWARDED[name] === true) given[name] = value;
  Object.assign(given, more);
  const name = AccessibilityUtil.propsToAccessibilityComponent(given) ?? 'div';
  return createElement(name, createDOMProps(name, given, { writingDirection }));
};
