/** A line as it came, without its end; null for one so long that nothing meant for us can be in it. */
export type Line = string | null;

/** Cuts a stream of text into lines. Ends of line may be LF or CRLF; the last line may lack its end. */
export type Cutter = Readonly<{ take: (chunk: string) => readonly Line[]; end: () => readonly Line[] }>;

/** Longest line that is kept, in characters. Longer ones are passed over, so that no sender can fill the memory. */
export const LONGEST = 4_000_000;

export const cutLines = (longest = LONGEST): Cutter => {
  let pieces: string[] = [];
  let length = 0;
  const hold = (piece: string): void => {
    length += piece.length;
    if (length <= longest) pieces.push(piece);
    else pieces = [];
  };
  const close = (): Line => {
    const line = length > longest ? null : withoutEnd(pieces.join(''));
    pieces = [];
    length = 0;
    return line;
  };
  return {
    take: (chunk) => {
      const parts = chunk.split('\n');
      const last = parts.pop() ?? '';
      const lines = parts.map((part) => {
        hold(part);
        return close();
      });
      hold(last);
      return lines;
    },
    end: () => (length === 0 ? [] : [close()]),
  };
};

const BYTE_ORDER_MARK = /^\uFEFF/;
const withoutEnd = (line: string): string => line.replace(BYTE_ORDER_MARK, '').replace(/\r$/, '');
