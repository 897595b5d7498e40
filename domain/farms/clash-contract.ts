import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { clash, clashRows, type Clash } from './clash-model.ts';
import { farmHands } from './hands.ts';

type Choice = { readonly clashId: string; readonly choice: NonNullable<Clash['settled']> };

export const settleClash = endpoint({
  name: 'farms.settleClash',
  method: 'POST',
  path: '/api/clashes/:clashId/choice',
  who: farmHands,
  object: { kind: 'clash', idField: 'clashId' },
  input: z.strictObject({ clashId: id, choice: z.enum(['now', 'other']) }),
  output: clash,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      clashRows,
      ({ clashId }: Choice) => clashId,
      (before, { choice }) => before && { ...before, settled: choice },
    ),
  ],
  audit: 'settled a clash',
  summary: 'Says which of two values people want. `other` is put in place by a revision of its own, sent before this',
});
