import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { market, priceSeries, quotation } from './price-board-model.ts';
import { importDraft, mostListLetters, priceImport } from './price-import-model.ts';

/** Whoever grows, buys or advises. */
const readers = { farmer: 'any', 'extension-manager': 'any', 'agro-processor': 'any', admin: 'any' } as const;

const ofQuotation = { quotationId: id };

export const listPrices = endpoint({
  name: 'marketplace.listPrices',
  method: 'GET',
  path: '/api/prices',
  who: readers,
  input: z.strictObject({
    ...pageQuery,
    /** A crop's key. */
    crop: z.optional(z.string().check(z.regex(/^[a-z-]{0,40}$/, 'field.wrong'))),
    stateCode: z.optional(stateOrNone),
    lga: z.optional(optionalText(60)),
  }),
  output: page(quotation),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The newest price of each kind of produce at each market and in each unit, the newest first, with what it was four weeks before; by crop, state and LGA',
});

export const readPriceSeries = endpoint({
  name: 'marketplace.readPriceSeries',
  method: 'GET',
  path: '/api/price-series/:quotationId',
  who: readers,
  input: z.strictObject({ ...ofQuotation, ...pageQuery }),
  output: priceSeries,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What some produce cost at a market so far, in whatever unit, the newest first; withdrawn prices are left out',
});

export const readPriceSms = endpoint({
  name: 'marketplace.readPriceSms',
  method: 'GET',
  path: '/api/price-series/:quotationId/sms',
  who: readers,
  input: z.strictObject({ ...ofQuotation, language: z.optional(z.enum(languages, 'field.wrong')) }),
  output: z.strictObject({ text: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The newest price as a text that fits one SMS, in the language asked for or the asker’s own',
});

export const listMarkets = endpoint({
  name: 'marketplace.listMarkets',
  method: 'GET',
  path: '/api/reference/markets',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(market) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The markets of which prices are known, by name',
});

export const importPrices = endpoint({
  name: 'marketplace.importPrices',
  method: 'POST',
  path: '/api/admin/price-imports',
  who: { admin: 'any' },
  input: importDraft,
  output: priceImport,
  errors: { 'too-many-markets': 409 },
  offline: 'never',
  audit: 'imported a list of market prices',
  creates: true,
  mostBytes: mostListLetters + 2_000_000,
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary:
    'Takes in a list of prices in the shape of the World Food Programme or of FEWS NET: what it says anew is added, what it says otherwise takes the place of what it said, and each line that is left out is told of',
});

export const listPriceImports = endpoint({
  name: 'marketplace.listPriceImports',
  method: 'GET',
  path: '/api/admin/price-imports',
  who: { admin: 'any' },
  input: z.strictObject(pageQuery),
  output: page(priceImport),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The lists of prices that were taken in, the newest first, each with what became of its lines',
});
