import type { VoiceType } from '@shuka/domain/extension';

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
