import { listPayoutLines as contract } from '@shuka/domain/insurance';
import { handle } from '#kit/route.ts';
import { findLines } from './list-store.ts';
import { namesOf } from './names-of.ts';
import { pageOf } from '#kit/page-of.ts';

export const listPayoutLines = handle(contract, ({ listId, ...asked }, { db }) =>
  pageOf(asked, async (after, limit) => {
    const lines = await findLines(db, listId, after, limit);
    const nameOf = await namesOf(
      db,
      lines.map(({ keeperId }) => keeperId),
    );
    return lines.map((row) => {
      const { money: _, productName: __, ...line } = row;
      return { ...line, keeperName: nameOf(line.keeperId) };
    });
  }),
);
