import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { farm, farmDraft, farmRows } from './model.ts';

const farmFor = z.strictObject({ ...farmDraft.shape, keeperId: id });

type FarmFor = z.output<typeof farmFor>;

/** An act of its own beside `farms.register`, which phones that are away keep without a keeper. */
export const registerFarmFor = endpoint({
  name: 'farms.registerFor',
  method: 'POST',
  path: '/api/farmers/:keeperId/farms',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'profile', idField: 'keeperId' },
  input: farmFor,
  output: farm,
  errors: { 'too-many-farms': 409 },
  offline: 'queue',
  effects: [
    effect(
      farmRows,
      ({ id: farmId }: FarmFor) => farmId,
      (before, draft, { now }) => before ?? { ...draft, revision: 0, createdAt: now.toISOString() },
    ),
  ],
  audit: 'registered a farm for a farmer',
  creates: true,
  summary: 'Registers a farm of a farmer in care, who keeps it',
});
