import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import listed from './factor-limits.json' with { type: 'json' };

/** From when a second factor is demanded, how often people are told, and how many keys somebody may have. */
export const factorLimits = listed;

const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'field.wrong'), z.maxLength(most));

export const passkeyName = requiredText('security.nameRequired', 60);

/** What an authenticator answers when it makes a key, its parts in base64url (WebAuthn, 5.2.1). */
export const newPasskey = z.strictObject({
  credentialId: bytes(1400),
  clientDataJson: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)),
});

/** What it answers when it proves that it holds one (WebAuthn, 5.2.2). */
export const passkeyProof = z.strictObject({
  credentialId: bytes(1400),
  clientDataJson: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(1000),
});

/** What a page needs to ask an authenticator for a new key. */
export const passkeyAsk = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  rpName: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** Keys somebody has already: one authenticator keeps one. */
  known: z.array(z.string()),
});

export const proofAsk = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  /** The passkeys of this person; none for who has only the app. */
  known: z.array(z.string()),
  hasApp: z.boolean(),
});

export const passkey = z.strictObject({
  passkeyId: id,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export type Passkey = z.output<typeof passkey>;

export const factors = z.strictObject({
  /** Since when an authenticator app counts; null without one. */
  appSince: z.nullable(z.string()),
  passkeys: z.array(passkey),
  codesLeft: z.int(),
  /** False for those who must have one: their last stays. */
  mayRemoveLast: z.boolean(),
  /** From which day on they must have one for what gives money out; null where nobody asks it of them. */
  demandedFrom: z.nullable(z.string()),
});

export type Factors = z.output<typeof factors>;

/** Twelve letters and digits without those that look alike, in threes of four; letter case and dashes do not matter. */
export const recoveryCode = z
  .string('security.codeRequired')
  .check(
    z.regex(
      /^\s*([0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}[ -]?){2}[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}\s*$/,
      'security.codeRequired',
    ),
  );

export const factorDemand = z.strictObject({
  startsOn: z.string(),
  /** '' for the one the platform came with. */
  reason: z.string(),
  saidAt: z.nullable(z.string()),
  /** How many people of those it is demanded of have no second factor yet. */
  without: z.int(),
});
