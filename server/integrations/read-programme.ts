import { readProgramme as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findProgramme } from './programme-store.ts';

export const readProgramme = handle(contract, async ({ programmeId }, { db }) => {
  const found = await findProgramme(db, programmeId);
  if (found === null) throw new Problem('not-found');
  return found;
});
