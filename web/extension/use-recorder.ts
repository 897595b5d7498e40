import { mostVoiceSeconds, type VoiceType } from '@shuka/domain/extension';
import { isVoice } from '@shuka/domain/kit/voice.ts';
import { useRecorder as useKitRecorder } from '#kit/use-recorder.ts';

/** Speech is clear at this rate, and twenty seconds of it stay below what a note may weigh. */
const bitsPerSecond = 16_000;

export type Recorded = { readonly mediaType: VoiceType; readonly audio: string; readonly sound: Blob };

const means = { mostSeconds: mostVoiceSeconds, bitsPerSecond, isGood: isVoice };

/** Records a note of at most `mostVoiceSeconds`, as the act carries it. */
export const useRecorder = (onRecorded: (recorded: Recorded | null) => void) =>
  useKitRecorder(means, (made) => {
    if (made === null) return onRecorded(null);
    const { mediaType, bytes, sound } = made;
    const audio = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return onRecorded({ mediaType, audio, sound });
  });
