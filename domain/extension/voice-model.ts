import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';

/** A voice note is short: it travels as text inside its act, on lines that carry little. */
export const mostVoiceSeconds = 20;

export const mostVoiceBytes = 49_152;

/** The two containers of Opus that browsers record; what a note calls itself is checked against its bytes. */
export const voiceTypes = ['audio/webm', 'audio/ogg'] as const;

export type VoiceType = (typeof voiceTypes)[number];

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
