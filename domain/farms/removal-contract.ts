import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { ofFarm } from './hands.ts';
import { farmRows } from './model.ts';

export const removeFarm = endpoint({
  name: 'farms.remove',
  method: 'DELETE',
  path: '/api/farms/:farmId',
  who: { farmer: 'own' },
  object: ofFarm,
  input: z.strictObject({ farmId: id, revision: z.int() }),
  output: z.strictObject({}),
  errors: { 'changed-elsewhere': 409, 'farm-in-use': 409 },
  offline: 'queue',
  effects: [
    effect(
      farmRows,
      ({ farmId }: { farmId: string }) => farmId,
      () => null,
    ),
  ],
  audit: 'removed a farm',
  summary: 'Removes a farm that was registered by mistake: nothing stands on it, and nobody changed it since',
});
