import sansBold from '../../assets/fonts/AlegreyaSans-Bold.woff2';
import sansMedium from '../../assets/fonts/AlegreyaSans-Medium.woff2';
import sans from '../../assets/fonts/AlegreyaSans-Regular.woff2';
import didoneItalic from '../../assets/fonts/BodoniModa-Italic.woff2';
import didone from '../../assets/fonts/BodoniModa-SemiBold.woff2';
import { FONT } from './typography';

/** Each typeface by its family name, packed as browsers take it. */
export const TYPEFACES = {
  [FONT.didone]: didone,
  [FONT.didoneItalic]: didoneItalic,
  [FONT.sans]: sans,
  [FONT.sansMedium]: sansMedium,
  [FONT.sansBold]: sansBold,
};
