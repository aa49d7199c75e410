import { useFonts } from 'expo-font';
import sansBold from '../../assets/fonts/AlegreyaSans-Bold.ttf';
import sansMedium from '../../assets/fonts/AlegreyaSans-Medium.ttf';
import sans from '../../assets/fonts/AlegreyaSans-Regular.ttf';
import didoneItalic from '../../assets/fonts/BodoniModa-Italic.ttf';
import didone from '../../assets/fonts/BodoniModa-SemiBold.ttf';
import { FONT } from './typography';

const TYPEFACES = {
  [FONT.didone]: didone,
  [FONT.didoneItalic]: didoneItalic,
  [FONT.sans]: sans,
  [FONT.sansMedium]: sansMedium,
  [FONT.sansBold]: sansBold,
};

/**
 * Asks for the typefaces and answers whether they are here. Nobody waits for the answer: the first page is set in
 * the system's own letters and re-set when the type arrives, which on later visits is at once.
 */
export const useTypefaces = (): boolean => useFonts(TYPEFACES)[0];
