import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveIdentityNumber } from '@shuka/domain/accounts';
import { findSealed, openNumber, twinHashOf } from '#accounts';
import { row, sql } from '#kit/db.ts';
import { readSecrets } from '#kit/house-keys.ts';
import { signerFor } from '#kit/signer.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { testSecretKey } from '#world/test-template.ts';
import { changeHouseSecret, renewHouseKeys, resealHouse } from './change-keys.ts';

const house = await openHouse();
afterAll(house.close);

const { musa } = people;
const bvn = '22987650413';
const place = { accountId: musa.accountId, kind: 'bvn' } as const;
const next = { secretKey: testSecretKey, newSecretKey: randomBytes(32) };

const sealedNow = async (): Promise<Buffer> =>
  (await findSealed(house.pool, place.accountId, 'bvn')) ?? Buffer.alloc(0);

beforeAll(async () => {
  const given = { kind: 'bvn', number: bvn, isAgreed: true, password: musa.password } as const;
  await house.as(musa).call(saveIdentityNumber, given);
});

describe('the keys of the house', () => {
  test('are renewed: what older ones sealed still opens, and is sealed with the newest when it is asked for', async () => {
    const before = house.services.secrets;
    expect(await renewHouseKeys(next, house.services)).toContain('generation 2');
    const secrets = await readSecrets(house.pool, testSecretKey);
    const old = await sealedNow();
    expect(openNumber(secrets, place, old)).toBe(bvn);
    expect(await resealHouse({ ...house.services, secrets })).toMatch(
      /^Sealed anew: [1-9]\d* numbers of people, [1-9]/,
    );
    const anew = await sealedNow();
    expect(openNumber(secrets, place, anew)).toBe(bvn);
    expect(() => openNumber(before, place, anew), 'the older key opens nothing any more').toThrow('authenticate');
    const kept = sql`select twin_hash as hash from accounts.identity_number where account_id = ${musa.accountId} and kind = 'bvn'`;
    expect((await row<{ hash: Buffer }>(house.pool, kept))?.hash).toEqual(twinHashOf(secrets, 'bvn', bvn, null));
  });

  test('that sign are others from then on, and what is spent within days stays as it was', async () => {
    const [before, after] = [house.services.secrets, await readSecrets(house.pool, testSecretKey)];
    expect(signerFor(after, 'trace-log').keyId).not.toBe(signerFor(before, 'trace-log').keyId);
    expect(signerFor(after, 'inspections').keyId).not.toBe(signerFor(before, 'inspections').keyId);
    expect(after.hash('once', 'x')).toEqual(before.hash('once', 'x'));
    expect(after.hash('channel-pin', 'x')).toEqual(before.hash('channel-pin', 'x'));
  });

  test('are sealed with another secret of the operator, and nothing that they sealed or signed changes', async () => {
    const before = await readSecrets(house.pool, testSecretKey);
    await changeHouseSecret(next, house.services);
    const after = await readSecrets(house.pool, next.newSecretKey);
    for (const purpose of ['vault', 'factor', 'trace-log', 'once', 'xsrf'])
      expect(after.keys(purpose), purpose).toEqual(before.keys(purpose));
    expect(openNumber(after, place, await sealedNow())).toBe(bvn);
    await expect(readSecrets(house.pool, testSecretKey)).rejects.toThrow('SECRET_KEY is not the one');
  });

  test('are not touched by a secret that is not theirs, the same one, or none', async () => {
    const all = sql`select purpose, generation, encode(sealed, 'hex') as sealed from kit.house_key order by 1, 2`;
    const before = (await house.pool.query(all)).rows;
    expect(before.length).toBeGreaterThan(1);
    const wrong = { secretKey: testSecretKey, newSecretKey: randomBytes(32) };
    await expect(changeHouseSecret(wrong, house.services)).rejects.toThrow('SECRET_KEY is not the one');
    await expect(renewHouseKeys(wrong, house.services)).rejects.toThrow('SECRET_KEY is not the one');
    const same = { secretKey: next.newSecretKey, newSecretKey: next.newSecretKey };
    await expect(changeHouseSecret(same, house.services)).rejects.toThrow('nothing was changed');
    await expect(changeHouseSecret({ ...same, newSecretKey: null }, house.services)).rejects.toThrow('NEW_SECRET_KEY');
    expect((await house.pool.query(all)).rows).toEqual(before);
  });
});
