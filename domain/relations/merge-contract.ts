import * as z from 'zod/mini';
import { mergedFields, password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { mergePair } from './merge-model.ts';

export const readLikeness = endpoint({
  name: 'relations.readLikeness',
  method: 'GET',
  path: '/api/admin/duplicates/:likenessId',
  who: { admin: 'any' },
  object: { kind: 'likeness', idField: 'likenessId' },
  input: z.strictObject({ likenessId: id }),
  output: mergePair,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Two farmers who may be one, side by side, with what stands under each account',
});

export const mergeFarmers = endpoint({
  name: 'relations.mergeFarmers',
  method: 'POST',
  path: '/api/admin/duplicates/:likenessId/merge',
  who: { admin: 'any' },
  object: { kind: 'likeness', idField: 'likenessId' },
  input: z.strictObject({
    id,
    likenessId: id,
    /** The account that stays; the other one is closed for good. */
    staysId: id,
    /** Of which values the other account's are taken; all others stay. */
    takes: z.array(z.enum(mergedFields)).check(z.maxLength(mergedFields.length)),
    /** Whether the e-mail, phone number and password of the other account open the one that stays. */
    takesSignIn: z.boolean(),
    /** Who looks after the farmer from now on; null for nobody. */
    managerId: z.nullable(id),
    reason: requiredText('merge.reasonRequired', 500),
    password,
  }),
  output: z.strictObject({ staysId: id, mergedId: id }),
  errors: {
    'wrong-password': 400,
    'own-proposal': 409,
    'pair-decided': 409,
    'not-mergeable': 409,
    'not-a-manager': 409,
  },
  offline: 'never',
  audit: 'merged two farmers',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary:
    'Makes one of two accounts: all records of the other come under the one that stays, for good; the password is asked again, and whoever proposed it does not decide it',
});

export const findFarmerOfCard = endpoint({
  name: 'relations.findFarmerOfCard',
  method: 'GET',
  path: '/api/cards/:cardCode',
  who: { 'extension-manager': 'any' },
  input: z.strictObject({ cardCode: z.string().check(z.regex(/^[0-9a-fA-F]{24}$/, 'field.id')) }),
  output: z.strictObject({ farmerId: id }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary:
    'The farmer in the care of the signed-in manager to whom a card leads, the card of an account that was merged too',
});
