import * as z from 'zod/mini';
import { base64 } from '#kit/base64.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { stateCodeOr } from '#kit/place.ts';
import { rowType } from '#kit/row-type.ts';
import { requiredText } from '#kit/text.ts';
import { voiceTypes } from '#kit/voice-types.ts';
import { consent } from './consent-model.ts';
import { farmSizes, genders, mostCrops } from './profile-model.ts';
import { firstName, lastName, phoneNumber } from './model.ts';

/** The version of the text that is read to a farmer whom someone else registers; it stands as `assist.consentText`. */
export const assistedTextVersion = 1;

/** How a farmer who signs nothing on a screen says yes: in their own voice, by thumb on paper, or by their own signature. */
export const proofWays = ['voice', 'thumb', 'signature-self'] as const;

export type ProofWay = (typeof proofWays)[number];

/** A proof is small: it travels inside its act, so that no consent is ever here without it. */
export const mostProofBytes = 49_152;

export const proofTypes = [...voiceTypes, 'image/webp', 'image/jpeg'] as const;

export type ProofType = (typeof proofTypes)[number];

const isPicture = (type: ProofType): boolean => type.startsWith('image/');

/** A voice note, or a photo of the thumb mark or signature on paper. */
const proof = z.strictObject({
  id,
  mediaType: z.enum(proofTypes, 'assist.proofRequired'),
  data: base64(mostProofBytes, 'assist.proofRequired', 'assist.proofLarge'),
});

export const saidWord = z.strictObject({
  id: consent.shape.id,
  purpose: consent.shape.purpose,
  textVersion: consent.shape.textVersion,
  isGiven: consent.shape.isGiven,
});

export type SaidWord = z.output<typeof saidWord>;

/** Consent by proxy: which text was read, how the farmer said yes, what proves it, and each further use by itself. */
const proxyConsent = z
  .strictObject({
    textVersion: z.int('assist.consentRequired').check(z.minimum(1, 'assist.consentRequired')),
    how: z.enum(proofWays, 'assist.howRequired'),
    proof,
    said: z.array(saidWord).check(z.maxLength(10, 'field.tooLong')),
  })
  .check(
    z.refine(({ how, proof: { mediaType } }) => (how === 'voice') !== isPicture(mediaType), {
      error: 'assist.proofRequired',
      path: ['proof', 'mediaType'],
    }),
  );

/** Whoever has the care of a child and agrees for it (Child Rights Act 2003; Nigeria Data Protection Act 2023, section 31). */
export const guardian = z.strictObject({
  name: requiredText('assist.guardianNameRequired'),
  phone: z.nullable(phoneNumber),
  relationship: requiredText('assist.relationshipRequired', 60),
});

/** A farmer whom an extension manager registers; the id is that of the account, made on the phone. */
export const registration = z.strictObject({
  id,
  firstName,
  lastName,
  /** A household may share one; null where there is none. */
  phone: z.nullable(phoneNumber),
  village: requiredText('assist.villageRequired', 120),
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  gender: z.enum(genders, 'profile.genderRequired'),
  /** Many know the year alone; the date stays null then. */
  birthYear: z.int('assist.birthYearRequired'),
  birthDate: z.nullable(day('profile.birthDateWrong')),
  crops: z
    .array(requiredText('profile.cropsRequired', 60), 'profile.cropsRequired')
    .check(z.minLength(1, 'profile.cropsRequired'), z.maxLength(mostCrops, 'profile.cropsMany')),
  farmSize: z.enum(farmSizes, 'farms.sizeRequired'),
  language: z.enum(languages, 'assist.languageRequired'),
  consent: proxyConsent,
  guardian: z.nullable(guardian),
});

export type Registration = z.output<typeof registration>;

/** That an account was opened for a farmer by someone else, with whose word; its id is the account's. */
export const assisted = z.strictObject({
  id,
  keeperId: id,
  birthYear: z.nullable(z.int()),
  birthDate: z.nullable(z.string()),
  how: z.enum(proofWays),
  textVersion: z.int(),
  proofId: id,
  proofType: z.enum(proofTypes),
  guardian: z.nullable(z.strictObject({ name: z.string(), phone: z.nullable(z.string()), relationship: z.string() })),
  registeredBy: id,
  registeredByName: z.string(),
  registeredAt: z.string(),
  /** When the farmer took the account over with a code to their phone. */
  claimedAt: z.nullable(z.string()),
  /** When whoever holds the phone said that this farmer is not there; the number was taken off then. */
  deniedAt: z.nullable(z.string()),
});

export type Assisted = z.output<typeof assisted>;

export const assistedRows = rowType<Assisted>('assisted', assisted);
