import { readLedgerStatement as contract } from '@shuka/domain/finance';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { houseMoney } from './house-money.ts';
import { findLedgerAccount, findLines } from './ledger-store.ts';

export const readLedgerStatement = handle(contract, async ({ ownerId, after, limit }, context) => {
  const key = ownerId ?? viewerOf(context).accountId;
  const size = limitOf(limit);
  const [number] = cursorParts(after, ['number']) ?? [];
  const account = await findLedgerAccount(context.db, { kind: 'wallet', money: houseMoney(context), key });
  if (account === null) return { items: [], next: null };
  const before = number === undefined ? null : Number(number);
  const found = await findLines(context.db, account.id, before, size + 1);
  return cutPage(found, size, (line) => [String(line.number)]);
});
