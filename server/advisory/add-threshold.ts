import { addThreshold as contract, mostThresholds, newThreshold } from '@shuka/domain/advisory';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countThresholds, holdThresholds, insertThreshold, readThresholds } from './threshold-store.ts';

export const addThreshold = handle(contract, async ({ id, ...details }, context) => {
  const { db, clock } = context;
  await holdThresholds(db);
  if ((await countThresholds(db)) >= mostThresholds) throw new Problem('too-many-records');
  const threshold = newThreshold(details, await readThresholds(db), clock.now());
  await insertThreshold(db, id, threshold, viewerOf(context).accountId, clock.now());
  return threshold;
});
