import type { CropCut } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { holdCut, showCuts } from './cut-store.ts';

/** One crop cut as the viewer may see it. @throws Problem `not-found`. */
export const showCut = async (context: Context, cutId: string): Promise<CropCut> => {
  const held = await holdCut(context.db, cutId);
  const [shown] = held === null ? [] : await showCuts(context.db, [held], viewerOf(context).accountId);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
