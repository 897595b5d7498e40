import { noteArrival as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertArrival } from './delivery-store.ts';
import { findKeeper } from './find-keeper.ts';
import { findFormula } from './formula-store.ts';

export const noteArrival = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  if (draft.formulaId !== null && (await findFormula(db, draft.companyId, draft.formulaId)) === null)
    throw new Problem('no-such-formula');
  const keeper = await findKeeper(db, draft);
  await insertArrival(db, { ...draft, keeperId: keeper?.id ?? null }, viewerOf(context).accountId, clock.now());
  return { id: draft.id };
});
