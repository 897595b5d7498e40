import { readVoice as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { findVoiceFile } from './voice-store.ts';

export const readVoice = handle(contract, async ({ voiceId }, { db, files }) => {
  const file = await findVoiceFile(db, voiceId);
  const bytes = file === null ? null : await files.get(file.fileKey, voiceExtension[file.mediaType]);
  if (file === null || bytes === null) throw new Problem('not-found');
  // Phones are shared: nobody else may find it in a browser's cache.
  return { bytes, mediaType: file.mediaType, cacheSeconds: 0 };
});
