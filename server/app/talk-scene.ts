import { newMessage, newVoiceMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertMessage, insertVoiceMessage, keepVoice, nextNumber } from '#messaging';
import { picture } from '#world/pictures.ts';
import { webmVoice } from '#world/voices.ts';
import { keeperIdOf } from './extension-scene.ts';
import { landOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** A message with a photo, written by its farmer. */
const messageIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const now = house.clock.now();
    const key = await house.services.files.put(await picture('webp'), 'webp');
    const draft = { id: newId(), keeperId, text: 'See this leaf.', photo: 'UklGRg' };
    const said = newMessage(draft, { writerId: keeperId, writerName: 'A farmer' }, now, now);
    await insertMessage(house.pool, { ...said, number: await nextNumber(house.pool, keeperId, now) }, key);
    return said.id;
  });

const spoken = (keeperId: string) => ({
  id: newId(),
  keeperId,
  mediaType: 'audio/webm' as const,
  seconds: 2,
  sizeBytes: 2000,
  sha256: 'a'.repeat(64),
});

/** A voice note of its farmer's, which is here. */
const voiceIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const now = house.clock.now();
    const draft = spoken(keeperId);
    const said = newVoiceMessage(draft, { writerId: keeperId, writerName: 'A farmer' }, now, now);
    await insertVoiceMessage(house.pool, { ...said, number: await nextNumber(house.pool, keeperId, now) }, draft);
    await keepVoice(house.pool, said.id, await house.services.files.put(webmVoice(2), 'webm'));
    return said.id;
  });

/** Input for the operations on messages; nothing but authorization could refuse it. */
export const talkInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farmers/{keeperId}/messages': async (one) => ({
    id: newId(),
    keeperId: await keeperIdOf(one),
    text: 'Good morning.',
    photo: null,
  }),
  'PUT /api/farmers/{keeperId}/messages/marks': async (one) => ({
    keeperId: await keeperIdOf(one),
    delivered: 1,
    read: 1,
  }),
  'GET /api/messages/{messageId}/photo': async (one) => ({ messageId: await messageIdOf(one) }),
  'GET /api/messages/{messageId}/voice': async (one) => ({ messageId: await voiceIdOf(one) }),
  'POST /api/farmers/{keeperId}/voice-messages': async (one) => spoken(await keeperIdOf(one)),
  'GET /sync/events': () => ({ stay: 'no' }),
};
