import { Problem } from '#kit/problem.ts';
import { secondsOf, type VoiceType } from '#kit/voice.ts';
import { voiceLimits } from './voice-model.ts';

/**
 * Demands that bytes are the voice a message told of: Opus in that container from the first byte to the last, and not
 * longer than was told.
 * @throws Problem `not-a-voice`.
 */
export const demandSpoken = (mediaType: VoiceType, toldSeconds: number, bytes: Uint8Array): void => {
  const seconds = bytes.length > voiceLimits.mostBytes ? null : secondsOf(mediaType, bytes);
  if (seconds === null || seconds > toldSeconds + voiceLimits.graceSeconds) throw new Problem('not-a-voice');
};
