import { readMessageVoice as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { findVoice } from './voice-store.ts';

export const readMessageVoice = handle(contract, async ({ messageId }, { db, files }) => {
  const voice = await findVoice(db, messageId);
  const bytes = voice?.key == null ? null : await files.get(voice.key, voiceExtension[voice.mediaType]);
  if (voice === null || bytes === null) throw new Problem('not-found');
  // Phones are shared: nobody else may find it in a browser's cache.
  return { bytes, mediaType: voice.mediaType, cacheSeconds: 0 };
});
