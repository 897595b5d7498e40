import {
  blankProfile,
  consentVersions,
  type ConsentPurpose,
  type ProfileDetails,
  type VaultKind,
} from '@shuka/domain/accounts';
import { insertConsent, keepEntry, keepProfile, sealNumber, twinHashOf } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { people } from './people.ts';

type WorldProfile = ProfileDetails & { readonly person: keyof typeof people };

/** What the farmers of the demo world say of themselves. Musa has not said anything yet. */
export const profiles: readonly WorldProfile[] = [
  {
    person: 'amina',
    firstName: people.amina.firstName,
    lastName: people.amina.lastName,
    location: 'Badume',
    designation: 'Crop Farmer',
    description: 'I grow maize and groundnut with my two sons, on land of my father’s.',
    gender: 'female',
    birthDate: '1984-03-14',
    address: 'House 7, Kofar Kudu, Badume',
    stateCode: 'KN',
    lga: 'Bichi',
    farmSize: 'large',
    crops: ['Maize', 'Groundnut'],
  },
];

const ofChidi: WorldProfile = {
  person: 'chidi',
  firstName: people.chidi.firstName,
  lastName: people.chidi.lastName,
  location: 'Bichi',
  designation: 'Crop extension',
  description: 'I studied agronomy in Nsukka, served in Kano and stayed. I speak Hausa, Igbo and English.',
  gender: 'male',
  birthDate: '1996-01-30',
  address: '3 Hospital Road, Bichi',
  stateCode: 'KN',
  lga: 'Bichi',
  farmSize: 'medium',
  crops: ['Maize', 'Groundnut', 'Sorghum', 'Cowpea'],
};

/** Invented: they have the form of real ones and belong to nobody. The account number is the standard's own example. */
const vault: readonly { kind: VaultKind; number: string; bankCode: string | null }[] = [
  { kind: 'bvn', number: '22100000017', bankCode: null },
  { kind: 'nin', number: '70100000029', bankCode: null },
  { kind: 'account', number: '0000014579', bankCode: '000016' },
];

const agreedTo: readonly ConsentPurpose[] = ['investorContact', 'smsAdvice', 'identityNumbers'];

const consentIdOf = (number: number): string => `0193a000-0003-7000-8000-${String(number).padStart(12, '0')}`;

const loadVault = async (db: Db, { secrets }: Services, accountId: string, now: Date): Promise<void> => {
  for (const { kind, number, bankCode } of vault) {
    const sealed = sealNumber(secrets, { accountId, kind }, number);
    const twinHash = twinHashOf(secrets, kind, number, bankCode);
    await keepEntry(db, { accountId, kind, sealed, twinHash, tail: number.slice(-3), bankCode, now });
  }
};

const loadProfile = (db: Db, { person, ...details }: WorldProfile, bornAt: Date): Promise<void> => {
  const { accountId, email, phone } = people[person];
  return keepProfile(db, { ...blankProfile(accountId, bornAt), ...details, email, phone, revision: 1 }, {});
};

/** Chidi's, in the demo alone: a profile is a record that phones keep, and tests count those of farmers. */
export const loadManagerProfile = (db: Db, bornAt: Date): Promise<void> => loadProfile(db, ofChidi, bornAt);

/** Loads profiles, and what Amina gave to the vault and agreed to. */
export const loadProfiles = async (db: Db, services: Services, bornAt: Date): Promise<void> => {
  for (const profile of profiles) await loadProfile(db, profile, bornAt);
  const keeperId = people.amina.accountId;
  await loadVault(db, services, keeperId, bornAt);
  for (const [place, purpose] of agreedTo.entries()) {
    const word = {
      id: consentIdOf(place + 1),
      keeperId,
      purpose,
      textVersion: consentVersions[purpose],
      isGiven: true,
    };
    await insertConsent(db, { ...word, saidAt: bornAt.toISOString() }, null);
  }
};
