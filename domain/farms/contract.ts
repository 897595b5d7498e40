import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { farm, farmDraft } from './model.ts';

const ofFarm = { kind: 'farm', idField: 'farmId' } as const;

export const registerFarm = endpoint({
  name: 'farms.register',
  method: 'POST',
  path: '/api/farms',
  who: { farmer: 'own' },
  input: farmDraft,
  output: farm,
  errors: { 'too-many-farms': 409 },
  offline: 'queue',
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
  who: { farmer: 'own', admin: 'any' },
  object: ofFarm,
  input: z.strictObject({ farmId: id }),
  output: farm,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One farm',
});

export const reviseFarm = endpoint({
  name: 'farms.revise',
  method: 'PATCH',
  path: '/api/farms/:farmId',
  who: { farmer: 'own' },
  object: ofFarm,
  input: z.strictObject({
    farmId: id,
    revision: z.int(),
    name: z.optional(farmDraft.shape.name),
    stateCode: z.optional(farmDraft.shape.stateCode),
    lga: z.optional(farmDraft.shape.lga),
    sizeBand: z.optional(farmDraft.shape.sizeBand),
    crop: z.optional(farmDraft.shape.crop),
  }),
  output: farm,
  errors: { 'changed-elsewhere': 409 },
  offline: 'never',
  audit: 'changed a farm',
  summary: "Changes a farm's details, unless someone changed them since",
});

export const photographFarm = endpoint({
  name: 'farms.photograph',
  method: 'PUT',
  path: '/api/farms/:farmId/photo',
  who: { farmer: 'own' },
  object: ofFarm,
  input: z.strictObject({ farmId: id }),
  output: farm,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'photographed a farm',
  body: 'picture',
  summary: "Sets the farm's picture: JPEG, PNG or WebP, at most 5 MB; kept re-encoded and without its position",
});

export const readFarmPhoto = endpoint({
  name: 'farms.readPhoto',
  method: 'GET',
  path: '/api/farms/:farmId/photo/:photoId',
  who: { farmer: 'own', admin: 'any' },
  object: ofFarm,
  input: z.strictObject({
    farmId: id,
    photoId: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.id')),
    size: z.optional(z.enum(['thumb', 'full'])),
  }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: "The farm's picture as WebP",
});
