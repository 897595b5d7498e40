import { newVoiceMessage, sendVoice as contract, writtenAtOf } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { nextNumber } from './talk-store.ts';
import { insertVoiceMessage } from './voice-store.ts';
import { writerFor } from './writer-for.ts';

export const sendVoice = handle(contract, async (draft, { db, clock, claimedAt, ...context }) => {
  const now = clock.now();
  const writer = await writerFor(db, viewerOf(context), draft.keeperId);
  const said = newVoiceMessage(draft, writer, writtenAtOf(claimedAt, now), now);
  const message = { ...said, number: await nextNumber(db, draft.keeperId, now) };
  await insertVoiceMessage(db, message, draft);
  return message;
});
