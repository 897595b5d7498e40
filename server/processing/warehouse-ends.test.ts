import { afterAll, describe, expect, test } from 'vitest';
import { listLots } from '@shuka/domain/lots';
import {
  answerTransfer,
  giveBackReceipt,
  listHeldReceipts,
  listMills,
  readReceipt,
  withdrawClaim,
  type StoredLot,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { someReceipt } from '#world/warehouse-hands.ts';
import { receiptsIn } from '#world/receipt-hands.ts';

/* A receipt is handed on by both sides, and given back for its goods. */

const house = await openHouse();
afterAll(house.close);

const { musa, danjuma, chidi } = people;
const keeperId = musa.accountId;

const { receipt, pledge, offer, giveBack, end, stateOf } = receiptsIn(house);
const lotNow = async ({ paper: { lotId } }: StoredLot) =>
  (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items.find(({ id }) => id === lotId);

describe('a receipt that is handed on', () => {
  test('changes hands when the company accepts; then it is the company’s alone, and the goods leave as sold', async () => {
    const made = await receipt();
    const { companyId, owner } = await someCompany(house);
    const offered = await offer(made.id, companyId);
    expect(offered.body.claim).toMatchObject({ kind: 'transfer', toCompanyName: 'Sani Grains', amountKobo: 4_500_000 });
    expect((await house.as(owner).call(giveBackReceipt, { receiptId: made.id, password: owner.password })).status).toBe(
      404,
    );
    const answer = { receiptId: made.id, isAccepted: true, password: owner.password };
    expect((await house.as(danjuma).call(answerTransfer, { ...answer, password: danjuma.password })).status).toBe(404);
    const accepted = (await house.as(owner).call(answerTransfer, answer)).body;
    expect(accepted).toMatchObject({ holderName: 'Sani Grains', claim: null, state: 'outstanding' });
    const held = (await house.as(owner).call(listHeldReceipts, { companyId })).body.items;
    expect(held.map(({ id }) => id)).toEqual([made.id]);
    expect((await pledge(made.id)).status, 'it is the farmer’s no more').toBe(404);
    await house.as(owner).call(giveBackReceipt, { receiptId: made.id, password: owner.password });
    expect((await end(made.id, 'cancelled')).body.code).toBe('receipt-handed-on');
    expect((await end(made.id)).body.state).toBe('released');
    expect((await lotNow(made))?.leftGrams).toBe(0);
    expect(await stateOf(made)).toBe('released');
  });

  test('stays with its holder when the company declines; and goes to companies that are there', async () => {
    const made = await receipt();
    const { companyId, owner } = await someCompany(house);
    await offer(made.id, companyId);
    const declined = { receiptId: made.id, isAccepted: false, password: owner.password };
    expect((await house.as(owner).call(answerTransfer, declined)).body).toMatchObject({
      holderName: 'Musa Ibrahim',
      claim: null,
    });
    expect((await house.as(owner).call(answerTransfer, declined)).status).toBe(404);
    expect((await offer(made.id, newId())).body.code).toBe('no-such-company');
    const found = await house.as(musa).call(listMills, { buyers: 'too', limit: '100' });
    expect(found.body.items.map((one) => one.companyId)).toContain(companyId);
  });
});

describe('a receipt that is given back', () => {
  test('lets the goods out: the farmer may do with the lot again what they like', async () => {
    const made = await receipt();
    expect((await end(made.id)).body.code).toBe('receipt-not-back');
    expect((await giveBack(made.id)).body.state).toBe('given-back');
    expect((await giveBack(made.id)).body.code).toBe('receipt-over');
    expect((await pledge(made.id)).body.code).toBe('receipt-over');
    expect((await end(made.id)).body).toMatchObject({ state: 'released', history: expect.any(Array) as unknown });
    expect(await stateOf(made)).toBe('released');
    const lot = { id: made.paper.lotId, keeperId };
    expect((await lotNow(made))?.leftGrams).toBe(100_000);
    expect((await someReceipt(house, lot)).paper.number).toBeGreaterThan(made.paper.number);
  });

  test('is cancelled where it was issued wrong', async () => {
    const made = await receipt();
    await giveBack(made.id);
    expect((await end(made.id, 'cancelled')).body.state).toBe('cancelled');
    expect([await stateOf(made), (await lotNow(made))?.leftGrams]).toEqual(['cancelled', 100_000]);
  });
});

test('the tables do not let a receipt be changed, claimed twice, or released before it was given back', async () => {
  const { id } = await receipt();
  await pledge(id);
  const claim = (more: string) =>
    `insert into processing.warehouse_claim (id, receipt_id, kind, lender, amount_kobo, state, made_by, made_at)
     values ('${newId()}', '${id}', 'pledge', 'B', 0, 'offered', '${keeperId}', now())${more}`;
  for (const [words, says] of [
    [`update processing.warehouse_receipt set grams = 1 where id = '${id}'`, 'never changed'],
    [`delete from processing.warehouse_event`, 'never changed'],
    [`delete from processing.warehouse_claim`, 'never changed'],
    [claim(''), 'warehouse_claim_once'],
    [`update processing.warehouse_receipt set state = 'given-back' where id = '${id}'`, 'stays outstanding'],
  ] as const)
    await expect(house.pool.query(words)).rejects.toThrow(says);
  await house.as(musa).call(withdrawClaim, { receiptId: id });
  await expect(
    house.pool.query(`update processing.warehouse_receipt set state = 'released' where id = '${id}'`),
  ).rejects.toThrow('goes from outstanding');
  await giveBack(id);
  await expect(house.pool.query(claim(''))).rejects.toThrow('only an outstanding receipt');
  expect((await house.as(chidi).call(readReceipt, { receiptId: id })).status).toBe(200);
});
