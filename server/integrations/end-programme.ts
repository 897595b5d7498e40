import { endProgramme as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setEnded } from './programme-store.ts';

export const endProgramme = handle(contract, async ({ programmeId }, context) => {
  const ended = await setEnded(context.db, programmeId, viewerOf(context).accountId, context.clock.now());
  if (ended === null) throw new Problem('not-found');
  return ended;
});
