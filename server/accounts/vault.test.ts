import { afterAll, describe, expect, test } from 'vitest';
import {
  readIdentity,
  removeIdentityNumber,
  revealIdentity,
  saveBankAccount,
  saveIdentityNumber,
} from '@shuka/domain/accounts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { openNumber, sealNumber } from './vault.ts';
import { hasConsent } from './consent-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;
const password = musa.password;

/** Each number once and nowhere else, so that it can be looked for. */
const canaries = { bvn: '22987650413', nin: '70198765320', vnin: 'QX482019375566ZW', account: '3049982217' } as const;

const give = (kind: 'bvn' | 'nin' | 'vnin', number: string, as = musa) =>
  house.as(as).call(saveIdentityNumber, { kind, number, isAgreed: true, password: as.password });

/** Everything the database holds, as text. */
const dump = async (): Promise<string> => {
  const tables = await rows<{ name: string }>(
    house.pool,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const found = await rows<{ text: string }>(house.pool, {
      text: `select t::text as text from ${name} t`,
      values: [],
    });
    parts.push(...found.map(({ text }) => text));
  }
  return parts.join('\n');
};

describe('giving an identity number', () => {
  test('does: it is shown by its last three, and nobody calls it checked', async () => {
    const { status, body } = await give('bvn', canaries.bvn);
    expect(status).toBe(200);
    expect(body.numbers).toEqual([{ kind: 'bvn', masked: '•••••••413', givenAt: expect.any(String) }]);
    expect(body.verification).toEqual({ isPhoneProved: false, isNumberGiven: true, checkedAt: null });
    expect((await house.as(musa).call(readIdentity, {})).body).toEqual(body);
  });

  test('takes a NIN and a virtual NIN beside it, however they are typed', async () => {
    await give('nin', '70198 765 320');
    const { body } = await give('vnin', 'qx48-2019-3755-66zw');
    expect(body.numbers.map(({ kind, masked }) => [kind, masked])).toEqual([
      ['bvn', '•••••••413'],
      ['nin', '•••••••320'],
      ['vnin', '•••••••6ZW'],
    ]);
  });

  test('writes the consent down, and with the last number it is taken back', async () => {
    expect(await hasConsent(house.pool, musa.accountId, 'identityNumbers')).toBe(true);
    await house.as(musa).call(removeIdentityNumber, { kind: 'nin' });
    await house.as(musa).call(removeIdentityNumber, { kind: 'vnin' });
    expect(await hasConsent(house.pool, musa.accountId, 'identityNumbers')).toBe(true);
    const { body } = await house.as(musa).call(removeIdentityNumber, { kind: 'bvn' });
    expect(body.numbers).toEqual([]);
    expect(await hasConsent(house.pool, musa.accountId, 'identityNumbers')).toBe(false);
    await give('bvn', canaries.bvn);
  });

  test('refuses without the password, and without a yes', async () => {
    const sent = { kind: 'nin', number: canaries.nin, isAgreed: true, password };
    const wrong = await house.as(musa).call(saveIdentityNumber, { ...sent, password: 'not-this' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    const silent = await house.as(musa).call(saveIdentityNumber, { ...sent, isAgreed: false });
    expect(silent.body.errors).toEqual([{ field: 'isAgreed', says: 'identity.agreeRequired' }]);
    expect((await house.as(musa).call(readIdentity, {})).body.numbers.map(({ kind }) => kind)).toEqual(['bvn']);
  });

  test('a number that somebody else gave too is marked for the staff; neither of them is told', async () => {
    const { status, body } = await give('nin', '70100000029');
    expect([status, Object.keys(body)]).toEqual([200, ['numbers', 'bank', 'verification']]);
    const marked = await rows(
      house.pool,
      sql`select account_id from accounts.identity_number where kind = 'nin' and twin_at is not null order by 1`,
    );
    expect(marked).toEqual([{ account_id: amina.accountId }, { account_id: musa.accountId }]);
  });
});

describe('the bank account', () => {
  test('is kept with its bank; a number whose check digit differs is taken too; no money goes there for a day', async () => {
    const sent = { bankCode: '000016', accountNumber: canaries.account, password };
    const { body } = await house.as(musa).call(saveBankAccount, sent);
    expect(body.bank).toMatchObject({ bankCode: '000016', bankName: 'First Bank', masked: '•••••••217' });
    const held = new Date(body.bank?.holdUntil ?? '').getTime() - new Date(body.bank?.givenAt ?? '').getTime();
    expect(held).toBe(24 * 3_600_000);
    expect((await house.post.next(musa.email)).subject).toContain('bank');
  });

  test('refuses a bank that is not on the list, and the wrong password', async () => {
    const sent = { bankCode: '000016', accountNumber: canaries.account, password };
    const nowhere = await house.as(musa).call(saveBankAccount, { ...sent, bankCode: '123456' });
    expect(nowhere.body.errors).toEqual([{ field: 'bankCode', says: 'identity.bankRequired' }]);
    expect((await house.as(musa).call(saveBankAccount, { ...sent, password: 'no' })).body.code).toBe('wrong-password');
  });
});

describe('looking at a whole number', () => {
  test('does, for a named purpose and the password; it is written down for ever and its owner is told', async () => {
    const asked = { kind: 'account', purpose: 'form', password };
    expect((await house.as(musa).call(revealIdentity, asked)).body).toEqual({ number: canaries.account });
    const look = sql`select kind, purpose, looked_by from accounts.identity_look where account_id = ${musa.accountId}`;
    expect(await rows(house.pool, look)).toEqual([{ kind: 'account', purpose: 'form', looked_by: musa.accountId }]);
    expect((await house.post.next(musa.email)).subject).toContain('umber');
    await expect(house.pool.query('delete from accounts.identity_look')).rejects.toThrow('never changed');
  });

  test('refuses without a purpose or the password, what was not given, and nothing is written down', async () => {
    const asked = { kind: 'account', purpose: 'form', password };
    const call = (more: object) => house.as(musa).call(revealIdentity, { ...asked, ...more });
    expect((await call({ purpose: 'because' })).status).toBe(400);
    expect((await call({ password: 'no' })).body.code).toBe('wrong-password');
    expect((await call({ kind: 'vnin' })).status).toBe(404);
    expect(await row(house.pool, sql`select count(*)::int as looks from accounts.identity_look`)).toEqual({ looks: 1 });
  });

  test('guessing the password here ends after ten tries', async () => {
    const guess = () => house.as(amina).call(revealIdentity, { kind: 'nin', purpose: 'check', password: 'guess' });
    const answers: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await guess()).status);
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
  });
});

describe('a number that was given', () => {
  test('stands nowhere in the database, the logs, or what phones are sent; the search for it can find', async () => {
    await give('bvn', canaries.bvn);
    await house.as(musa).call(saveBankAccount, { bankCode: '000016', accountNumber: canaries.account, password });
    const everything = await dump();
    const pulled = JSON.stringify(await (await openPhone(house, musa)).pull());
    const logged = JSON.stringify(house.errors);
    const asHex = (number: string): string => Buffer.from(number).toString('hex');
    for (const number of Object.values(canaries).flatMap((one) => [one, asHex(one)]))
      for (const place of [everything, pulled, logged]) expect(place).not.toContain(number);
    expect(everything, 'the control').toContain(musa.email);
    expect(pulled, 'the control').toContain(musa.phone);
  });

  test('is bound to its owner and kind: a row passed off as another does not open', () => {
    const { secrets } = house.services;
    const place = { accountId: musa.accountId, kind: 'bvn' } as const;
    const sealed = sealNumber(secrets, place, canaries.bvn);
    expect(openNumber(secrets, place, sealed)).toBe(canaries.bvn);
    expect(() => openNumber(secrets, { ...place, accountId: amina.accountId }, sealed)).toThrow('authenticate');
    expect(() => openNumber(secrets, { ...place, kind: 'nin' }, sealed)).toThrow('authenticate');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => openNumber(secrets, place, changed)).toThrow('authenticate');
    expect(sealNumber(secrets, place, canaries.bvn).equals(sealed), 'sealed anew each time').toBe(false);
  });
});
