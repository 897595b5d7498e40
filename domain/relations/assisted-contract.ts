import * as z from 'zod/mini';
import {
  assistedOf,
  assistedRows,
  consentRows,
  farmerRow,
  farmerRows,
  profileRows,
  proxyWords,
  registeredFarmer,
  registeredProfile,
  registration,
  switchedPurposes,
  type Registration,
} from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';

const idOf = ({ id: farmerId }: Registration): string => farmerId;

/** One word of consent a place; where fewer were said, the account's own id stands in, which no word has. */
const wordEffects = switchedPurposes.map((_, place) =>
  effect(
    consentRows,
    (asked: Registration) => asked.consent.said[place]?.id ?? asked.id,
    (before, asked, { now }) => before ?? proxyWords(asked, now)[place] ?? null,
  ),
);

export const registerFarmer = endpoint({
  name: 'relations.registerFarmer',
  method: 'POST',
  path: '/api/assisted-farmers',
  who: { 'extension-manager': 'any' },
  input: registration,
  output: farmerRow,
  errors: { 'not-a-manager': 409, 'not-a-picture': 400, 'not-a-voice': 400 },
  offline: 'queue',
  effects: [
    effect(farmerRows, idOf, (before, asked) => before ?? registeredFarmer(asked)),
    effect(profileRows, idOf, (before, asked, { now }) => before ?? registeredProfile(asked, now)),
    effect(
      assistedRows,
      idOf,
      (before, asked, { accountId, now }) => before ?? assistedOf(asked, { accountId, name: '' }, now),
    ),
    ...wordEffects,
  ],
  audit: 'registered a farmer with their consent',
  creates: true,
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary:
    'Opens the account of a farmer who has no phone or e-mail of their own, with their consent and what proves it, in the care of the extension manager who registers them',
});

export const readConsentProof = endpoint({
  name: 'relations.readConsentProof',
  method: 'GET',
  path: '/api/assisted-farmers/:farmerId/proof',
  who: { farmer: 'own', 'extension-manager': 'assigned', admin: 'any' },
  object: { kind: 'profile', idField: 'farmerId' },
  input: z.strictObject({ farmerId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'looked at a proof of consent',
  answers: 'file',
  summary:
    'The voice note or picture that proves the consent of a farmer whom someone else registered; no cache keeps it',
});
