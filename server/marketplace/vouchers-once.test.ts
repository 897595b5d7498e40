import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { listRedemptions, listShelf, listVouchers, type Voucher } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { someGood } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type NumberedAct, type Phone } from '#world/phone.ts';
import { someVoucher } from '#world/voucher-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, danjuma } = people;
const zainab = await someStaffer(house, 'clerk');
const elsewhere = await someCompany(house);

/** A voucher a phone took, at a moment by its own clock, in seconds. */
type Taken = { readonly seq: number; readonly at: number; readonly id: string; readonly token: string };

/** A dealer's phone that believes all it is shown: it checks nothing, so that only the server is left to. */
type Till = {
  readonly person: WorldPerson;
  readonly companyId: string;
  /** Its store as the server knows it: another one once the server noticed that it was put back to an earlier day. */
  store: Phone;
  kept: readonly Taken[];
  backup: readonly Taken[];
};

const tills = (): Promise<Till[]> => {
  const of = [
    [danjuma, mill.companyId],
    [zainab, mill.companyId],
    [elsewhere.owner, elsewhere.companyId],
  ] as const;
  const open = async ([person, ofCompany]: (typeof of)[number]): Promise<Till> => ({
    person,
    companyId: ofCompany,
    store: await openPhone(house, person),
    kept: [],
    backup: [],
  });
  return Promise.all(of.map(open));
};

/** @param skew by how many seconds the clock of the phone is wrong. */
const take = (till: Till, { token }: Voucher, skew: number): void => {
  const seq = (till.kept.at(-1)?.seq ?? 0) + 1;
  const at = Math.round(house.clock.now().getTime() / 1000) + skew;
  till.kept = [...till.kept, { seq, at, id: newId(), token }];
};

const itemsOf = ({ kept, companyId: ofCompany }: Till): NumberedAct[] =>
  kept.map(({ seq, at, id, token }, place) => [
    seq,
    at - (kept[place - 1]?.at ?? 0),
    'marketplace.redeemVoucher',
    { id, companyId: ofCompany, token },
  ]);

/** Sends all it ever took, as a phone does that never heard the answer. One that was put back begins a store anew. */
const send = async (till: Till): Promise<void> => {
  if (till.kept.length === 0) return;
  const { status, body } = await till.store.push(itemsOf(till));
  if (status >= 500) throw new Error(`A batch was answered with ${status}.`);
  if (body.code !== 'device-rolled-back') return;
  till.store = await openPhone(house, till.person);
  const again = await till.store.push(itemsOf(till));
  if (again.status !== 200) throw new Error(`A batch was answered with ${again.status}.`);
};

const phone = fc.nat(2);
const step = fc.oneof(
  {
    weight: 5,
    // Clocks of phones are wrong by up to a month either way.
    arbitrary: fc.record({
      does: fc.constant('take' as const),
      phone,
      voucher: fc.nat(2),
      skew: fc.integer({ min: -2_600_000, max: 2_600_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('send' as const), phone }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('back-up' as const), phone }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), phone }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('all-send' as const), phone }) },
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const go = async (all: readonly Till[], vouchers: readonly Voucher[], one: Step): Promise<void> => {
  const till = all[one.phone];
  if (till === undefined) return;
  if (one.does === 'take') take(till, vouchers[one.voucher] as Voucher, one.skew);
  if (one.does === 'send') await send(till);
  if (one.does === 'back-up') till.backup = till.kept;
  // A copy of an earlier day is put back, which sends what it knows once more.
  if (one.does === 'restore') till.kept = till.backup;
  if (one.does === 'all-send') await Promise.all(all.map(send));
};

const stock = 50;

test('whatever is sent again, by any phone, also one put back to an earlier day: nothing is spent twice', async () => {
  const refused = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const good = await someGood(house, mill.companyId, { stock });
      const vouchers: Voucher[] = [];
      for (const packs of [1, 2, 4]) vouchers.push(await someVoucher(house, good, { packs }));
      const all = await tills();
      for (const one of steps) await go(all, vouchers, one);
      await Promise.all(all.map(send));

      const tried = await rows<{ voucherId: string; companyId: string; why: string | null }>(
        house.pool,
        sql`select voucher_id as "voucherId", company_id as "companyId", why from marketplace.redemption
            where voucher_id = any(${vouchers.map(({ id }) => id)}::uuid[])`,
      );
      const spent = tried.filter(({ why }) => why === null);
      expect(new Set(spent.map(({ voucherId }) => voucherId)).size, 'once each').toBe(spent.length);
      expect(
        spent.every(({ companyId }) => companyId === mill.companyId),
        'at its own dealer',
      ).toBe(true);
      const spentIds = spent.map(({ voucherId }) => voucherId);
      const packs = vouchers
        .filter(({ id }) => spentIds.includes(id))
        .flatMap(({ lines }) => lines.map((line) => line.packs));
      const shelf = (await house.as(danjuma).call(listShelf, { companyId: mill.companyId, limit: '1' })).body.items[0];
      expect(shelf?.stockPacks, 'the shelf').toBe(stock - packs.reduce((sum, count) => sum + count, 0));
      tried.forEach(({ why, voucherId }) => why !== null && refused.add(voucherId));
    }),
    { seed: 20_261_122, numRuns: 12 },
  );

  // What was refused is seen by both.
  expect(refused.size).toBeGreaterThan(0);
  const ofFarmer = (await house.as(amina).call(listVouchers, { keeperId: amina.accountId, limit: '100' })).body.items;
  const shown = ofFarmer.filter(({ refusedTries }) => refusedTries.length > 0).map(({ id }) => id);
  expect(new Set(shown)).toEqual(refused);
  const ofDealer = (await house.as(danjuma).call(listRedemptions, { companyId: mill.companyId, limit: '100' })).body
    .items;
  expect(ofDealer.some(({ why }) => why === 'spent')).toBe(true);
});
