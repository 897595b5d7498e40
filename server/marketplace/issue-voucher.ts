import {
  checkExpiry,
  checkLines,
  issueVoucher as contract,
  sumOfLines,
  voucherLimits,
  type KeptLine,
  type VoucherLine,
} from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
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

/** @throws Problem `dealer-limit` when the open vouchers of a dealer would come to more than one may owe. */
const checkDealer = async ({ db }: Context, companyId: string, valueKobo: number, today: string): Promise<void> => {
  const openKobo = await sumOpenAt(db, companyId, today);
  if (openKobo + valueKobo > voucherLimits.mostOpenKobo) throw new Problem('dealer-limit');
};

export const issueVoucher = handle(contract, async ({ id, lines: asked, ...draft }, context) => {
  const { db, clock, secrets } = context;
  const { keeperId, companyId, expiresOn } = draft;
  const now = clock.now();
  const today = dayOf(now);
  checkLines(asked);
  checkExpiry(expiresOn, today);
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
});
