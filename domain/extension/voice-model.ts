import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType } from '#kit/voice-types.ts';

export { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType };

/** Base64 with its padding: four letters for three bytes. */
const mostVoiceLetters = Math.ceil(mostVoiceBytes / 3) * 4;

export const voiceDraft = z.strictObject({
  id,
  keeperId: id,
  mediaType: z.enum(voiceTypes, 'extension.voiceWrong'),
  audio: z
    .string('extension.voiceWrong')
    .check(
      z.minLength(4, 'extension.voiceWrong'),
      z.maxLength(mostVoiceLetters, 'extension.voiceTooLong'),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'extension.voiceWrong'),
    ),
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
