import { Problem } from './problem.ts';
import { oggSeconds } from './voice-ogg.ts';
import { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType } from './voice-types.ts';
import { webmSeconds } from './voice-webm.ts';

export { mostVoiceBytes, mostVoiceSeconds, voiceTypes, type VoiceType };

/** Recorders stop when they are told, give or take their last frames. */
const graceSeconds = 1;

/** How many seconds a sound lasts, read from its bytes; null for what is not Opus in that container from end to end. */
export const secondsOf = (mediaType: VoiceType, bytes: Uint8Array): number | null =>
  mediaType === 'audio/ogg' ? oggSeconds(bytes) : webmSeconds(bytes);

/**
 * Demands that bytes are a voice note: Opus in the container it claims, whole, and no longer than one may be.
 * @throws Problem `not-a-voice`.
 */
export const demandVoice = (mediaType: VoiceType, bytes: Uint8Array): void => {
  const isSmall = bytes.length <= mostVoiceBytes;
  const seconds = isSmall ? secondsOf(mediaType, bytes) : null;
  if (seconds === null || seconds > mostVoiceSeconds + graceSeconds) throw new Problem('not-a-voice');
};

/** Whether bytes are a voice note that `demandVoice` takes. */
export const isVoice = (mediaType: VoiceType, bytes: Uint8Array): boolean => {
  try {
    demandVoice(mediaType, bytes);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
