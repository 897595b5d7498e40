import { listDisasters as contract } from '@shuka/domain/loans';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findDisasters } from './disaster-store.ts';
import { nameDisasters } from './show-disasters.ts';

export const listDisasters = handle(contract, async (asked, { db }) => {
  const { items, next } = await pageOf(asked, (after, limit) => findDisasters(db, after, limit));
  return { items: await nameDisasters(db, items), next };
});
