import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { assisted, saidWord } from './assisted-model.ts';
import { newPassword } from './model.ts';
import { profileHeld } from './profile-model.ts';

const { birthYear, birthDate, guardian, registeredByName, registeredAt } = assisted.shape;
const { firstName, lastName, location, stateCode, lga, gender, farmSize, crops } = profileHeld.shape;

/** What somebody else wrote down of a farmer, put before them when they come for the first time. */
const claimView = z.strictObject({
  firstName,
  lastName,
  village: location,
  stateCode,
  lga,
  gender,
  farmSize,
  crops,
  birthYear,
  birthDate,
  guardian,
  registeredByName,
  registeredAt,
  /** The words said for them, the last on each purpose. */
  said: z.array(z.strictObject({ purpose: saidWord.shape.purpose, isGiven: z.boolean() })),
});

export type ClaimView = z.output<typeof claimView>;

export const readClaim = endpoint({
  name: 'accounts.readClaim',
  method: 'GET',
  path: '/api/claim',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: claimView,
  errors: { 'nothing-to-claim': 409 },
  offline: 'never',
  audit: 'no',
  summary: 'What was written down of the farmer who is signed in, while the account was not taken over yet',
});

export const claimAccount = endpoint({
  name: 'accounts.claim',
  method: 'POST',
  path: '/api/claim',
  who: { farmer: 'own' },
  input: z.strictObject({
    id,
    /** Each use of the data, confirmed or taken back. */
    said: z.array(saidWord).check(z.maxLength(10, 'field.tooLong')),
    /** For what a session is not enough for; whoever wants none goes on with codes alone. */
    password: z.nullable(newPassword),
  }),
  output: z.strictObject({ claimedAt: z.string() }),
  errors: { 'nothing-to-claim': 409, 'password-guessable': 400, 'guardian-needed': 409 },
  offline: 'never',
  audit: 'took over the account that was opened for them',
  summary:
    'The farmer takes over the account that an extension manager opened, and says yes or no to each use of the data',
});

export const denyAccount = endpoint({
  name: 'accounts.denyAssisted',
  method: 'POST',
  path: '/api/claim/denial',
  who: { farmer: 'own' },
  input: z.strictObject({ id }),
  output: z.strictObject({}),
  errors: { 'nothing-to-claim': 409 },
  offline: 'never',
  audit: 'said that a farmer who was registered is not at this number',
  summary: 'Takes the number off an account that nobody took over yet: whoever holds the phone is not that farmer',
});
