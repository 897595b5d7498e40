import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';

/**
 * What a person can agree to, one by one, and the version of its text. The texts stand in the catalogues as
 * `consent.<purpose>Title` and `consent.<purpose>Text`; whoever changes what one says raises its version here.
 */
export const consentVersions = {
  investorContact: 1,
  processorFarm: 1,
  smsAdvice: 1,
  voiceAdvice: 1,
  identityNumbers: 1,
} as const;

export type ConsentPurpose = keyof typeof consentVersions;

export const consentPurposes = Object.keys(consentVersions) as ConsentPurpose[]; // its own keys

/** Those with a switch; consent to keep identity numbers is given with each number and ends with it. */
export const switchedPurposes = consentPurposes.filter((purpose) => purpose !== 'identityNumbers');

/** Something agreed to, or taken back, with the version of the text that was read. Never changed afterwards. */
export const consent = z.strictObject({
  id,
  keeperId: id,
  purpose: z.enum(consentPurposes as [ConsentPurpose, ...ConsentPurpose[]]),
  textVersion: z.int().check(z.minimum(1, 'field.wrong')),
  isGiven: z.boolean(),
  /** When the server heard of it. */
  saidAt: z.string(),
});

export type Consent = z.output<typeof consent>;

export const consentRows = rowType<Consent>('consent', consent);

/** The last word on a purpose; null while nothing was said, which is no consent. */
export const lastWord = (said: readonly Consent[], purpose: ConsentPurpose): Consent | null =>
  said
    .filter((one) => one.purpose === purpose)
    .toSorted((one, other) =>
      one.saidAt === other.saidAt ? (one.id < other.id ? -1 : 1) : one.saidAt < other.saidAt ? -1 : 1,
    )
    .at(-1) ?? null;
