import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { farmerRow, phoneNumber } from './model.ts';

export const addFarmerPhone = endpoint({
  name: 'accounts.addFarmerPhone',
  method: 'POST',
  path: '/api/farmers/:keeperId/phone',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'profile', idField: 'keeperId' },
  input: z.strictObject({
    keeperId: id,
    /** A household may share one. */
    phone: phoneNumber,
    /** That the farmer said so; the box is never ticked beforehand. */
    isFarmersWord: z.literal(true, 'assist.phoneWordRequired'),
  }),
  output: farmerRow,
  errors: { 'has-phone': 409 },
  offline: 'never',
  audit: 'added a phone number to a farmer by the farmer’s word',
  limits: [
    { by: 'account', times: 60, seconds: 3600 },
    { by: 'field:phone', times: 20, seconds: 86_400 },
  ],
  summary:
    'Adds a number to a farmer in care who has none; it proves nothing until the farmer signs in with a code to it',
});
