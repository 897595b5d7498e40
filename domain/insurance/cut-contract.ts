import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, page, pageQuery, requiredText } from '#kit/text.ts';
import { often } from './product-contract.ts';
import { insuranceLimits as limits } from './product-model.ts';

const says = 'insurance.cutWrong';

const squareMetres = z
  .int(says)
  .check(z.gte(limits.leastCutSquareMetres.value, says), z.lte(limits.mostCutSquareMetres.value, says));
const grams = z.int(says).check(z.gte(0, says), z.lte(10_000_000, says));

/** A square that one person cut and weighed, and another weighed again; it counts once both are there. */
export const cropCut = z.strictObject({
  id,
  productId: id,
  place: z.string(),
  squareMetres: z.int(),
  /** Null for whoever did not weigh it, until a second person did: they say it without being told. */
  grams: z.nullable(z.int()),
  cutOn: z.string(),
  recordedBy: id,
  recordedByName: z.string(),
  confirmedBy: z.nullable(id),
  confirmedByName: z.string(),
  recordedAt: instant,
});

export type CropCut = z.output<typeof cropCut>;

const cutters = { 'extension-manager': 'any', admin: 'any' } as const;

export const listCuts = endpoint({
  name: 'insurance.listCuts',
  method: 'GET',
  path: '/api/insurance/products/:productId/crop-cuts',
  who: cutters,
  input: z.strictObject({ productId: id, ...pageQuery }),
  output: page(cropCut),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The crop cuts of an area-yield product, the newest first',
});

export const recordCut = endpoint({
  name: 'insurance.recordCut',
  method: 'POST',
  path: '/api/insurance/products/:productId/crop-cuts',
  who: cutters,
  input: z.strictObject({
    id,
    productId: id,
    place: requiredText('insurance.placeRequired', 120),
    squareMetres,
    grams,
    cutOn: day('insurance.cutDayRequired'),
  }),
  output: cropCut,
  errors: { 'no-such-product': 409, 'cut-outside-window': 409, 'covers-settled': 409 },
  offline: 'never',
  audit: 'recorded a crop cut',
  creates: true,
  limits: often,
  summary: 'Records what a square of a field weighed; it counts once a second person weighed it too',
});

export const confirmCut = endpoint({
  name: 'insurance.confirmCut',
  method: 'POST',
  path: '/api/insurance/crop-cuts/:cutId/confirmation',
  who: cutters,
  object: { kind: 'cropCut', idField: 'cutId' },
  input: z.strictObject({ cutId: id, squareMetres, grams }),
  output: cropCut,
  errors: { 'two-people-needed': 409, 'cut-confirmed': 409, 'cut-differs': 409, 'covers-settled': 409 },
  offline: 'never',
  audit: 'confirmed a crop cut',
  limits: often,
  summary: 'Confirms a crop cut by saying what it weighed without being told; another weight is refused',
});
