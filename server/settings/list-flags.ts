import { flagNames, listFlags as contract, type FlagState } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { showFlag } from './flag-store.ts';

export const listFlags = handle(contract, async (_input, { db }) => {
  const items: FlagState[] = [];
  for (const name of flagNames) items.push(await showFlag(db, name));
  return { items };
});
