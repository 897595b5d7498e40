import { Problem } from './problem.ts';
import { oggSeconds } from './voice-ogg.ts';
import { webmSeconds } from './voice-webm.ts';

/** A voice note is short: it travels as text inside its act, on lines that carry little. */
export const mostVoiceSeconds = 20;

export const mostVoiceBytes = 49_152;

/** The two containers of Opus that browsers record; what a note calls itself is checked against its bytes. */
export const voiceTypes = ['audio/webm', 'audio/ogg'] as const;

export type VoiceType = (typeof voiceTypes)[number];

/** Recorders stop when they are told, give or take their last frames. */
const graceSeconds = 1;

/**
 * Demands that bytes are a voice note: Opus in the container it claims, whole, and no longer than one may be.
 * @throws Problem `not-a-voice`.
 */
export const demandVoice = (mediaType: VoiceType, bytes: Uint8Array): void => {
  const isSmall = bytes.length <= mostVoiceBytes;
  const seconds = !isSmall ? null : mediaType === 'audio/ogg' ? oggSeconds(bytes) : webmSeconds(bytes);
  if (seconds === null || seconds > mostVoiceSeconds + graceSeconds) throw new Problem('not-a-voice');
};
