import { redeemVoucher as contract, refusalAtServer, type VoucherLine } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertStockLine } from './good-store.ts';
import { readVoucher } from './sign-voucher.ts';
import { findRedemption, holdVoucher, insertRedemption } from './voucher-store.ts';

/** What was handed over is gone from the shelf, also where the shelf was counted short of it. */
const takeFromShelf = async ({ db, clock, ...context }: Context, ofId: string, lines: readonly VoucherLine[]) => {
  const byId = viewerOf(context).accountId;
  const inOrder = lines.toSorted((one, other) => (one.goodId < other.goodId ? -1 : 1));
  for (const { goodId, packs } of inOrder)
    await insertStockLine(db, { id: newId(), goodId, packs: -packs, reason: 'voucher', ofId, byId, at: clock.now() });
};

export const redeemVoucher = handle(contract, async ({ id, companyId, token }, context) => {
  const { db, clock, secrets, claimedAt } = context;
  const paper = readVoucher(secrets, token);
  const held = await holdVoucher(db, paper.voucherId);
  if (held === null) throw refusedField('token', 'voucher.notOurs');
  const now = clock.now();
  const { voucherId } = paper;
  const why = refusalAtServer(paper, { companyId, isSpent: held.isSpent, claimedAt, now });
  const byId = viewerOf(context).accountId;
  await insertRedemption(db, { id, voucherId, companyId, why, byId, claimedAt: claimedAt ?? now, now });
  if (why === null) await takeFromShelf(context, id, held.lines);
  else context.tellOutcome('conflict');
  const kept = await findRedemption(db, id);
  if (kept === null) throw new Error('The redemption that was written is not there.');
  return kept;
});
