import { findVoucher as contract, readCode } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { handle } from '#kit/route.ts';
import { findByVoucherCode } from './voucher-store.ts';

export const findVoucher = handle(contract, async ({ companyId, code }, { db }) => {
  const found = await findByVoucherCode(db, companyId, readCode(code));
  if (found === null) throw new Problem('no-such-voucher');
  const [keeper] = await findNames(db, [found.keeperId]);
  const { token, programme } = found;
  return { token, programme, keeperName: keeper === undefined ? '' : `${keeper.firstName} ${keeper.lastName}` };
});
