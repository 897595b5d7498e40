import { hearText as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { demandShown } from './demand-shown.ts';
import { findAudio } from './text-store.ts';

export const hearText = handle(contract, async ({ textId }, context) => {
  await demandShown(context, textId);
  const found = await findAudio(context.db, textId);
  const bytes = found === null ? null : await context.files.get(found.key, voiceExtension[found.type]);
  if (found === null || bytes === null) throw new Problem('not-found');
  // A draft may be spoken anew.
  return { bytes, mediaType: found.type, cacheSeconds: 0 };
});
