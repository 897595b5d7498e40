import { listPrices as contract } from '@shuka/domain/marketplace';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Db } from '#kit/db.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findQuotations } from './board-store.ts';

/** A page of the board, the newest first. */
export const pagePrices = async (
  db: Db,
  { crop = '', stateCode = '', lga = '', after, limit }: InputOf<typeof contract>,
) => {
  const size = limitOf(limit);
  const key = cursorParts(after, ['moment', 'id']);
  const found = await findQuotations(db, { crop, stateCode, lga, after: key, limit: size + 1 });
  return cutPage(found, size, ({ day, id }) => [`${day}T00:00:00Z`, id]);
};

export const listPrices = handle(contract, (asked, { db }) => pagePrices(db, asked));
