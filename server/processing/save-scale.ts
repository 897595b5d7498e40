import { checkScale, saveScale as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countScales, findScaleWords, insertScaleWord, isScaleElsewhere } from './scale-store.ts';

/** More than any gate has; phones keep them all. */
const mostScales = 50;

export const saveScale = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  checkScale(draft, clock.now());
  if (await isScaleElsewhere(db, draft.companyId, draft.scaleId)) throw new Problem('not-found');
  const before = await findScaleWords(db, draft.companyId, draft.scaleId);
  if (before.length === 0 && (await countScales(db, draft.companyId)) >= mostScales)
    throw new Problem('too-many-scales');
  await insertScaleWord(db, draft, viewerOf(context).accountId, clock.now());
  const { id: _, scaleId, ...said } = draft;
  return { ...said, id: scaleId, saidAt: clock.now().toISOString() };
});
