import { plainText } from '../../../../src/engine/plain-text';

const LONGEST = 60;
const MOST = 400;

/** Names of places, a line each; one that stands twice is one place. What is wrong is a sentence, and is left out. */
export const readPlaces = (text: string): Readonly<{ places: readonly string[]; fault: string | null }> => {
  const lines = plainText(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const names = lines.filter((line, i) => line !== '' && lines.indexOf(line) === i);
  const long = lines.findIndex((line) => line.length > LONGEST);
  const places = names.filter((line) => line.length <= LONGEST);
  if (long !== -1)
    return {
      places: places.slice(0, MOST),
      fault: `Line ${String(long + 1)} is longer than ${String(LONGEST)} letters.`,
    };
  if (places.length <= MOST) return { places, fault: null };
  return { places: places.slice(0, MOST), fault: `There is room for ${String(MOST)} places; the rest is left out.` };
};
