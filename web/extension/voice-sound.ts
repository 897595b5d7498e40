import { demandVoice, voiceTypes, type VoiceType } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The sound in a note that is on this phone. */
export const soundOf = (mediaType: VoiceType, audio: string): Blob => new Blob([bytesOf(audio)], { type: mediaType });

/** A note from the server; null when there is no network, or it is not there. */
export const fetchVoice = async (voiceId: string): Promise<Blob | null> => {
  try {
    const answer = await fetch(`/api/voices/${voiceId}`, { credentials: 'same-origin' });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
};

/** How this browser records Opus, and which container that is; null when it records nothing we take. */
export const recordingType = (): { readonly mediaType: VoiceType; readonly mimeType: string } | null => {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices === undefined) return null;
  const mediaType = voiceTypes.find((type) => MediaRecorder.isTypeSupported(`${type};codecs=opus`));
  return mediaType === undefined ? null : { mediaType, mimeType: `${mediaType};codecs=opus` };
};

/** A recorded note as the act carries it; null for one the server would not take. */
export const voiceOf = async (mediaType: VoiceType, sound: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await sound.arrayBuffer());
  try {
    demandVoice(mediaType, bytes);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
