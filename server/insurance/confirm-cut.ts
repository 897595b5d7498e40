import { confirmCut as contract } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasSettled } from './cover-store.ts';
import { holdCut, setConfirmed } from './cut-store.ts';
import { showCut } from './show-cut.ts';

export const confirmCut = handle(contract, async ({ cutId, squareMetres, grams }, context) => {
  const { db, clock } = context;
  const by = viewerOf(context).accountId;
  const cut = await holdCut(db, cutId);
  if (cut === null) throw new Problem('not-found');
  if (cut.recordedBy === by) throw new Problem('two-people-needed');
  if (cut.confirmedBy !== null) throw new Problem('cut-confirmed');
  if (await hasSettled(db, cut.productId)) throw new Problem('covers-settled');
  if (cut.squareMetres !== squareMetres || cut.grams !== grams) throw new Problem('cut-differs');
  await setConfirmed(db, cutId, by, clock.now());
  return showCut(context, cutId);
});
