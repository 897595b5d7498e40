import { integrationLimits, makeProgramme as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countProgrammes, insertProgramme } from './programme-store.ts';

export const makeProgramme = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  if ((await countProgrammes(db)) >= integrationLimits.mostProgrammes.value) throw new Problem('too-many-programmes');
  const now = clock.now();
  await insertProgramme(db, draft, viewerOf(context).accountId, now);
  return { ...draft, madeAt: now.toISOString(), endedAt: null };
});
