import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerPledge,
  giveBackReceipt,
  listPledges,
  pledgeReceipt,
  readReceipt,
  withdrawClaim,
  type StoredLot,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { inTransaction, rows, run, sql } from '#kit/db.ts';
import { insertClaim } from '#processing';
import { people } from '#world';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { someReceipt } from '#world/warehouse-hands.ts';
import { receiptsIn } from '#world/receipt-hands.ts';
import { claimReceipt } from './claim-receipt.ts';

/* A receipt is pledged once at a time. */

const house = await openHouse();
afterAll(house.close);

const { musa, ngozi } = people;
const keeperId = musa.accountId;
const { password } = musa;

beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { receipt, pledge, offer, giveBack, end, stateOf } = receiptsIn(house);
const speak = ({ id: receiptId, claim }: StoredLot, word: 'accept' | 'decline' | 'release', more: object = {}) =>
  house.as(ngozi).call(answerPledge, {
    receiptId,
    claimId: claim?.id ?? newId(),
    word,
    reason: 'Letter KMB/31 of the bank.',
    password: ngozi.password,
    ...more,
  });

describe('a receipt that is pledged', () => {
  test('is so when the lender’s side accepted, stays where it is until it is released, and its history says all', async () => {
    const made = await receipt();
    const offered = (await pledge(made.id)).body;
    expect(offered.claim).toMatchObject({ kind: 'pledge', lender: 'Kano Microfinance Bank', state: 'offered' });
    expect(await stateOf(made)).toBe('outstanding');
    const listed = (await house.as(ngozi).call(listPledges, {})).body.items;
    expect(listed.map(({ id }) => id)).toContain(made.id);
    expect((await speak(offered, 'release')).body.code, 'nothing to release yet').toBe('nothing-offered');
    const accepted = (await speak(offered, 'accept')).body;
    expect([accepted.claim?.state, await stateOf(made)]).toEqual(['accepted', 'pledged']);
    const { companyId } = await someCompany(house);
    const tries = [await pledge(made.id, 'Another Bank'), await offer(made.id, companyId), await giveBack(made.id)];
    expect(tries.map(({ body }) => body.code)).toEqual(['receipt-claimed', 'receipt-claimed', 'receipt-claimed']);
    expect((await house.as(musa).call(withdrawClaim, { receiptId: made.id })).body.code).toBe('nothing-offered');
    expect((await end(made.id)).body.code).toBe('receipt-not-back');
    expect((await speak(accepted, 'release')).body.claim).toBeNull();
    expect(await stateOf(made)).toBe('outstanding');
    const { history } = (await pledge(made.id, 'Another Bank')).body;
    expect(history.map(({ kind, byName }) => [kind, byName])).toEqual([
      ['issued', 'Danjuma Bello'],
      ['pledge-offered', 'Musa Ibrahim'],
      ['pledge-accepted', 'Ngozi Eze'],
      ['pledge-released', 'Ngozi Eze'],
      ['pledge-offered', 'Musa Ibrahim'],
    ]);
  });

  test('may be taken back, or declined, before it was accepted', async () => {
    const { id } = await receipt();
    await pledge(id);
    expect((await house.as(musa).call(withdrawClaim, { receiptId: id })).body.claim).toBeNull();
    const again = (await pledge(id)).body;
    expect((await speak(again, 'decline')).body.history.at(-1)).toMatchObject({
      kind: 'pledge-declined',
      said: 'Letter KMB/31 of the bank.',
    });
  });

  test('wants the password of who pledges and of who speaks for the lender, who is somebody else', async () => {
    const { id: receiptId } = await receipt();
    const wrong = { id: newId(), receiptId, lender: 'A Bank', amountKobo: 1, password: 'guessed' };
    expect((await house.as(musa).call(pledgeReceipt, wrong)).body.code).toBe('wrong-password');
    const claim = {
      id: newId(),
      receiptId,
      kind: 'pledge',
      lender: 'A Bank',
      amountKobo: 1,
      toCompanyId: null,
    } as const;
    await insertClaim(house.pool, claim, ngozi.accountId, house.clock.now());
    const shown = (await house.as(ngozi).call(readReceipt, { receiptId })).body;
    expect((await speak(shown, 'accept', { password: 'guessed' })).body.code).toBe('wrong-password');
    expect((await speak(shown, 'accept')).body.code).toBe('own-pledge');
  });

  test('by 200 at once is pledged by one of them', async () => {
    const { id: receiptId } = await receipt();
    const { clock, services } = house;
    const viewer = {
      accountId: keeperId,
      sessionId: newId(),
      roles: ['farmer'],
      isFullySignedIn: true,
      factor: 'not-asked',
    } as const;
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        inTransaction(house.pool, (db) =>
          claimReceipt(
            { db, clock, viewer, publicUrl: services.publicUrl },
            { id: newId(), receiptId, kind: 'pledge', lender: `Bank ${place}`, amountKobo: 1, toCompanyId: null },
            `Bank ${place}`,
          ),
        ).then(
          () => 'pledged',
          (error: unknown) => (error instanceof Problem ? error.code : String(error)),
        ),
      ),
    );
    expect(tries.filter((one) => one === 'pledged')).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set(['pledged', 'receipt-claimed']));
    const open = await rows(house.pool, sql`select 1 from processing.warehouse_claim where receipt_id = ${receiptId}`);
    expect(open).toHaveLength(1);
  }, 120_000);

  test('ends by its last day for new pledges, and is given back still', async () => {
    const house2 = await openHouse();
    const made = await someReceipt(house2, await lotOf(house2, 100));
    house2.clock.move({ hours: 24 * 181 });
    const as = await house2.signIn(musa);
    const late = { id: newId(), receiptId: made.id, lender: 'A Bank', amountKobo: 1, password };
    expect((await as.call(pledgeReceipt, late)).body.code).toBe('receipt-expired');
    expect((await as.call(giveBackReceipt, { receiptId: made.id, password })).body.state).toBe('given-back');
    await house2.close();
  });
});
