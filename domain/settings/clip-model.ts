import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { requiredText } from '#kit/text.ts';
import { mostVoiceBytes, voiceTypes } from '#kit/voice-types.ts';

/** Base64 with its padding: four letters for three bytes. */
const mostClipLetters = Math.ceil(mostVoiceBytes / 3) * 4;

/** The id of a text in the catalogues, such as `farms.add`. */
const messageKey = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,120}$/, 'field.id'));

/** A text of a screen, said by somebody: at most 20 seconds of Opus as base64. */
export const clipDraft = z.strictObject({
  id,
  key: messageKey,
  language: z.enum(languages),
  text: requiredText('clips.textRequired', 1000),
  mediaType: z.enum(voiceTypes, 'clips.soundWrong'),
  audio: z
    .string('clips.soundWrong')
    .check(
      z.minLength(4, 'clips.soundWrong'),
      z.maxLength(mostClipLetters, 'clips.soundWrong'),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'clips.soundWrong'),
    ),
});

/** A clip as it holds: `text` is what is said, so that a text changed since is not read by it. `version` counts from 1. */
export const clip = z.strictObject({
  id,
  key: z.string(),
  language: z.enum(languages),
  version: z.int(),
  text: z.string(),
  seconds: z.int(),
  recordedAt: z.string(),
});

export type Clip = z.output<typeof clip>;
