import { recordClip as contract } from '@shuka/domain/settings';
import { demandVoice, secondsOf } from '@shuka/domain/kit/voice.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { insertClip, nextVersion } from './clip-store.ts';

export const recordClip = handle(contract, async ({ audio, mediaType, ...draft }, context) => {
  const { db, clock, files } = context;
  const bytes = Buffer.from(audio, 'base64');
  demandVoice(mediaType, bytes);
  const seconds = Math.max(1, Math.round(secondsOf(mediaType, bytes) ?? 1));
  const version = await nextVersion(db, draft.key, draft.language);
  const clip = { ...draft, version, seconds, recordedAt: clock.now().toISOString() };
  // The file first: no record may name one that is not there.
  const fileKey = await files.put(bytes, voiceExtension[mediaType]);
  await insertClip(db, { ...clip, mediaType, fileKey, recordedBy: viewerOf(context).accountId });
  return clip;
});
