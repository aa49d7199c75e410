import fc from 'fast-check';
import { withCheck } from './checked';
import { changeCode, changeGuard, doorOf, newDesk, recoverDesk, unlockDesk } from './desk-lock';
import type { Guard, LockPorts, Pepper } from './desk-lock';
import { commitmentRoot, forgetKey, stretchPin, turnKeyOf } from './keys';
import type { DeskId } from './keys';
import { openRow, sealRow } from './row-seal';
import { seeded } from '../testkit/seeded';

/** Real scrypt, at a cost at which a law can be tried often. */
const cost = { logN: 2, r: 8, p: 1 };
const portsOf = (seed: number): LockPorts => {
  const { roll } = seeded(seed);
  return { random: (length) => Uint8Array.from({ length }, () => roll(256) - 1), stretch: stretchPin };
};
const pepperOf = (fill: number, kind: Pepper['kind'] = 'ss1'): Pepper => ({
  kind,
  secret: new Uint8Array(32).fill(fill),
});
const byPin = (pin: string, pepper: Pepper | null = pepperOf(1)): Guard => ({ kind: 'pin', pin, cost, pepper });

const desk: DeskId = { game: 'G1', side: 'first' };
const seed = fc.nat();
const pin = fc.stringMatching(/^[0-9]{4,8}$/);
const unlock = (lock: string, typed: string | null, pepper: Pepper | null = pepperOf(1), at = desk) =>
  unlockDesk(stretchPin, at, lock, { pin: typed, pepper });

describe('The lock of a desk', () => {
  test('the right PIN opens, and every other one is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(seed, pin, pin, async (chance, right, other) => {
        const { key, lock } = await newDesk(portsOf(chance), desk, byPin(right));
        expect(await unlock(lock, right)).toEqual({ kind: 'unlocked', key, older: [] });
        fc.pre(right !== other);
        expect(await unlock(lock, other)).toEqual({ kind: 'wrongPin' });
      }),
    );
  });

  test('the recovery code opens what the PIN opens, on any device', async () => {
    await fc.assert(
      fc.asyncProperty(seed, pin, fc.boolean(), async (chance, right, hasPepper) => {
        const pepper = hasPepper ? pepperOf(1) : null;
        const { key, lock, code } = await newDesk(portsOf(chance), desk, byPin(right, pepper));
        expect(recoverDesk(desk, lock, code)).toEqual({ kind: 'unlocked', key, older: [] });
        expect(await unlock(lock, right, pepper)).toEqual({ kind: 'unlocked', key, older: [] });
      }),
    );
  });

  test('without a PIN the device opens, and nothing but the device', async () => {
    const { key, lock, code } = await newDesk(portsOf(3), desk, { kind: 'device', pepper: pepperOf(1, 'web1') });
    expect(doorOf(lock)).toEqual({ kind: 'device' });
    expect(await unlock(lock, null, pepperOf(1, 'web1'))).toEqual({ kind: 'unlocked', key, older: [] });
    expect(await unlock(lock, '0000', pepperOf(1, 'web1'))).toEqual({ kind: 'unlocked', key, older: [] });
    expect(await unlock(lock, null, pepperOf(2, 'web1'))).toEqual({ kind: 'otherDevice' });
    expect(await unlock(lock, null, pepperOf(1, 'ss1'))).toEqual({ kind: 'otherDevice' });
    expect(await unlock(lock, null, null)).toEqual({ kind: 'otherDevice' });
    expect(recoverDesk(desk, lock, code)).toEqual({ kind: 'unlocked', key, older: [] });
  });

  test('a PIN that is right on a device without the pepper is not called wrong', async () => {
    const { lock } = await newDesk(portsOf(4), desk, byPin('4711'));
    expect(await unlock(lock, '4711', null)).toEqual({ kind: 'otherDevice' });
    expect(await unlock(lock, '4711', pepperOf(2))).toEqual({ kind: 'otherDevice' });
    expect(await unlock(lock, null)).toEqual({ kind: 'needsPin' });
    const bare = await newDesk(portsOf(4), desk, byPin('4711', null));
    expect(await unlock(bare.lock, '4711', pepperOf(2))).toEqual({ kind: 'unlocked', key: bare.key, older: [] });
  });

  test('opens for no other game and no other side', async () => {
    for (const other of [
      { ...desk, game: 'G2' },
      { ...desk, side: 'second' },
    ]) {
      const withPin = await newDesk(portsOf(5), desk, byPin('4711'));
      expect(await unlock(withPin.lock, '4711', pepperOf(1), other)).toEqual({ kind: 'wrongPin' });
      expect(recoverDesk(other, withPin.lock, withPin.code)).toEqual({ kind: 'wrongCode' });
      const without = await newDesk(portsOf(5), desk, { kind: 'device', pepper: pepperOf(1) });
      expect(await unlock(without.lock, null, pepperOf(1), other)).toEqual({ kind: 'otherDesk' });
    }
  });

  test('another PIN is another wrap: rows and recovery code stay, the old PIN is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(seed, pin, pin, async (chance, before, after) => {
        fc.pre(before !== after);
        const ports = portsOf(chance);
        const { key, lock, code } = await newDesk(ports, desk, byPin(before));
        const at = { entry: '7', type: 'part/1' };
        const row = sealRow(turnKeyOf(key, 2), at, 'March to Wavre', ports.random(24));
        const changed = await changeGuard(ports, key, lock, byPin(after, pepperOf(2)));
        if (changed.kind !== 'relocked' || row.kind !== 'sealed') throw new Error(changed.kind);
        expect(await unlock(changed.lock, before, pepperOf(2))).toEqual({ kind: 'wrongPin' });
        expect(recoverDesk(desk, changed.lock, code)).toEqual({ kind: 'unlocked', key, older: [] });
        const again = await unlock(changed.lock, after, pepperOf(2));
        if (again.kind !== 'unlocked') throw new Error(again.kind);
        expect(openRow(turnKeyOf(again.key, 2), at, row.text)).toEqual({ kind: 'opened', text: 'March to Wavre' });
      }),
    );
  });

  test('a PIN may be given up and taken again', async () => {
    const ports = portsOf(6);
    const { key, lock } = await newDesk(ports, desk, byPin('4711'));
    const open = await changeGuard(ports, key, lock, { kind: 'device', pepper: pepperOf(1) });
    if (open.kind !== 'relocked') throw new Error(open.kind);
    expect(await unlock(open.lock, null)).toEqual({ kind: 'unlocked', key, older: [] });
    const shut = await changeGuard(ports, key, open.lock, { ...byPin('0815'), cost: { ...cost, logN: 3 } } as Guard);
    if (shut.kind !== 'relocked') throw new Error(shut.kind);
    expect(doorOf(shut.lock)).toEqual({ kind: 'pin', logN: 3 });
    expect(await unlock(shut.lock, '0815')).toEqual({ kind: 'unlocked', key, older: [] });
    expect(await unlock(shut.lock, null)).toEqual({ kind: 'needsPin' });
  });

  test('another recovery code makes the old one useless', async () => {
    const ports = portsOf(7);
    const { key, lock, code } = await newDesk(ports, desk, byPin('4711'));
    const changed = changeCode(ports, key, lock);
    if (changed.kind !== 'recoded') throw new Error(changed.kind);
    expect(recoverDesk(desk, changed.lock, code)).toEqual({ kind: 'wrongCode' });
    expect(recoverDesk(desk, changed.lock, changed.code)).toEqual({ kind: 'unlocked', key, older: [] });
    expect(await unlock(changed.lock, '4711')).toEqual({ kind: 'unlocked', key, older: [] });
  });

  test('a slip in the code is told as a slip, not as a wrong code', async () => {
    const { lock, code } = await newDesk(portsOf(8), desk, byPin('4711'));
    const slip = `${code.startsWith('7') ? '6' : '7'}${code.slice(1)}`;
    expect(recoverDesk(desk, lock, slip)).toEqual({ kind: 'slip', at: 1 });
    expect(recoverDesk(desk, lock, code.slice(2))).toEqual({ kind: 'length', letters: 26 });
  });

  test('any changed letter of a lock is damage, any missing end a cut, and no PIN is counted wrong for it', async () => {
    const { key, lock, code } = await newDesk(portsOf(9), desk, byPin('4711'));
    const letter = fc.constantFrom(...Array.from('AZaz09-_"{:'));
    await fc.assert(
      fc.asyncProperty(fc.nat(lock.length - 8), letter, async (at, other) => {
        fc.pre(lock.charAt(at) !== other);
        const changed = lock.slice(0, at) + other + lock.slice(at + 1);
        expect(await unlock(changed, '4711')).toEqual({ kind: 'damaged' });
        expect(recoverDesk(desk, changed, code)).toEqual({ kind: 'damaged' });
        expect(doorOf(changed)).toEqual({ kind: 'damaged' });
        expect(await changeGuard(portsOf(1), key, changed, byPin('1'))).toEqual({ kind: 'damaged' });
        expect(changeCode(portsOf(1), key, changed)).toEqual({ kind: 'damaged' });
        expect(await unlock(lock.slice(0, at), '4711')).toEqual({ kind: 'cut' });
      }),
      { numRuns: 200 },
    );
  });

  test('what a newer app made is refused by name, never guessed', async () => {
    const { lock } = await newDesk(portsOf(10), desk, byPin('4711'));
    const json = lock.slice(0, lock.lastIndexOf('.'));
    const rewritten = (from: string, to: string) => doorOf(withCheck(json.replace(from, to)));
    expect(rewritten('{"v":1,', '{"v":3,')).toEqual({ kind: 'newer', what: 'v 3' });
    expect(rewritten('"kdf":"scrypt"', '"kdf":"argon2id"')).toEqual({ kind: 'newer', what: 'kdf argon2id' });
    expect(rewritten('"pep":"ss1"', '"pep":"ss2"')).toEqual({ kind: 'newer', what: 'pep ss2' });
    expect(rewritten('"logN":2', '"logN":30')).toEqual({ kind: 'newer', what: 'scrypt 30 8 1' });
    expect(rewritten('"logN":2', '"logN":2.5')).toEqual({ kind: 'newer', what: 'scrypt 2.5 8 1' });
    expect(rewritten('"p":1', '"p":4')).toEqual({ kind: 'newer', what: 'scrypt 2 8 4' });
    expect(rewritten('"kdf":"code"', '"kdf":"paper"')).toEqual({ kind: 'newer', what: 'kdf paper' });
  });

  test('what is no lock at all is damaged', async () => {
    const { lock } = await newDesk(portsOf(11), desk, byPin('4711'));
    const json = lock.slice(0, lock.lastIndexOf('.'));
    const [, guard = '', code = ''] = /"lock":(\{.*?\}),"code":(\{.*?\})/.exec(json) ?? [];
    const bad = [
      '',
      'null',
      '7',
      '[]',
      '{}',
      json.slice(1),
      json.replace('"v":1', '"v":"1"'),
      json.replace(/"salt":"../, '"salt":"'),
      json.replace(/"n":"[^"]*"/, '"n":null'),
      json.replace('"mark":"', '"mark":7,"x":"'),
      json.replace('"kdf":"scrypt"', '"kdf":"none"').replace('"pep":"ss1"', '"pep":"none"'),
      `{"lock":${code},"code":${code},"mark":null}`,
      `{"lock":${guard},"code":${guard},"mark":null}`,
    ];
    for (const text of bad) expect(doorOf(withCheck(text))).toEqual({ kind: 'damaged' });
  });

  test('nothing of PIN, pepper, key or code stands in the lock', async () => {
    const { key, lock, code } = await newDesk(portsOf(12), desk, byPin('47110815'));
    for (const secret of ['47110815', code, code.replaceAll('-', '')]) expect(lock).not.toContain(secret);
    for (const secret of [key.secret, pepperOf(1).secret, commitmentRoot(key)]) {
      expect(lock).not.toContain(Buffer.from(secret).toString('base64url').slice(0, 12));
    }
  });

  test('a key that is left is blotted out', async () => {
    const { key } = await newDesk(portsOf(13), desk, byPin('4711'));
    const turn = turnKeyOf(key, 1);
    forgetKey(key);
    forgetKey(turn);
    expect([...key.secret, ...turn.secret].every((byte) => byte === 0)).toBe(true);
  });
});
