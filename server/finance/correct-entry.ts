import { correctedEntry, correctEntry as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { checkPlace } from './check-place.ts';
import { insertEntry } from './insert-entry.ts';
import { holdEntry } from './store.ts';

export const correctEntry = handle(contract, async ({ entryId, isCancelled, ...draft }, { db, clock }) => {
  const held = await holdEntry(db, entryId);
  if (held === null || held.entry.keeperId !== draft.keeperId) throw new Problem('not-found');
  const entry = correctedEntry(held, draft, isCancelled, clock.now());
  await checkPlace(db, entry);
  await insertEntry(db, entry);
  return entry;
});
