import * as z from 'zod/mini';
import { bankOf, bareNumber } from './identity-rules.ts';

/**
 * Numbers that tell who someone is. They are kept sealed, online only, and shown by their last three. A BVN and a NIN look
 * alike, so which one it is is always said and never guessed.
 */
export const numberKinds = ['bvn', 'nin', 'vnin'] as const;

export type NumberKind = (typeof numberKinds)[number];

/** What is in the vault: those, and the number of a bank account. */
export const vaultKinds = [...numberKinds, 'account'] as const;

export type VaultKind = (typeof vaultKinds)[number];

const shapes = { bvn: /^\d{11}$/, nin: /^\d{11}$/, vnin: /^[A-Z]{2}\d{12}[A-Z]{2}$/ } as const;

const says = { bvn: 'identity.bvnWrong', nin: 'identity.ninWrong', vnin: 'identity.vninWrong' } as const;

/** What is wrong with a number of a kind, as a catalogue entry; null when it has the right form. More nobody here can tell. */
export const numberProblem = (kind: NumberKind, typed: string): string | null =>
  shapes[kind].test(bareNumber(typed)) ? null : says[kind];

export const identityNumber = z.string().check(z.maxLength(40, 'field.tooLong'));

export const accountNumber = z.string('identity.accountWrong').check(
  z.regex(/^[\d\s-]{10,20}$/, 'identity.accountWrong'),
  z.refine<string>((typed) => /^\d{10}$/.test(bareNumber(typed)), 'identity.accountWrong'),
);

export const bankCode = z
  .string('identity.bankRequired')
  .check(z.refine<string>((code) => bankOf(code) !== undefined, 'identity.bankRequired'));

/** Why someone asks to see a whole number of theirs; written down with each look. */
export const revealPurposes = ['check', 'form', 'bank', 'other'] as const;

export type RevealPurpose = (typeof revealPurposes)[number];

const kept = { masked: z.string(), givenAt: z.string() };

/** How far it is known who someone is. Nothing is called checked that no person of the staff checked. */
export const verification = z.strictObject({
  isPhoneProved: z.boolean(),
  isNumberGiven: z.boolean(),
  checkedAt: z.nullable(z.string()),
});

export type Verification = z.output<typeof verification>;

/** What the vault holds of a person, as it may be shown. */
export const identity = z.strictObject({
  numbers: z.array(z.strictObject({ kind: z.enum(numberKinds), ...kept })),
  bank: z.nullable(
    z.strictObject({
      bankCode: z.string(),
      bankName: z.string(),
      ...kept,
      /** Until then no money is paid out to it. */
      holdUntil: z.string(),
    }),
  ),
  verification,
});

export type Identity = z.output<typeof identity>;
