import * as z from 'zod/mini';
import { base64 } from '#kit/base64.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { requiredText } from '#kit/text.ts';
import { mostVoiceBytes, voiceTypes } from '#kit/voice-types.ts';

/** The id of a text in the catalogues, such as `farms.add`. */
const messageKey = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,120}$/, 'field.id'));

/** A text of a screen, said by somebody: at most 20 seconds of Opus as base64. */
export const clipDraft = z.strictObject({
  id,
  key: messageKey,
  language: z.enum(languages),
  text: requiredText('clips.textRequired', 1000),
  mediaType: z.enum(voiceTypes, 'clips.soundWrong'),
  audio: base64(mostVoiceBytes, 'clips.soundWrong', 'clips.soundWrong'),
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
