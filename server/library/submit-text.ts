import { demandCaptions, submitText as contract } from '@shuka/domain/library';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandDraft, demandText } from './demand-text.ts';
import { setWaiting } from './text-store.ts';

export const submitText = handle(contract, async ({ textId }, context) => {
  const { db } = context;
  demandCaptions(await demandDraft(db, textId, viewerOf(context).accountId));
  await setWaiting(db, textId);
  return demandText(db, textId);
});
