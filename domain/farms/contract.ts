import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { wholePlace } from '#kit/place.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import { farmHands, ofFarm } from './hands.ts';
import { farm, farmDetails, farmDraft, farmRows, type FarmDraft } from './model.ts';
import type { FarmChanges } from './rules.ts';

export const registerFarm = endpoint({
  name: 'farms.register',
  method: 'POST',
  path: '/api/farms',
  who: { farmer: 'own' },
  input: farmDraft,
  output: farm,
  errors: { 'too-many-farms': 409 },
  offline: 'queue',
  effects: [
    effect(
      farmRows,
      ({ id: farmId }: FarmDraft) => farmId,
      (before, draft, { accountId, now }) =>
        before ?? { ...draft, keeperId: accountId, revision: 0, createdAt: now.toISOString() },
    ),
  ],
  audit: 'registered a farm',
  creates: true,
  summary: 'Registers a farm for the farmer who is signed in',
});

export const listMyFarms = endpoint({
  name: 'farms.listMine',
  method: 'GET',
  path: '/api/farms',
  who: { farmer: 'own' },
  input: z.strictObject(pageQuery),
  output: page(farm),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "The signed-in farmer's farms, newest first",
});

export const readFarm = endpoint({
  name: 'farms.read',
  method: 'GET',
  path: '/api/farms/:farmId',
  who: { ...farmHands, admin: 'any' },
  object: ofFarm,
  input: z.strictObject({ farmId: id }),
  output: farm,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One farm',
});

const changes = z.partial(farmDetails).check(wholePlace);

export const reviseFarm = endpoint({
  name: 'farms.revise',
  method: 'PATCH',
  path: '/api/farms/:farmId',
  who: farmHands,
  object: ofFarm,
  input: z.strictObject({ farmId: id, was: changes, becomes: changes }),
  output: farm,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      farmRows,
      ({ farmId }: { farmId: string; becomes: FarmChanges }) => farmId,
      (before, { becomes }) => before && { ...before, ...becomes },
    ),
  ],
  audit: 'changed a farm',
  summary:
    "Changes a farm's details. `was` is what the person saw: what changed elsewhere meanwhile gives way, and both are kept",
});
