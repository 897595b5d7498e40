import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMyData, saveBankAccount } from '@shuka/domain/accounts';
import {
  askPayout,
  decidePayout,
  findBankName,
  listPayouts,
  readPayout,
  readWallet,
  type PayoutState,
} from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { sandboxUnknownAccount } from '#kit/payments-sandbox.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { fillWallet } from '#world/fill-wallet.ts';

/* Money out of a wallet, by the sandbox: a fresh password, and a second person. */

const house = await openHouse();
afterAll(house.close);

const { amina, bola, musa, ngozi } = people;
const gtbank = '000013';

const putInto = (person: WorldPerson, amountKobo: number) => fillWallet(house, person, amountKobo);

const saveBank = async (accountNumber: string, person: WorldPerson = amina) => {
  const input = { bankCode: gtbank, accountNumber, password: person.password };
  expect((await house.as(person).call(saveBankAccount, input)).status).toBe(200);
};

const asks = async (change: object = {}, person: WorldPerson = amina) => {
  const input = { id: newId(), amountKobo: 1_000_000, password: person.password, ...change };
  return house.as(person).call(askPayout, input);
};

const decide = async (payoutId: string, decision: 'approve' | 'refuse', change: object = {}) => {
  return house
    .as(ngozi)
    .call(decidePayout, { payoutId, decision, reason: 'Looked at', password: ngozi.password, ...change });
};

const listed = async (state: PayoutState) =>
  (await house.as(ngozi).call(listPayouts, { state, limit: '100' })).body.items;
const inWallet = async () => (await house.as(amina).call(readWallet, {})).body.balanceKobo;

beforeAll(async () => {
  await saveBank('0123456789');
  await putInto(amina, 100_000_000);
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

describe('asking for a payout does', () => {
  test('take the money out of the wallet at once, for the account in the vault, by its last three', async () => {
    const before = await inWallet();
    const { status, body } = await asks();
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'asked', bankName: 'GTBank', masked: '•••••••789', isSandbox: true });
    expect(before - (await inWallet())).toBe(1_000_000);
    expect((await house.as(amina).call(readPayout, { payoutId: body.id })).body).toEqual(body);
    const kept = await rows<{ all: string }>(house.pool, sql`select p::text as all from finance.payout p`);
    expect(kept.filter((one) => one.all.includes('0123456789'))).toEqual([]);
  });

  test('tell the owner by letter, so that nobody takes money out unheard', async () => {
    const before = house.post.all(amina.email).length;
    await asks();
    await expect.poll(() => house.post.all(amina.email).length).toBe(before + 1);
    expect(house.post.all(amina.email)[0]?.text).toMatch(/₦10,000 .*GTBank.* 789/);
  });

  test('happen once, however often it is sent', async () => {
    const input = { id: newId() };
    const before = await inWallet();
    const first = await asks(input);
    expect((await asks(input)).body).toEqual(first.body);
    expect(before - (await inWallet())).toBe(1_000_000);
    expect((await asks({ ...input, amountKobo: 2_000_000 })).body.code).toBe('same-id-other-body');
  });
});

describe('an investor', () => {
  test('has a bank account in the vault too, and takes out what is in the wallet', async () => {
    await saveBank('5555555555', bola);
    await putInto(bola, 5_000_000);
    const { status, body } = await asks({}, bola);
    expect([status, body.masked]).toEqual([201, '•••••••555']);
    const mine = { payoutId: body.id };
    expect((await house.as(bola).call(readPayout, mine)).status).toBe(200);
    expect((await house.as(amina).call(readPayout, mine)).status).toBe(404);
    const records = (await house.as(bola).call(readMyData, {})).body.records;
    expect(records['payouts']).toMatchObject([{ id: body.id, tail: '555' }]);
    expect(JSON.stringify(records)).not.toContain('5555555555');
  });
});

describe('asking for a payout refuses', () => {
  test.each([
    ['a wrong password', { password: 'ba-haka-ba' }, 'wrong-password'],
    ['more than is in the wallet', { amountKobo: 900_000_000 }, 'not-enough-money'],
    ['nothing', { amountKobo: 0 }, 'invalid'],
    ['less than nothing', { amountKobo: -1_000_000 }, 'invalid'],
    ['half a kobo', { amountKobo: 1_000_000.5 }, 'invalid'],
  ])('%s', async (_what, change, code) => {
    const before = await inWallet();
    expect((await asks(change)).body.code).toBe(code);
    expect(await inWallet()).toBe(before);
  });

  test('whoever has no bank account in the vault', async () => {
    await putInto(musa, 5_000_000);
    expect((await asks({}, musa)).body.code).toBe('no-bank-account');
  });

  test('to spend the same money twice at once', async () => {
    const [all = 0] = [await inWallet()];
    const most = Math.floor(all * 0.6);
    const browser = house.as(amina);
    const ask = () => browser.call(askPayout, { id: newId(), amountKobo: most, password: amina.password });
    const both = await Promise.all([ask(), ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    const taken = both.find(({ status }) => status === 201)?.body.id ?? '';
    await decide(taken, 'refuse');
    expect(await inWallet()).toBe(all);
  });
});

describe('deciding about a payout', () => {
  test('refuses with a reason, and gives the money back', async () => {
    const before = await inWallet();
    const { body } = await asks();
    const none = await decide(body.id, 'refuse', { reason: '' });
    expect(none.body.errors).toEqual([{ field: 'reason', says: 'finance.payoutReasonRequired' }]);
    const { body: refused } = await decide(body.id, 'refuse', { reason: 'Not their account' });
    expect(refused).toMatchObject({ state: 'refused', reason: 'Not their account' });
    expect(await inWallet()).toBe(before);
    expect((await decide(body.id, 'approve')).body.code).toBe('payout-decided');
  });

  test('wants a fresh password, and never the one who asked', async () => {
    const { body } = await asks();
    expect((await decide(body.id, 'approve', { password: 'wrong' })).body.code).toBe('wrong-password');
    await run(house.pool, sql`update accounts.account set roles = '{admin,farmer}' where id = ${ngozi.accountId}`);
    await saveBank('4444444444', ngozi);
    await putInto(ngozi, 5_000_000);
    const own = await asks({}, ngozi);
    expect((await decide(own.body.id, 'approve')).body.code).toBe('own-payout');
    expect((await decide(own.body.id, 'refuse')).body.code).toBe('own-payout');
    const byHand = sql`update finance.payout set state = 'approved', decided_by = owner_id where id = ${own.body.id}`;
    await expect(run(house.pool, byHand)).rejects.toThrow(/check constraint/);
    expect((await listed('asked')).map(({ id }) => id)).toEqual(expect.arrayContaining([own.body.id, body.id]));
  });

  test('refuses what goes to an account that was changed since', async () => {
    const { body } = await asks();
    house.clock.move({ seconds: 1 });
    await saveBank('3333333333');
    expect((await decide(body.id, 'approve')).body.code).toBe('bank-changed');
    expect((await decide(body.id, 'refuse')).status).toBe(200);
  });

  test('twice at once happens once', async () => {
    const { body } = await asks();
    const [one, other] = await Promise.all([decide(body.id, 'approve'), decide(body.id, 'approve')]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the name of a bank account', () => {
  const ask = async (accountNumber: string) => house.as(amina).call(findBankName, { bankCode: gtbank, accountNumber });

  test('is told, or that the bank knows no such number', async () => {
    expect((await ask('0123 456 789')).body).toEqual({ accountName: 'SANDBOX ACCOUNT 789' });
    expect((await ask(sandboxUnknownAccount)).body).toEqual({ accountName: null });
    expect((await ask('12345')).body.errors[0]?.field).toBe('accountNumber');
  });

  test('is told ten times in a quarter of an hour, so that nobody reads them all', async () => {
    const browser = house.as(amina);
    const more = () => browser.call(findBankName, { bankCode: gtbank, accountNumber: '0123456789' });
    for (let count = 0; count < 10; count += 1) expect((await more()).status).toBe(200);
    expect((await more()).status).toBe(429);
  });
});
