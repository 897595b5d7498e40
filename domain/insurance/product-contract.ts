import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { pageQuery } from '#kit/text.ts';
import { product, productTerms } from './product-model.ts';

/** Guesses and slips are counted, whoever makes them. */
export const often = [{ by: 'account', times: 60, seconds: 3600 }] as const;

export const password = z
  .string('board.passwordRequired')
  .check(z.minLength(1, 'board.passwordRequired'), z.maxLength(200));

/**
 * What the house may do today: sell covers under a licence, practise with money of the sandbox, or refer people to a
 * licensed insurer.
 */
export const standings = ['licensed', 'practice', 'referral'] as const;

export type Standing = (typeof standings)[number];

export const listProducts = endpoint({
  name: 'insurance.listProducts',
  method: 'GET',
  path: '/api/insurance/products',
  who: { farmer: 'any', 'extension-manager': 'any', admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: z.strictObject({
    items: z.array(product),
    next: z.nullable(z.string()),
    standing: z.enum(standings),
    /** Whose licence it is, and its number; empty without one. */
    licence: z.string(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The newest terms of each insurance product, the newest first, and what the house may do with them today',
});

export const addProduct = endpoint({
  name: 'insurance.addProduct',
  method: 'POST',
  path: '/api/admin/insurance/products',
  who: { admin: 'any' },
  input: z.strictObject({
    id,
    productId: id,
    /** The version that was on the screen; nought for a new product. */
    after: z.int().check(z.gte(0)),
    terms: productTerms,
    password,
  }),
  output: product,
  errors: { 'wrong-password': 400, 'product-changed': 409 },
  offline: 'never',
  audit: 'wrote the terms of an insurance product',
  creates: true,
  limits: often,
  summary: 'Adds a product, or newer terms of one; covers that were bought keep theirs',
});
