import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id, idOr } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { cover, coverConsent } from './cover-model.ts';
import { often, password } from './product-contract.ts';
import { payTimes } from './product-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
const ofCover = { kind: 'cover', idField: 'coverId' } as const;

export const listCovers = endpoint({
  name: 'insurance.listCovers',
  method: 'GET',
  path: '/api/farmers/:keeperId/covers',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(cover),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'A farmer’s covers with their terms and their calculation step by step, the newest first',
});

export const listCoversInCare = endpoint({
  name: 'insurance.listCoversInCare',
  method: 'GET',
  path: '/api/insurance/covers-in-care',
  who: { 'extension-manager': 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(cover),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The covers of the farmers in one’s care, the newest first',
});

export const coverPlot = endpoint({
  name: 'insurance.coverPlot',
  method: 'POST',
  path: '/api/farmers/:keeperId/covers',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({
    id,
    keeperId: id,
    plotId: idOr('insurance.plotRequired'),
    productId: idOr('insurance.productRequired'),
    /** The terms that were on the screen. */
    version: z.int().check(z.gte(1)),
    payTime: z.enum(payTimes, 'insurance.payTimeRequired'),
    hasReadTerms: z.literal(true, 'insurance.termsUnread'),
    /** How the farmer said yes to a manager; null from the farmer. */
    consent: z.nullable(coverConsent),
  }),
  output: cover,
  errors: {
    'insurance-closed': 409,
    'no-such-product': 409,
    'product-changed': 409,
    'product-closed': 409,
    'pay-time-not-offered': 409,
    'no-such-plot': 409,
    'plot-elsewhere': 409,
    'plot-without-area': 409,
    'plot-size-refused': 409,
    'covered-already': 409,
  },
  offline: 'never',
  audit: 'enrolled a plot in a cover',
  creates: true,
  limits: often,
  summary: 'Covers a plot on the terms that were read; with a premium to be paid first it begins once that is in',
});

export const payPremium = endpoint({
  name: 'insurance.payPremium',
  method: 'POST',
  path: '/api/covers/:coverId/premium',
  who: { farmer: 'own' },
  freshFactor: true,
  object: ofCover,
  input: z.strictObject({ coverId: id, password }),
  output: cover,
  errors: {
    'wrong-password': 400,
    'insurance-closed': 409,
    'cover-moved-on': 409,
    'cover-on-list': 409,
    'cover-begun': 409,
    'not-enough-money': 409,
  },
  offline: 'never',
  audit: 'paid the premium of a cover',
  limits: often,
  summary: 'Pays the farmer’s part of the premium out of the wallet; once, however often it is asked',
});

export const leaveCover = endpoint({
  name: 'insurance.leaveCover',
  method: 'POST',
  path: '/api/covers/:coverId/leaving',
  who: farmHands,
  object: ofCover,
  input: z.strictObject({ coverId: id }),
  output: cover,
  errors: { 'cover-moved-on': 409, 'cover-begun': 409, 'not-enough-money': 409 },
  offline: 'never',
  audit: 'left a cover',
  limits: often,
  summary: 'Leaves a cover before its window begins; a premium that was paid goes back to the wallet',
});
