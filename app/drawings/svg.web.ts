/** A browser draws them by itself: what a phone needs to do it would be a good part of the first page. */
export const Svg = 'svg';
export const G = 'g';
export const Path = 'path';
export const Circle = 'circle';
export const Ellipse = 'ellipse';
export const Rect = 'rect';
export const SvgText = 'text';
