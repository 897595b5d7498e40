import { readClip as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { findClipFile } from './clip-store.ts';

const aYearSeconds = 31_536_000;

export const readClip = handle(contract, async ({ clipId }, { db, files }) => {
  const file = await findClipFile(db, clipId);
  const bytes = file === null ? null : await files.get(file.fileKey, voiceExtension[file.mediaType]);
  if (file === null || bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: file.mediaType, cacheSeconds: aYearSeconds };
});
