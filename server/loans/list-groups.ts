import { listGroups as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { findGroupsOf } from './group-store.ts';

export const listGroups = handle(contract, async ({ keeperId }, { db }) => ({
  items: await findGroupsOf(db, keeperId),
}));
