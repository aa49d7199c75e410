import { useWindowDimensions } from 'react-native';

/** Less than this is too low for a header, a page, a footer and a row of tabs one below the other. */
const LOW = 480;

/** Whether the phone lies on its side. */
export const useLyingPhone = (): boolean => {
  const { width, height } = useWindowDimensions();
  return height < LOW && width > height;
};
