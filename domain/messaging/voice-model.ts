import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { voiceTypes } from '#kit/voice-types.ts';
import listed from './voice-limits.json' with { type: 'json' };

/** What a voice in a message may be, with where the figures come from. */
export const voiceLimits: {
  readonly version: number;
  readonly source: string;
  readonly asOf: string;
  readonly mostSeconds: number;
  readonly mostBytes: number;
  /** What recorders are asked to make of a second. */
  readonly bitsPerSecond: number;
  /** Recorders stop when they are told, give or take their last frames. */
  readonly graceSeconds: number;
} = listed;

/** A message that is spoken; its bytes follow by resumable upload and count once their SHA-256 is this. */
export const voiceMessageDraft = z.strictObject({
  id,
  keeperId: id,
  mediaType: z.enum(voiceTypes, 'talk.voiceWrong'),
  seconds: z
    .int('talk.voiceWrong')
    .check(z.gte(1, 'talk.voiceWrong'), z.lte(voiceLimits.mostSeconds, 'talk.voiceLong')),
  sizeBytes: z
    .int('talk.voiceWrong')
    .check(z.gte(1, 'talk.voiceWrong'), z.lte(voiceLimits.mostBytes, 'talk.voiceLong')),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'talk.voiceWrong')),
});

export type VoiceMessageDraft = z.output<typeof voiceMessageDraft>;
