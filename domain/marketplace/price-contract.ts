import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import {
  priceDraft,
  seenPrice,
  seenPriceRows,
  withdrawalDraft,
  type PriceDraft,
  type WithdrawalDraft,
} from './price-model.ts';
import { newSeenPrice, withdrawnPrice } from './price-rules.ts';

export const recordPrice = endpoint({
  name: 'marketplace.recordPrice',
  method: 'POST',
  path: '/api/prices',
  who: { 'extension-manager': 'any' },
  input: priceDraft,
  output: seenPrice,
  errors: { 'too-many-markets': 409 },
  offline: 'queue',
  effects: [
    effect(
      seenPriceRows,
      (draft: PriceDraft) => draft.id,
      (before, draft, { now }) => before ?? newSeenPrice(draft, now),
    ),
  ],
  audit: 'recorded a market price',
  creates: true,
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary:
    'Records what one unit of some produce costs at a market on a day, seen by whoever records it; a market nobody named before is made',
});

export const withdrawPrice = endpoint({
  name: 'marketplace.withdrawPrice',
  method: 'POST',
  path: '/api/prices/:priceId/withdrawal',
  who: { 'extension-manager': 'own', admin: 'any' },
  object: { kind: 'price', idField: 'priceId' },
  input: withdrawalDraft,
  output: z.strictObject({ priceId: id }),
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      seenPriceRows,
      ({ priceId }: WithdrawalDraft) => priceId,
      (before, draft, { now }) => before && withdrawnPrice(before, draft, now),
    ),
  ],
  audit: 'withdrew a market price',
  summary: 'Says that a price is wrong, and why; it stays on record and counts no more. The first word stands',
});
