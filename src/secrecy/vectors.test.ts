import { base64url, readBase64url } from './base64url';
import { enc } from './bytes';
import { commit, contextOf, hashOf } from './commitment';
import { decodeLock, writeLock } from './decode-lock';
import { pinBytes, pinKek, stretchPin, turnKeyOf, unwrapKey, wrapKey } from './keys';
import { openRow, sealRow } from './row-seal';
import { utf8 } from './utf8';

/** The known answers of the format, byte for byte: a change here is another format, not another test. */
const range = (from: number, length: number) => Uint8Array.from({ length }, (_, i) => from + i);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const game = '01JD8Z6T3Q4XK9';
const desk = { game, side: 'axis' };
const key = { desk, secret: range(0x01, 32) };
const [salt, pepper, nonce] = [range(0xa0, 16), range(0xc0, 32), range(0x40, 24)];
const place = { desk, turn: 3, slot: 'chit' };
const CHIT = '{"chit":"hold"}';
const WRAPPED = '2ca0639006257df3d696f2d99d4dca5c6eb44beb4e195b44a74281f4b610f20dbec938748bd9d01cc418cd1109ad08af';
const ROW =
  '39a2e12f9b559a60ba12987086884f7708fe296fb0f94f27f4f1edbe6315a7a5' +
  'a2b197c8685d5eea825d1dc50e58ecd6d0ec143bfab184250ae07062c8a5c652c55504c3a5bc3869bf747ca615a39252';

describe('Format v1: known answers', () => {
  test('fields behind their lengths', () => {
    expect(hex(contextOf(place))).toBe(
      '0000000e30314a44385a3654335134584b39000000046178697300000004000000030000000463686974',
    );
  });

  test('a commitment', () => {
    expect(commit(place, utf8(CHIT), range(0, 32))).toBe(
      base64url(Buffer.from('c756ceef4c89ec7dbda30e4101a540a76ef27117a4ffb9a10b3640c0c41c06a4', 'hex')),
    );
  });

  test('a link of a hash chain', () => {
    expect(hex(hashOf('wgc/chain/1', range(0x20, 32)))).toBe(
      '897ec1a50b2866da5c080153ff12ce6c27fda6a177a9d1fefaf164edef7ffb59',
    );
  });

  test('the seed of a common roll', () => {
    expect(hex(hashOf('wgc/roll/1', enc(game, '-', 7, 'roll'), range(0x20, 32), range(0x60, 32)))).toBe(
      'e9d9fca5f3ce8af009c28acd0002628797895419fb46f4e74e633e24dd5f0a85',
    );
  });

  test('a PIN stretched, and the key that wraps', async () => {
    const stretched = await stretchPin(pinBytes('4711'), salt, { logN: 12, r: 8, p: 1 });
    expect(hex(stretched)).toBe('9172873f8b7c48510943878526122c8579426c1160c79448e2cfff7260cc1867');
    const kek = pinKek(desk, stretched, pepper, salt);
    expect(hex(kek)).toBe('a6fbada1b45087134c25d2fb2bfa708cf5b1498f0e036e699de91185aa312067');
    expect(hex(wrapKey(kek, nonce, key))).toBe(WRAPPED);
    expect(unwrapKey(kek, nonce, desk, Buffer.from(WRAPPED, 'hex'))?.secret).toEqual(key.secret);
  });

  test('the key of a turn', () => {
    expect(hex(turnKeyOf(key, 3).secret)).toBe('a1f30d769c92b3b61d8a6acd7fe522d0402817750db992fbad1ab18c3da37c4e');
  });

  test('a sealed row', () => {
    const at = { entry: 'ev-000123', type: 'chit/1' };
    const sealed = sealRow(turnKeyOf(key, 3), at, CHIT, nonce);
    const text = sealed.kind === 'sealed' ? sealed.text : '';
    expect(hex(readBase64url(text.slice(0, text.indexOf('.')))!)).toBe(`01${hex(nonce)}${ROW}`);
    expect(openRow(turnKeyOf(key, 3), at, text)).toEqual({ kind: 'opened', text: CHIT });
  });

  test('the header of a lock', () => {
    const wrapped = { salt, nonce, wrapped: Buffer.from(WRAPPED, 'hex') };
    const guard = { kdf: 'scrypt', cost: { logN: 12, r: 8, p: 1 }, pepper: 'ss1', ...wrapped } as const;
    const lock = writeLock({ guard, code: { kdf: 'code', ...wrapped }, older: [], pepperMark: null });
    const fields = `"salt":"${base64url(salt)}","pep":"ss1","n":"${base64url(nonce)}","ct":"${base64url(wrapped.wrapped)}"`;
    expect(lock).toContain(`{"v":1,"kdf":"scrypt","logN":12,"r":8,"p":1,${fields}}`);
    expect(decodeLock(lock)).toMatchObject({ kind: 'lock', lock: { guard: { cost: { logN: 12 }, pepper: 'ss1' } } });
  });
});
