import { dayOf } from '#kit/day.ts';
import { isLga } from '#kit/nigeria.ts';
import type { FieldError } from '#kit/problem.ts';
import type { Assisted, Registration } from './assisted-model.ts';
import { assistedTextVersion } from './assisted-model.ts';
import { consentVersions, type Consent } from './consent-model.ts';
import type { FarmerRow } from './model.ts';
import type { Profile } from './profile-model.ts';
import { adultYears, blankProfile } from './profile-rules.ts';

const oldestYears = 120;

type Birth = Pick<Registration, 'birthYear' | 'birthDate'>;

/**
 * Whether somebody may be a child by law: under 18 (Child Rights Act 2003, section 277; Nigeria Data Protection Act 2023,
 * section 31). Who turns 18 this year and knows the year alone may still be one; of whom nothing is known is none.
 */
export const mayBeChild = ({ birthYear, birthDate }: Pick<Assisted, 'birthYear' | 'birthDate'>, now: Date): boolean => {
  const today = dayOf(now);
  const adultsSince = Number(today.slice(0, 4)) - adultYears;
  return birthDate === null
    ? birthYear !== null && birthYear >= adultsSince
    : birthDate > `${adultsSince}${today.slice(4)}`;
};

const birthProblem = ({ birthYear, birthDate }: Birth, now: Date): FieldError | null => {
  const thisYear = Number(dayOf(now).slice(0, 4));
  if (birthYear > thisYear) return { field: 'birthYear', says: 'assist.birthYearFuture' };
  if (birthYear < thisYear - oldestYears) return { field: 'birthYear', says: 'assist.birthYearOld' };
  if (birthDate === null) return null;
  if (birthDate > dayOf(now)) return { field: 'birthDate', says: 'profile.birthDateFuture' };
  const isSameYear = Number(birthDate.slice(0, 4)) === birthYear;
  return isSameYear ? null : { field: 'birthDate', says: 'assist.birthDateOtherYear' };
};

const wordsProblem = ({ consent: { said, textVersion } }: Registration): FieldError | null => {
  if (textVersion > assistedTextVersion) return { field: 'consent.textVersion', says: 'field.wrong' };
  // To the vault one agrees by giving a number.
  const isWrong = said.some(
    ({ purpose, textVersion: read }) => purpose === 'identityNumbers' || read > consentVersions[purpose],
  );
  const isTwice = new Set(said.map(({ purpose }) => purpose)).size < said.length;
  return isWrong || isTwice ? { field: 'consent.said', says: 'field.wrong' } : null;
};

/** What is wrong with a registration beyond its shape, field by field; a child needs a guardian, who agrees for it. */
export const registrationProblems = (asked: Registration, now: Date): FieldError[] =>
  [
    isLga(asked.stateCode, asked.lga) ? null : { field: 'lga', says: 'farms.lgaUnknown' },
    birthProblem(asked, now),
    mayBeChild(asked, now) && asked.guardian === null ? { field: 'guardian', says: 'assist.guardianRequired' } : null,
    wordsProblem(asked),
  ].filter((problem) => problem !== null);

/** The farmer as phones keep them; the code of the card is the server's to make. */
export const registeredFarmer = ({ id, firstName, lastName, phone }: Registration): FarmerRow => ({
  id,
  firstName,
  lastName,
  phone: phone ?? '',
  cardCode: '',
});

/** The profile of a registered farmer. A child's date of birth is not shown there: it stands with the guardian's word. */
export const registeredProfile = (asked: Registration, now: Date): Profile => ({
  ...blankProfile(asked.id, now),
  firstName: asked.firstName,
  lastName: asked.lastName,
  location: asked.village,
  gender: asked.gender,
  birthDate: mayBeChild(asked, now) ? null : asked.birthDate,
  stateCode: asked.stateCode,
  lga: asked.lga,
  farmSize: asked.farmSize,
  crops: asked.crops,
  phone: asked.phone ?? '',
});

type Registrar = { readonly accountId: string; readonly name: string };

/** What is kept of how an account came about. */
export const assistedOf = (asked: Registration, by: Registrar, now: Date): Assisted => ({
  id: asked.id,
  keeperId: asked.id,
  birthYear: asked.birthYear,
  birthDate: asked.birthDate,
  how: asked.consent.how,
  textVersion: asked.consent.textVersion,
  proofId: asked.consent.proof.id,
  proofType: asked.consent.proof.mediaType,
  guardian: asked.guardian,
  registeredBy: by.accountId,
  registeredByName: by.name,
  registeredAt: now.toISOString(),
  claimedAt: null,
  deniedAt: null,
});

/** The words a farmer said through the one who registered them. */
export const proxyWords = ({ id, consent }: Registration, now: Date): Consent[] =>
  consent.said.map((word) => ({ ...word, keeperId: id, saidAt: now.toISOString() }));
