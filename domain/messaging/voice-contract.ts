import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { inMessage, talkHands } from './talk-contract.ts';
import { message, messageRows } from './talk-model.ts';
import { voiceMessageDraft, type VoiceMessageDraft } from './voice-model.ts';
import { newVoiceMessage } from './voice-rules.ts';

export const sendVoice = endpoint({
  name: 'messaging.sendVoice',
  method: 'POST',
  path: '/api/farmers/:keeperId/voice-messages',
  who: talkHands,
  object: { kind: 'profile', idField: 'keeperId' },
  input: voiceMessageDraft,
  output: message,
  errors: { blocked: 409 },
  offline: 'queue',
  effects: [
    effect(
      messageRows,
      ({ id: messageId }: VoiceMessageDraft) => messageId,
      (before, draft, { accountId, now }) =>
        before ?? newVoiceMessage(draft, { writerId: accountId, writerName: '' }, now, now),
    ),
  ],
  audit: 'wrote a message',
  creates: true,
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  summary: 'Tells of a spoken message of at most two minutes, Opus in WebM or Ogg; its bytes are uploaded after',
});

export const readMessageVoice = endpoint({
  ...inMessage,
  name: 'messaging.readMessageVoice',
  path: '/api/messages/:messageId/voice',
  summary: 'The voice in a message; no cache keeps it',
});
