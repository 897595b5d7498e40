import { saveReturn as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findZoneReturn } from './find-return.ts';
import { insertReturnWord } from './return-store.ts';

export const saveReturn = handle(contract, async ({ id, zoneId, year, after, ...said }, context) => {
  const { db, clock } = context;
  const word = { id, zoneId, year: Number(year), saidBy: viewerOf(context).accountId, ...said };
  if (!(await insertReturnWord(db, word, after, clock.now()))) throw new Problem('return-changed');
  return findZoneReturn(context, zoneId, year);
});
