import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { keyScopes } from '#kit/key-scopes.ts';
import { requiredText } from '#kit/text.ts';

/** Keys of a company that hold at once. */
export const mostKeys = 20;

/** What every key begins with, so that one that was left lying about is known for what it is. */
export const keyPrefix = 'shuka_';

export const keyDetails = z.strictObject({
  name: requiredText('keys.nameRequired', 60),
  scopes: z
    .array(z.enum(keyScopes, 'keys.scopesRequired'), 'keys.scopesRequired')
    .check(z.minLength(1, 'keys.scopesRequired'), z.maxLength(10, 'keys.scopesRequired')),
});

export type KeyDetails = z.output<typeof keyDetails>;

/** A key as its company’s owner sees it: never the key itself, of which only the hash is kept. */
export const companyKey = z.strictObject({
  keyId: id,
  name: z.string(),
  /** Its first letters. */
  head: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  madeAt: z.string(),
  /** The last day it was used; null for never. */
  usedOn: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});

export type CompanyKey = z.output<typeof companyKey>;
