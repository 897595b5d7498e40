import { newId } from '@shuka/domain/kit/new-id.ts';
import type { VoucherLine } from '@shuka/domain/marketplace';
import { insertGoods } from '#loans';
import { insertRedemption, insertVoucher, newVoucherCode } from '#marketplace';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someGood, urea } from '#world/input-hands.ts';
import { farmerOf, makeLoan } from './loan-scene.ts';
import { idFor, type MakeInput } from './scene-case.ts';

const { danjuma, ifeoma, ngozi } = people;
const { companyId } = mill;
const priceKobo = 10_000;
const expiresOn = '2026-08-01';

type Given = { loanId: string; voucherId: string; itemId: string };

/** A loan in kind whose goods were handed over, issued by Ifeoma. @param isShort whether a bag did not come. */
const given =
  (isShort: boolean, more: (given: Given) => object): MakeInput =>
  async (one) => {
    const { pool, clock } = one.house;
    const [voucherId, now] = [newId(), clock.now()];
    const loanId = await idFor(one.object, async (whose) => {
      const keeperId = await farmerOf(one.house, whose);
      const made = await makeLoan(one.house, keeperId, 'approved', { isInKind: true });
      const { id: goodId, name } = await someGood(one.house, companyId, { priceKobo });
      const { packSize, packUnit } = urea;
      const lines: VoucherLine[] = [{ goodId, name, packSize, packUnit, packs: 2, priceKobo }];
      const said = { programme: 'Loan', valueKobo: 2 * priceKobo, code: newVoucherCode(), token: voucherId };
      const by = ifeoma.accountId;
      await insertVoucher(pool, { id: voucherId, keeperId, companyId, lines, expiresOn, ...said, by, now });
      const taken = { id: newId(), voucherId, companyId, why: null, byId: danjuma.accountId, claimedAt: now, now };
      await insertRedemption(pool, taken);
      await insertGoods(pool, { voucherId, loanId: made, companyId, money: 'sandbox', issuedBy: by, lines }, now);
      return made;
    });
    const item = await row<{ id: string }>(
      pool,
      isShort
        ? sql`update loans.goods_item set state = 'short' where voucher_id = ${voucherId} returning id`
        : sql`select id from loans.goods_item where voucher_id = ${voucherId}`,
    );
    const all = { loanId, voucherId, itemId: item?.id ?? newId() };
    return { loanId, ...more(all) };
  };

/** Input for the operations on loans in kind; nothing but authorization could refuse it. */
export const loanGoodsInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/loans/{loanId}/goods': given(false, () => ({})),
  'POST /api/loans/{loanId}/goods/confirmation': given(false, ({ voucherId, itemId }) => ({
    voucherId,
    items: [{ itemId, packs: 2, why: null, words: '' }],
  })),
  'POST /api/admin/loans/{loanId}/goods': async (one) => {
    const { id: goodId } = await someGood(one.house, companyId, { priceKobo });
    const loanId = await idFor(one.object, async (whose) =>
      makeLoan(one.house, await farmerOf(one.house, whose), 'approved', { isInKind: true }),
    );
    const lines = [{ goodId, packs: 1, priceKobo }];
    return { loanId, vouchers: [{ id: newId(), companyId, lines, expiresOn }], password: ngozi.password };
  },
  'POST /api/admin/loans/{loanId}/goods/{itemId}/end': given(true, ({ itemId }) => ({
    itemId,
    how: 'lowered',
    words: 'It never came.',
  })),
  'GET /api/admin/loans/goods-cases': () => ({}),
};
