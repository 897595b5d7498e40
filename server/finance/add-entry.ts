import { addEntry as contract, newEntry } from '@shuka/domain/finance';
import { handle } from '#kit/route.ts';
import { checkPlace } from './check-place.ts';
import { insertEntry } from './insert-entry.ts';

export const addEntry = handle(contract, async (draft, { db, clock }) => {
  const entry = newEntry(draft, {}, clock.now());
  await checkPlace(db, draft);
  await insertEntry(db, entry);
  return entry;
});
