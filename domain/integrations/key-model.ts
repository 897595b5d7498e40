import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { keyScopes } from '#kit/key-scopes.ts';
import { requiredText } from '#kit/text.ts';

/** For how many days a key may be made: a season, a year. One that works for ever is not made any more. */
export const keyDays = ['30', '90', '365'] as const;

export const keyDetails = z.strictObject({
  name: requiredText('keys.nameRequired', 60),
  scopes: z
    .array(z.enum(keyScopes, 'keys.scopesRequired'), 'keys.scopesRequired')
    .check(z.minLength(1, 'keys.scopesRequired'), z.maxLength(10, 'keys.scopesRequired')),
  days: z.enum(keyDays, 'keys.daysRequired'),
});

/** A key as its holder sees it: never the key itself, of which only the hash is kept. */
export const heldKey = z.strictObject({
  keyId: id,
  name: z.string(),
  /** Its first letters. */
  head: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  madeAt: z.string(),
  /** The last day it works, in Nigeria; null for one from before keys had an end. */
  expiresOn: z.nullable(z.string()),
  /** The last day it was used; null for never. */
  usedOn: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});

export type HeldKey = z.output<typeof heldKey>;
