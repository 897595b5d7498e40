import { isTillLate, listTills as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { fullNamesOf } from '#accounts';
import { houseMoney } from '#finance';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findTills, findWaiting, showHandIn } from './till-store.ts';

export const listTills = handle(contract, async ({ after, limit }, context) => {
  const { db, clock } = context;
  const [size, today] = [limitOf(limit), dayOf(clock.now())];
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const found = await findTills(db, houseMoney(context), from, size + 1);
  const { items, next } = cutPage(found, size, ({ managerId }) => [managerId]);
  const ids = items.map(({ managerId }) => managerId);
  const waiting = await findWaiting(db, ids);
  const names = await fullNamesOf(db, ids);
  return {
    items: items.map((till) => {
      const handIn = waiting.find(({ managerId }) => managerId === till.managerId);
      return {
        ...till,
        managerName: (names.get(till.managerId) ?? '').trim(),
        isLate: isTillLate(till.since, today),
        handIn: handIn === undefined ? null : showHandIn(handIn),
      };
    }),
    next,
  };
});
