import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { likenessRow, likenessStates } from './likeness-model.ts';

const reason = requiredText('merge.reasonRequired', 500);

export const listLikenesses = endpoint({
  name: 'relations.listLikenesses',
  method: 'GET',
  path: '/api/admin/duplicates',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery, state: z.optional(z.enum(likenessStates)) }),
  output: page(likenessRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Pairs of farmers who may be one person, the likest first, with what speaks for it and what people said',
});

export const listMyLikenesses = endpoint({
  name: 'relations.listMyLikenesses',
  method: 'GET',
  path: '/api/duplicates',
  who: { 'extension-manager': 'any' },
  input: z.strictObject(pageQuery),
  output: page(likenessRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'Open pairs of which at least one farmer is in the care of the signed-in manager; of others no number is shown',
});

/** Says no more than that the pair is of one's own farmers; who is which is in the list. */
export const sayLikeness = endpoint({
  name: 'relations.sayLikeness',
  method: 'POST',
  path: '/api/duplicates/:likenessId/words',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'likeness', idField: 'likenessId' },
  input: z
    .strictObject({ id, likenessId: id, says: z.enum(['same', 'different']), staysId: z.nullable(id), reason })
    .check(z.refine(({ says, staysId }) => (says === 'same') === (staysId !== null), 'merge.staysRequired')),
  output: z.strictObject({ state: z.enum(likenessStates) }),
  errors: { 'pair-decided': 409 },
  offline: 'never',
  audit: 'said whether two farmers are one person',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'A manager says that two farmers are one person, and which account should stay, or that they are two; an admin decides',
});

export const partLikeness = endpoint({
  name: 'relations.partLikeness',
  method: 'POST',
  path: '/api/admin/duplicates/:likenessId/different',
  who: { admin: 'any' },
  object: { kind: 'likeness', idField: 'likenessId' },
  input: z.strictObject({ id, likenessId: id, reason }),
  output: z.strictObject({ state: z.enum(likenessStates) }),
  errors: { 'pair-decided': 409 },
  offline: 'never',
  audit: 'decided that two farmers are two people',
  summary: 'Decides that two farmers are two people; the pair comes back only when something stronger speaks for it',
});

export const seekLikenesses = endpoint({
  name: 'relations.seekLikenesses',
  method: 'POST',
  path: '/api/admin/duplicates/search',
  who: { admin: 'any' },
  input: z.strictObject({ id }),
  output: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'had all farmers compared anew',
  limits: [{ by: 'account', times: 6, seconds: 3600 }],
  summary: 'Has all farmers compared with each other anew, in the background',
});
