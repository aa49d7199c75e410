import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from './texts';

/** `file`: its name from the project's folder on. */
export type Picture = Readonly<{ file: string; width: number; height: number; isOpaque: boolean }>;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of a PNG's kinds of pixels these two have no alpha: greys and colours. */
const OPAQUE: readonly number[] = [0, 2];

/** What stands in the head of a PNG file. */
export const pictureOf = (file: string, bytes: Buffer): Picture | null =>
  bytes.length < 26 || !bytes.subarray(0, 8).equals(SIGNATURE)
    ? null
    : {
        file,
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
        isOpaque: OPAQUE.includes(bytes.readUInt8(25)),
      };

/** The screenshots are made when they are needed (npm run release:shots); they lie in no commit. */
export const SHOTS = 'artifacts/store';

const KEPT = ['assets/icon/icon.png', 'assets/web/icon-512.png', `${STORE}/feature.png`];

const inFolder = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : [];

export const readPictures = (root: string): readonly Picture[] =>
  [...KEPT.filter((file) => existsSync(join(root, file))), ...inFolder(root, SHOTS)].flatMap(
    (file) => pictureOf(file, readFileSync(join(root, file))) ?? [],
  );
