import { addVoice as contract, demandVoice, mostVoices, type Voice } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { countVoices, insertVoice } from './voice-store.ts';

export const addVoice = handle(contract, async ({ audio, ...draft }, context) => {
  const bytes = Buffer.from(audio, 'base64');
  demandVoice(draft.mediaType, bytes);
  if ((await countVoices(context.db, draft.keeperId)) >= mostVoices) throw new Problem('too-many-voices');
  const voice: Voice = { ...draft, audio: null, createdAt: context.clock.now().toISOString() };
  // The file first: no record may name one that is not there. Kept under its content, a second delivery adds nothing.
  const key = await context.files.put(bytes, voiceExtension[draft.mediaType]);
  await insertVoice(context.db, voice, key, viewerOf(context).accountId);
  return voice;
});
