import { checkFormula, saveFormula as contract } from '@shuka/domain/processing';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findFormulas, insertFormula } from './formula-store.ts';

export const saveFormula = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  checkFormula(draft);
  await insertFormula(db, draft, viewerOf(context).accountId, clock.now());
  const [kept] = await findFormulas(db, [draft.id]);
  if (kept === undefined) throw new Error('The formula that was written is not there.');
  return kept;
});
