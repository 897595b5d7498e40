import {
  assistedOf,
  proxyWords,
  registeredProfile,
  registrationProblems,
  type Assisted,
  type ProofType,
  type Registration,
} from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { addToCounter } from '#kit/counter.ts';
import { insertAssisted } from './assisted-store.ts';
import { insertConsent } from './consent-store.ts';
import { readPhone } from './phone.ts';
import { keepProfile, nameOf } from './profile-store.ts';
import { findAccount, insertAccount } from './store.ts';

/** The proof as it is kept: a picture is encoded anew, so its type may be another than was sent. */
export type KeptProof = { readonly key: string; readonly mediaType: ProofType };

/** With its numbers as E.164. @throws Problem `invalid` beside the field that is no number. */
const withNumbers = (asked: Registration): Registration => ({
  ...asked,
  phone: asked.phone === null ? null : readPhone(asked.phone, 'phone'),
  guardian:
    asked.guardian === null || asked.guardian.phone === null
      ? asked.guardian
      : { ...asked.guardian, phone: readPhone(asked.guardian.phone, 'guardian.phone') },
});

const insertFarmer = async (context: Context, asked: Registration): Promise<void> => {
  if ((await findAccount(context.db, asked.id)) !== null) throw new Problem('same-id-other-body');
  await insertAccount(context.db, {
    id: asked.id,
    firstName: asked.firstName,
    lastName: asked.lastName,
    email: null,
    phone: asked.phone,
    passwordHash: null,
    roles: ['farmer'],
    state: 'active',
    about: '',
    photoKey: null,
    language: asked.language,
    createdAt: context.clock.now(),
  });
  await addToCounter(context.db, 'people', 'farmer', 1);
};

/** Opens the account of a farmer for them: with a profile, the words they said through the viewer, and what proves them. */
export const openAssisted = async (context: Context, typed: Registration, proof: KeptProof): Promise<Assisted> => {
  const { db, clock } = context;
  const now = clock.now();
  const problems = registrationProblems(typed, now);
  if (problems.length > 0) throw new Problem('invalid', { fields: problems });
  const asked = withNumbers(typed);
  const { accountId } = viewerOf(context);
  await insertFarmer(context, asked);
  const profile = { ...registeredProfile(asked, now), revision: 1 };
  const said = Object.fromEntries(profileFieldsSaid.map((field) => [field, accountId]));
  await keepProfile(db, profile, said);
  const by = { accountId, name: await nameOf(db, accountId) };
  const made = { ...assistedOf(asked, by, now), proofType: proof.mediaType };
  await insertAssisted(db, made, proof.key, context.claimedAt);
  for (const word of proxyWords(asked, now)) await insertConsent(db, word, context.claimedAt, accountId);
  return made;
};

const profileFieldsSaid = [
  'firstName',
  'lastName',
  'location',
  'gender',
  'birthDate',
  'place',
  'farmSize',
  'crops',
] as const;
