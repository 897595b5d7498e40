import { afterAll, describe, expect, test } from 'vitest';
import { answerOrder, issueVoucher, voucherLimits } from '@shuka/domain/marketplace';
import { inTransaction, rows, run, sql, type Query } from '#kit/db.ts';
import { people } from '#world';
import { someCompany } from '#world/company-hands.ts';
import { orderOf, someGood } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';
import { voucherDraft } from '#world/voucher-hands.ts';

/* Two who want the last of something at the same moment. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma } = people;

/** The embedded database runs one transaction at a time, so there is nobody to see waiting. */
const bothWait = async (): Promise<void> => {
  if (!isOnPostgres) return;
  const waiting = () =>
    rows(
      house.pool,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(2);
};

/** Starts both while a row is locked, and lets them go on once both wait. */
const atOnce = async <One, Other>(
  held: Query,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<readonly [One, Other]> => {
  const { both } = await inTransaction(house.pool, async (db) => {
    await run(db, held);
    const begun = { both: Promise.all([one(), other()]) }; // in an object: not waited for before the commit
    await bothWait();
    return begun;
  });
  return both;
};

const theShelf = ({ id }: { readonly id: string }) =>
  sql`select 1 from marketplace.input_good where id = ${id} for no key update`;

const issue = (draft: ReturnType<typeof voucherDraft>) => house.as(chidi).call(issueVoucher, draft);

describe('of two at the same moment', () => {
  test('one voucher gets the last packs, and the other is told that they are gone', async () => {
    const good = await someGood(house, undefined, { stock: 10 });
    const ofEight = () => issue(voucherDraft(good, { packs: 8 }));
    const [one, other] = await atOnce(theShelf(good), ofEight, ofEight);
    expect([one.status, other.status].toSorted()).toEqual([201, 409]);
    expect([one.body.code, other.body.code]).toContain('not-in-stock');
  });

  test('a voucher or an order gets the last packs, and never both', async () => {
    const good = await someGood(house, undefined, { stock: 10 });
    const { body: order } = await orderOf(house, amina, [{ ...good, packs: 8 }]);
    const accept = () => house.as(danjuma).call(answerOrder, { orderId: order.id, isAccepted: true, reason: '' });
    const [voucher, answer] = await atOnce(theShelf(good), () => issue(voucherDraft(good, { packs: 8 })), accept);
    expect([voucher.status, answer.status].filter((status) => status === 409)).toHaveLength(1);
    expect([voucher.body.code, answer.body.code]).toContain('not-in-stock');
  });

  test('one voucher comes under what a dealer may owe, and the other would go over it', async () => {
    const { companyId } = await someCompany(house);
    const priceKobo = Math.ceil(voucherLimits.mostOpenKobo / 150);
    const goods = [await someGood(house, companyId, { priceKobo }), await someGood(house, companyId, { priceKobo })];
    const [first, second] = goods.map((good) => () => issue(voucherDraft(good, { companyId, packs: 100 })));
    if (first === undefined || second === undefined) throw new Error('Two goods give two vouchers.');
    // Who writes a voucher has to know that its farmer is there.
    const theFarmer = sql`select 1 from accounts.account where id = ${amina.accountId} for update`;
    const [one, other] = await atOnce(theFarmer, first, second);
    expect([one.status, other.status].toSorted()).toEqual([201, 409]);
    expect([one.body.code, other.body.code]).toContain('dealer-limit');
  });
});

test('nothing of this was an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});
