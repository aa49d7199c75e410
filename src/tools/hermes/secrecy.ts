import './language';
import { scrypt } from '@noble/hashes/scrypt.js';
import { base64url } from '../../secrecy/base64url';
import { commit, nonceFor } from '../../secrecy/commitment';
import { commitmentRoot, pinBytes, pinKek, turnKeyOf, wrapKey } from '../../secrecy/keys';
import { recoveryCode } from '../../secrecy/recovery-code';
import { openRow, sealRow } from '../../secrecy/row-seal';
import { utf8 } from '../../secrecy/utf8';
import { seeded } from '../../testkit/seeded';

const ROWS = 60;
const WORDS = ['March to Wavre', 'Rückzug über die Oder', 'отступить', '撤退', '🐎 au galop', ''] as const;

/** Every format of the sealed desk, made from the same chance by whichever engine runs it. A line for each kind. */
export const secrecyLines = (seen: (text: string) => void, told: () => string): readonly string[] => {
  const { roll, pick } = seeded(1814);
  const random = (length: number): Uint8Array => Uint8Array.from({ length }, () => roll(256) - 1);
  const key = { desk: { game: '01JD8Z6T3Q4XK9', side: 'first' }, secret: random(32) };
  let opened = 0;
  for (let i = 0; i < ROWS; i += 1) {
    const [turn, place] = [turnKeyOf(key, roll(40)), { entry: `${i}`, type: 'part/1' }];
    const text = pick(WORDS).repeat(roll(20));
    const sealed = sealRow(turn, place, text, random(24));
    const opening = sealed.kind === 'sealed' ? openRow(turn, place, sealed.text) : sealed;
    if (opening.kind === 'opened' && opening.text === text) opened += 1;
    seen(JSON.stringify(sealed));
    const at = { desk: key.desk, turn: turn.turn, slot: place.entry };
    seen(commit(at, utf8(text), nonceFor(commitmentRoot(key), at)));
  }
  const rows = `secrecy/rows ${opened} of ${ROWS} ${told()}`;
  const salt = random(16);
  const kek = pinKek(key.desk, scrypt(pinBytes('4711'), salt, { N: 1 << 8, r: 8, p: 1, dkLen: 32 }), random(32), salt);
  return [rows, `secrecy/wrap ${base64url(wrapKey(kek, random(24), key))}`, `secrecy/code ${recoveryCode(random(16))}`];
};
