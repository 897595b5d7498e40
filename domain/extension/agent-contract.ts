import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofFarmer } from './visit-contract.ts';

export const readAgentPhoto = endpoint({
  name: 'extension.readAgentPhoto',
  method: 'GET',
  path: '/api/farmers/:keeperId/agent-photo/:photoId',
  who: { farmer: 'own' },
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, photoId: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.id')) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'The picture of the extension manager who looks after a farmer now, as WebP',
});
