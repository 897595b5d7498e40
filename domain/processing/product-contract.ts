import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { kobo, packDetails, product, productDetails, productWithStock } from './product-model.ts';
import { clerk, often, ofMill, staff } from './request-contract.ts';

const owner = { 'agro-processor': 'own' } as const;

export const addProduct = endpoint({
  name: 'processing.addProduct',
  method: 'POST',
  path: '/api/companies/:companyId/products',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...productDetails.shape, companyId: id, pack: packDetails }),
  output: productWithStock,
  errors: { 'product-there': 409, 'code-taken': 409 },
  offline: 'never',
  audit: 'added a product of their mill',
  creates: true,
  limits: often,
  summary: 'Adds a product with its first pack: size, code, price, and the number of GS1 where the company has one',
});

export const addPack = endpoint({
  name: 'processing.addPack',
  method: 'POST',
  path: '/api/companies/:companyId/products/:productId/packs',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...packDetails.shape, companyId: id, productId: id }),
  output: productWithStock,
  errors: { 'code-taken': 409 },
  offline: 'never',
  audit: 'added a pack of a product of their mill',
  creates: true,
  limits: often,
  summary: 'Adds one more size that a product is sold in',
});

export const setPrice = endpoint({
  name: 'processing.setPrice',
  method: 'POST',
  path: '/api/companies/:companyId/packs/:packId/prices',
  who: owner,
  object: ofMill,
  input: z.strictObject({
    companyId: id,
    packId: id,
    after: z.int().check(z.gte(1), z.lte(100_000)),
    priceKobo: kobo('processing.priceRequired'),
  }),
  output: productWithStock,
  errors: { 'price-changed': 409 },
  offline: 'never',
  audit: 'changed the price of a pack of their mill',
  limits: often,
  summary: 'Says what a pack costs from now on; what it cost before stays on record',
});

export const setProductPhoto = endpoint({
  name: 'processing.setProductPhoto',
  method: 'PUT',
  path: '/api/companies/:companyId/products/:productId/photo',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ companyId: id, productId: id }),
  output: productWithStock,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'changed the photo of a product of their mill',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  body: 'picture',
  summary: 'Gives a product its photo, or another one',
});

export const showProductPhoto = endpoint({
  name: 'processing.showProductPhoto',
  method: 'GET',
  path: '/api/companies/:companyId/products/:productId/photo/:photoId',
  who: staff,
  object: ofMill,
  input: z.strictObject({
    companyId: id,
    productId: id,
    photoId: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.id')),
  }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'The photo of a product',
});

export const listProducts = endpoint({
  name: 'processing.listProducts',
  method: 'GET',
  path: '/api/companies/:companyId/products',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(product),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The products of a mill, the newest first, each with its packs, what they cost and how many are in stock',
});

export const readProduct = endpoint({
  name: 'processing.readProduct',
  method: 'GET',
  path: '/api/companies/:companyId/products/:productId',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, productId: id }),
  output: productWithStock,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One product of a mill with its stock job by job, and what its packs cost before',
});

export const fillPacks = endpoint({
  name: 'processing.fillPacks',
  method: 'POST',
  path: '/api/companies/:companyId/packs/:packId/fillings',
  who: clerk,
  object: ofMill,
  input: z.strictObject({
    id,
    companyId: id,
    packId: id,
    jobId: id,
    /** Which output or by-product of the job is in them. */
    part: requiredText('processing.partRequired', 60),
    packs: z
      .int('processing.packsRequired')
      .check(z.gte(1, 'processing.packsRequired'), z.lte(1e7, 'processing.packsRequired')),
  }),
  output: productWithStock,
  errors: { 'not-enough-output': 409 },
  offline: 'never',
  audit: 'filled packs of a product of their mill',
  creates: true,
  limits: often,
  summary: 'Packs what came out of a job; never more than the job gave',
});
