import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { gatewaySecret } from '#world/open-house.ts';
import type { MakeInput } from './scene-case.ts';

/** Input for the operations of phones without internet; nothing but authorization could refuse it. */
export const channelInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/channels/ussd/{secret}': ({ object }) => ({
    secret: object === 'any' ? gatewaySecret : newId(),
    sessionId: newId(),
    phoneNumber: people.amina.phone,
    text: '',
  }),
  'POST /api/channels/sms/{secret}': ({ object }) => ({
    secret: object === 'any' ? gatewaySecret : newId(),
    id: newId(),
    from: people.amina.phone,
    text: '',
  }),
};
