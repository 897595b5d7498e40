import {
  checkExpiry,
  checkLines,
  sumOfLines,
  voucherLimits,
  type KeptLine,
  type Voucher,
  type VoucherDraft,
  type VoucherLine,
} from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdCompany } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import { isSellingNow } from './shop-store.ts';
import { linesOf } from './lines-of.ts';
import { newVoucherCode, signVoucher } from './sign-voucher.ts';
import { findVoucherById, insertVoucher, sumOpenAt } from './voucher-store.ts';

const voucherLineOf = ({ goodId, name, packSize, packUnit, packs, priceKobo }: KeptLine): VoucherLine => ({
  goodId,
  name,
  packSize,
  packUnit,
  packs,
  priceKobo,
});

/** @throws Problem `dealer-limit` when the open vouchers of a dealer, who is held, would come to more than one may owe. */
const checkDealer = async ({ db }: Context, companyId: string, valueKobo: number, today: string): Promise<void> => {
  const openKobo = await sumOpenAt(db, companyId, today);
  if (openKobo + valueKobo > voucherLimits.mostOpenKobo) throw new Problem('dealer-limit');
};

/**
 * Issues a voucher to a farmer for goods of one dealer, which are promised from then on, signed by this server.
 * @throws Problem `not-on-sale`, `price-changed`, `not-in-stock`, `dealer-limit`; `invalid` beside a line or the last day.
 */
export const issueTo = async (context: Context, { id, lines: asked, ...draft }: VoucherDraft): Promise<Voucher> => {
  const { db, clock, secrets } = context;
  const { keeperId, companyId, expiresOn } = draft;
  const now = clock.now();
  const today = dayOf(now);
  checkLines(asked);
  checkExpiry(expiresOn, today);
  // Vouchers of one dealer come one after the other: they share its limit. The dealer is held before its goods.
  await holdCompany(db, companyId);
  if (!(await isSellingNow(db, companyId, today))) throw new Problem('not-on-sale');
  const held = await linesOf(context, companyId, asked);
  const lines = held.map(voucherLineOf);
  const valueKobo = sumOfLines(lines);
  await checkDealer(context, companyId, valueKobo, today);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = signVoucher(secrets, { voucherId: id, companyId, keeperId, issuedAt, expiresOn, lines });
  const by = viewerOf(context).accountId;
  await insertVoucher(db, { ...draft, id, lines, valueKobo, code: newVoucherCode(), token, by, now });
  const issued = await findVoucherById(db, id);
  if (issued === null) throw new Error('The voucher that was issued is not there.');
  return issued;
};
