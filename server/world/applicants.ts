import { blankProfile, type GraduatePapers, type ProfileDetails } from '@shuka/domain/accounts';
import { insertApplication, keepPortrait, keepProfile } from '#accounts';
import type { Services } from '#kit/context.ts';
import { keyOf } from '#kit/files.ts';
import { readPortrait } from '#kit/pictures.ts';
import type { Db } from '#kit/db.ts';
import { drawnCard, drawnPerson } from './drawings.ts';
import { idOf, type WorldPerson } from './people.ts';

/** A graduate who has applied and waits: the demo's admin has somebody to decide on. Invented like all the others. */
export const yemi: WorldPerson = {
  accountId: idOf(9),
  firstName: 'Yemi',
  lastName: 'Adebayo',
  email: 'yemi@shuka.example',
  phone: '+2348031234509',
  password: 'ewa-ati-agbado-4',
  roles: ['extension-manager'],
  state: 'pending',
};

const profile: ProfileDetails = {
  firstName: yemi.firstName,
  lastName: yemi.lastName,
  location: 'Iseyin',
  designation: 'Crop extension',
  description: 'I grew up on a cassava farm and served in Kano, where I helped 40 farmers with their records.',
  gender: 'female',
  birthDate: '1999-08-21',
  address: '14 Oke-Ola Street, Iseyin',
  stateCode: 'OY',
  lga: 'Iseyin',
  farmSize: 'small',
  crops: ['Cassava', 'Maize', 'Yam'],
};

const papers: GraduatePapers = {
  degreeTitle: 'B.Agric. Crop Production',
  degreeInstitution: 'University of Ibadan',
  degreeYear: 2023,
  nyscStateCode: 'KN',
  nyscNumber: 'NYSC/UIB/2024/123456',
  documentKind: 'nysc-card',
};

/** Loads what Yemi told and showed. Her account is there already; her pictures are files, which `keepDrawings` makes. */
export const loadApplicant = async (db: Db, now: Date): Promise<void> => {
  const [person, card] = [await drawnPerson(), await drawnCard()];
  const { accountId, email, phone } = yemi;
  const held = { ...blankProfile(accountId, now), ...profile, email, phone, revision: 1 };
  await keepProfile(db, held, {});
  await keepPortrait(db, held, { key: keyOf(person), face: (await readPortrait(person)).face });
  await insertApplication(db, { accountId, ...papers, documentKey: keyOf(card), now });
};

/** Puts the pictures of the demo's applicant into the file store; the same ones again change nothing. */
export const keepDrawings = async ({ files }: Services): Promise<void> => {
  await files.put(await drawnPerson(), 'webp');
  await files.put(await drawnCard(), 'webp');
};
