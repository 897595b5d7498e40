import { planWindow as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasWindowIn, holdWindows, insertWindow } from './window-store.ts';

export const planWindow = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const now = clock.now();
  if (Date.parse(draft.from) < now.getTime()) throw new Problem('window-past');
  await holdWindows(db);
  if (await hasWindowIn(db, draft.name, draft.from, draft.until)) throw new Problem('window-taken');
  const planned = await insertWindow(db, draft, viewerOf(context).accountId, now);
  if (planned === null) throw new Error('an insert gives its row');
  return planned;
});
