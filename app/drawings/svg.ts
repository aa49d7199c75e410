export { Svg, Circle, Ellipse, G, Path, Rect, Text as SvgText } from 'react-native-svg';
