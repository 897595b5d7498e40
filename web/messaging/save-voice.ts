import { sendVoice, voiceLimits, type Message } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { secondsOf } from '@shuka/domain/kit/voice.ts';
import type { Result } from '#kit/api.ts';
import { submit } from '#kit/submit.ts';
import type { Sounding } from '#kit/use-recorder.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a spoken message with its sound on the phone, or sends it at once where nothing is kept. */
export const saveVoice = async (keeperId: string, { mediaType, bytes, sound }: Sounding): Promise<Result<Message>> => {
  const seconds = Math.min(Math.max(Math.ceil(secondsOf(mediaType, bytes) ?? 1), 1), voiceLimits.mostSeconds);
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
  const draft = { id: newId(), keeperId, mediaType, seconds, sizeBytes: bytes.length, sha256 };
  return submit(sendVoice, draft, { blobs: { voice: sound } });
};
