import sansBold from '../../assets/fonts/AlegreyaSans-Bold.ttf';
import sansMedium from '../../assets/fonts/AlegreyaSans-Medium.ttf';
import sans from '../../assets/fonts/AlegreyaSans-Regular.ttf';
import didoneItalic from '../../assets/fonts/BodoniModa-Italic.ttf';
import didone from '../../assets/fonts/BodoniModa-SemiBold.ttf';
import { FONT } from './typography';

/** Each typeface by its family name. */
export const TYPEFACES = {
  [FONT.didone]: didone,
  [FONT.didoneItalic]: didoneItalic,
  [FONT.sans]: sans,
  [FONT.sansMedium]: sansMedium,
  [FONT.sansBold]: sansBold,
};
