import { setTextAudio as contract } from '@shuka/domain/library';
import { demandVoice } from '@shuka/domain/kit/voice.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { voiceExtension } from '#kit/voice-file.ts';
import { demandDraft, demandText } from './demand-text.ts';
import { setAudio } from './text-store.ts';

export const setTextAudio = handle(contract, async ({ textId, mediaType, audio }, context) => {
  const { db, files } = context;
  await demandDraft(db, textId, viewerOf(context).accountId);
  const bytes = audio === null ? null : Buffer.from(audio, 'base64');
  if (bytes !== null) demandVoice(mediaType, bytes);
  const key = bytes === null ? null : await files.put(bytes, voiceExtension[mediaType]);
  await setAudio(db, textId, bytes === null || key === null ? null : { key, type: mediaType, bytes: bytes.length });
  return demandText(db, textId);
});
