import { Problem } from '#kit/problem.ts';
import { mostVoiceBytes, mostVoiceSeconds, type VoiceType } from './voice-model.ts';
import { oggSeconds } from './voice-ogg.ts';
import { webmSeconds } from './voice-webm.ts';

/** Voice notes of one farmer at most: 5 MB of them. */
export const mostVoices = 100;

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
