import { demandVoice, mostVoiceSeconds, type VoiceType } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { useRecorder as useKitRecorder } from '#kit/use-recorder.ts';

/** Speech is clear at this rate, and twenty seconds of it stay below what a note may weigh. */
const bitsPerSecond = 16_000;

export type Recorded = { readonly mediaType: VoiceType; readonly audio: string; readonly sound: Blob };

const isGood = (mediaType: VoiceType, bytes: Uint8Array): boolean => {
  try {
    demandVoice(mediaType, bytes);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};

const means = { mostSeconds: mostVoiceSeconds, bitsPerSecond, isGood };

/** Records a note of at most `mostVoiceSeconds`, as the act carries it. */
export const useRecorder = (onRecorded: (recorded: Recorded | null) => void) =>
  useKitRecorder(means, (made) => {
    if (made === null) return onRecorded(null);
    const { mediaType, bytes, sound } = made;
    const audio = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return onRecorded({ mediaType, audio, sound });
  });
