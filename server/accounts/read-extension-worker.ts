import { readExtensionWorker as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findExtensionWorker } from './mill-word-store.ts';

export const readExtensionWorker = handle(contract, async ({ managerId }, { db }) => {
  const found = await findExtensionWorker(db, managerId);
  if (found === null) throw new Problem('not-found');
  return found;
});
