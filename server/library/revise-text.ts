import { reviseText as contract } from '@shuka/domain/library';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandDraft, demandText } from './demand-text.ts';
import { keepPictures } from './picture-store.ts';
import { reviseText as keep } from './text-store.ts';

export const reviseText = handle(contract, async ({ textId, pictures, ...said }, context) => {
  const { db } = context;
  await demandDraft(db, textId, viewerOf(context).accountId);
  await keep(db, textId, said);
  await keepPictures(db, textId, pictures);
  return demandText(db, textId);
});
