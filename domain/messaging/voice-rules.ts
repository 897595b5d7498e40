import type { Message } from './talk-model.ts';
import type { Writer } from './talk-rules.ts';
import type { VoiceMessageDraft } from './voice-model.ts';

/** The message a spoken draft becomes, before it has its number and before its bytes are here. */
export const newVoiceMessage = (draft: VoiceMessageDraft, writer: Writer, writtenAt: Date, now: Date): Message => {
  const { id, keeperId, mediaType, seconds } = draft;
  const times = { writtenAt: writtenAt.toISOString(), createdAt: now.toISOString() };
  const voice = { mediaType, seconds, isHere: false };
  return { id, keeperId, text: '', number: null, ...writer, picture: null, voice, ...times };
};
