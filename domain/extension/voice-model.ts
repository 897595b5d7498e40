import * as z from 'zod/mini';
import { base64 } from '#kit/base64.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType } from '#kit/voice-types.ts';

export { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType };

export const voiceDraft = z.strictObject({
  id,
  keeperId: id,
  mediaType: z.enum(voiceTypes, 'extension.voiceWrong'),
  audio: base64(mostVoiceBytes, 'extension.voiceWrong', 'extension.voiceTooLong'),
});

export type VoiceDraft = z.output<typeof voiceDraft>;

/** `audio` is there only on the phone that recorded it, until the server has it; others ask for the file. */
export const voice = z.strictObject({
  id,
  keeperId: id,
  mediaType: z.enum(voiceTypes),
  audio: z.nullable(z.string()),
  createdAt: z.string(),
});

export type Voice = z.output<typeof voice>;

export const voiceRows = rowType<Voice>('voice', voice);
