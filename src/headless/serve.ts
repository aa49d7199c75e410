import { once } from 'node:events';
import { cutLines } from './lines';
import type { Line } from './lines';

/** So many characters of answers are gathered before they are written: many small writes would be most of the work. */
const BATCH = 64 * 1024;

type Writer = Readonly<{ write: (text: string) => Promise<void>; isRead: () => boolean }>;

/** Writes no faster than it is read. When nobody reads any more there is nothing left to do, and that is no fault. */
const writerTo = (output: NodeJS.WriteStream, onGone: () => void): Writer => {
  let isRead = true;
  output.on('error', () => {
    isRead = false;
    onGone();
  });
  return {
    isRead: () => isRead,
    write: async (text) => {
      if (text !== '' && isRead && !output.write(text)) await once(output, 'drain');
    },
  };
};

/** Answers each line of `input` with a line on `output`, in order. Ends when the input does, or when nobody reads. */
export const serve = async (
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  answer: (line: Line) => string,
): Promise<void> => {
  const cutter = cutLines();
  const writer = writerTo(output, () => input.destroy());
  const answerAll = async (lines: readonly Line[]): Promise<void> => {
    let text = '';
    for (const line of lines) {
      text += `${answer(line)}\n`;
      if (text.length < BATCH) continue;
      await writer.write(text);
      text = '';
    }
    await writer.write(text);
  };
  input.setEncoding('utf8');
  try {
    for await (const chunk of input) await answerAll(cutter.take(String(chunk)));
    await answerAll(cutter.end());
  } catch (fault) {
    if (writer.isRead()) throw fault;
  }
};
