import { voiceTypes, type VoiceType } from '@shuka/domain/kit/voice.ts';

/** How this browser records Opus, and which container that is; null when it records nothing we take. */
export const recordingType = (): { readonly mediaType: VoiceType; readonly mimeType: string } | null => {
  if (typeof MediaRecorder === 'undefined' || navigator.mediaDevices === undefined) return null;
  const mediaType = voiceTypes.find((type) => MediaRecorder.isTypeSupported(`${type};codecs=opus`));
  return mediaType === undefined ? null : { mediaType, mimeType: `${mediaType};codecs=opus` };
};
