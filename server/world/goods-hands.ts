import { issueGoods, type Product } from '@shuka/domain/loans';
import { listVouchers, redeemVoucher } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { mill } from './companies.ts';
import { someGood } from './input-hands.ts';
import { loansIn } from './loan-desk.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/* What tests do with loans in kind: ₦150,000 for Amina, two bags of urea and three packs of seed from Danjuma, who sells inputs too. */

const { amina, danjuma, ifeoma } = people;
const { companyId } = mill;

type Good = { readonly id: string; readonly priceKobo: number };

/** Two months after the clock of a test begins. */
const expiresOn = '2026-08-01';

export const lineOf = ({ id: goodId, priceKobo }: Good, packs: number) => ({ goodId, priceKobo, packs });

/** Of an item how many packs came, and what was wrong with the others. */
export const came = (itemId: string, packs: number, why: string | null = null) => ({ itemId, packs, why, words: '' });

export const goodsIn = async (house: OpenHouse) => {
  const { set, ask, recommend, decide } = loansIn(house);
  const product: Product = (await set({ isInKind: true })).body;
  const urea = await someGood(house, companyId);
  const seed = await someGood(house, companyId, {
    kind: 'seed',
    name: 'Maize seed',
    priceKobo: 850_000,
    packSize: 5000,
  });

  /** A loan in kind that Ngozi approved, the only one that waits. */
  const approved = async (): Promise<string> => {
    await run(
      house.pool,
      sql`update loans.loan set state = 'withdrawn'
          where keeper_id = ${amina.accountId} and state = 'approved' and part_of is null`,
    );
    const { id } = (await ask(product)).body;
    await recommend(id);
    await decide(id);
    return id;
  };

  const issue = (loanId: string, by: WorldPerson = ifeoma, lines = [lineOf(urea, 2), lineOf(seed, 3)]) => {
    const vouchers = [{ id: newId(), companyId, lines, expiresOn }];
    return house.as(by).call(issueGoods, { loanId, vouchers, password: by.password });
  };

  /** Danjuma hands the goods over and takes the voucher. */
  const take = async (voucherId: string): Promise<void> => {
    const { items } = (await house.as(amina).call(listVouchers, { keeperId: amina.accountId })).body;
    const token = items.find(({ id }) => id === voucherId)?.token ?? '';
    const taken = await house.as(danjuma).call(redeemVoucher, { id: newId(), companyId, token });
    if (taken.body.state !== 'redeemed') throw new Error(taken.text);
  };

  /** A loan whose goods were handed over, with the ids of its two items. */
  const handedOver = async () => {
    const loanId = await approved();
    const [voucher] = (await issue(loanId)).body.vouchers;
    const voucherId = voucher?.id ?? '';
    await take(voucherId);
    const [bags = '', packs = ''] = voucher?.items.map(({ id }) => id) ?? [];
    return { loanId, voucherId, bags, packs };
  };

  return { urea, approved, issue, handedOver };
};

export type HandedOver = Awaited<ReturnType<Awaited<ReturnType<typeof goodsIn>>['handedOver']>>;
