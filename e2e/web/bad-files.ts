import { gzipSync } from 'node:zlib';
import { genesisHash, link, textHash } from '../../src/journal/chain';
import type { Row } from '../../src/journal/store';

type BadFile = Readonly<{ what: string; says: string; file: string | Uint8Array }>;

const linesOf = (file: string): readonly string[] => file.trimEnd().split('\n');
const joined = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The file as somebody would leave it who knows how it is made: every hash fits, only the deed is unheard of. */
const withUnheardOf = (file: string): string => {
  const [header = '', ...rest] = linesOf(file);
  const { chain } = JSON.parse(header) as { chain: string };
  const rows = rest.slice(0, -1).map((line) => JSON.parse(line) as Row);
  const bodies = rows.map(({ body }) => body.replaceAll('"type":"ChitDrawn"', '"type":"BalloonSent"'));
  const linked = bodies.reduce<readonly Row[]>(
    (all, body, i) => [...all, link(chain, i + 1, all.at(-1)?.hash ?? genesisHash(chain), body)],
    [],
  );
  const head = { count: linked.length, hash: linked.at(-1)?.hash ?? '' };
  const end = { head, header: textHash(`${header}\n${String(head.count)} ${head.hash}`) };
  return joined([header, ...linked.map((row) => JSON.stringify(row)), JSON.stringify(end)]);
};

/** Everything that can be wrong with a file, made from a good one, with what the app must say of it. */
export const badFiles = (good: string): readonly BadFile[] => [
  // No two neighbours get the same answer: a sentence that merely stayed on the screen would pass for the next one's.
  { what: 'cut after a line', says: 'The end of this file is missing', file: joined(linesOf(good).slice(0, -2)) },
  { what: 'edited by hand', says: 'Line 2 was changed, damaged', file: good.replace('Zieten', 'Bülow') },
  { what: 'cut within a line', says: 'The end of this file is missing', file: good.slice(0, -70) },
  { what: 'of a newer format', says: 'made by a newer Estafette', file: good.replace(/"format":\d/, '"format":99') },
  { what: 'of other rules', says: 'the rules “chess”', file: good.replace('"rules":"nlc"', '"rules":"chess"') },
  { what: 'with a deed of a newer app', says: 'made by a newer Estafette', file: withUnheardOf(good) },
  { what: 'that is a zip', says: 'compressed', file: Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0) },
  { what: 'that is a web page', says: 'not an Estafette game', file: '<html><body>Hello</body></html>' },
  { what: 'of megabytes packed small', says: 'compressed', file: gzipSync(Buffer.alloc(16 * 1024 * 1024)) },
  { what: 'with nothing in it', says: 'not an Estafette game', file: '' },
];
