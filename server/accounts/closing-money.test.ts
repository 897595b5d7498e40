import { afterAll, describe, expect, test } from 'vitest';
import { closeAccount, saveBankAccount, signIn } from '@shuka/domain/accounts';
import { askPayout, decidePayout, readWallet } from '@shuka/domain/finance';
import { answerRequest, askRight, previewRequest } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { eraseClosed } from '#app/erase-closed.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { fillWallet } from '#world/fill-wallet.ts';
import { openHouse } from '#world/open-house.ts';

/* Nobody loses money by closing their account. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi } = people;

const close = async (person: WorldPerson) =>
  (await house.signIn(person)).call(closeAccount, { password: person.password });

const enter = async ({ email, password }: WorldPerson) =>
  (await house.visitor().call(signIn, { email, password })).status;

describe('an account with money in it', () => {
  const payoutId = newId();
  const takeAllOut = async () => {
    const bank = { bankCode: '000013', accountNumber: '0123456789', password: amina.password };
    expect((await house.as(amina).call(saveBankAccount, bank)).status).toBe(200);
    const asked = { id: payoutId, amountKobo: 1_000_000, password: amina.password };
    expect((await house.as(amina).call(askPayout, asked)).status).toBe(201);
  };

  test('is not closed while the wallet is not empty, and its owner reads what to do', async () => {
    await fillWallet(house, amina, 1_000_000);
    const { status, body, text } = await close(amina);
    expect([status, body.code]).toEqual([409, 'money-left']);
    expect(text).toMatch(/to your bank account/);
  });

  test('is not closed for its owner by the office either, which sees why', async () => {
    const right = { id: newId(), kind: 'erasure' as const, words: 'Please.', uses: [] };
    const { id: requestId } = (await house.as(amina).call(askRight, right)).body;
    expect((await house.as(ngozi).call(previewRequest, { requestId })).body.blockedBy).toBe('person-has-money');
    const yes = { requestId, outcome: 'done' as const, answer: 'As you asked.' };
    expect((await house.as(ngozi).call(answerRequest, yes)).body.code).toBe('person-has-money');
  });

  test('is not closed while what was taken out did not arrive: nobody could send it any more', async () => {
    await takeAllOut();
    expect((await house.as(amina).call(readWallet, {})).body.balanceKobo).toBe(0);
    expect((await close(amina)).body.code).toBe('money-left');
    const decision = { payoutId, decision: 'approve', reason: '', password: ngozi.password };
    expect((await house.as(ngozi).call(decidePayout, decision)).status).toBe(200);
    expect((await close(amina)).body.code).toBe('money-left');
  });

  test('is closed once it has arrived', async () => {
    await run(
      house.pool,
      sql`update finance.payout set state = 'sent', sending_at = now(), provider_reference = 'TRF_1' where id = ${payoutId}`,
    );
    expect((await close(amina)).status).toBe(200);
  });
});

describe('money that comes in after an account was closed', () => {
  test('keeps it from being erased: its owner is told, and may come back for it', async () => {
    expect((await close(musa)).status).toBe(200);
    await fillWallet(house, musa, 50_000);
    house.clock.move({ hours: 30 * 24 + 1 });
    expect(await eraseClosed(house.services)).toBe(1); // Amina, who took hers out
    const told = [...house.post.all(musa.email), ...house.post.all(musa.phone)].map(({ text }) => text);
    expect(told.filter((text) => /money of yours|akwai kuɗinku/.test(text))).toHaveLength(1);
    expect(await eraseClosed(house.services)).toBe(0);
    expect(await enter(musa)).toBe(200);
    expect((await (await house.signIn(musa)).call(readWallet, {})).body.balanceKobo).toBe(50_000);
  });
});

test('nothing of this was an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});
