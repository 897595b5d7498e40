import { addMeasure as contract, mostMeasures, newMeasure } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countMeasures, holdMeasures, insertMeasure, readMeasures } from './measure-store.ts';

export const addMeasure = handle(contract, async ({ id, ...details }, context) => {
  const { db, clock } = context;
  await holdMeasures(db);
  if ((await countMeasures(db)) >= mostMeasures) throw new Problem('too-many-measures');
  const measure = newMeasure(details, await readMeasures(db), clock.now());
  await insertMeasure(db, id, measure, viewerOf(context).accountId, clock.now());
  return measure;
});
