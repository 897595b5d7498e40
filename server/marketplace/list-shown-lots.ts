import { listShownLots as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { findShownOf } from './shown-lot-store.ts';

export const listShownLots = handle(contract, async ({ keeperId }, { db }) => ({
  lots: await findShownOf(db, keeperId),
}));
