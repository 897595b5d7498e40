import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { fileFormats, placeCode, placeFigures } from './figure-model.ts';

/**
 * Admins look at every place; a supervisor at the state of their zone, a regulator at their states. Farmers and processors are
 * whoever is counted, and do not look.
 */
const look = {
  method: 'GET',
  who: { 'extension-manager': 'assigned', investor: 'assigned', admin: 'any' },
  object: { kind: 'counted-place', idField: 'place' },
  offline: 'never',
} as const;

export const readPlaceFigures = endpoint({
  ...look,
  name: 'figures.readPlaceFigures',
  path: '/api/figures/:place',
  input: z.strictObject({ place: placeCode }),
  output: placeFigures,
  errors: {},
  audit: 'no',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary: 'What was counted last of the country or a state and of its parts; what is of fewer than five is not told',
});

export const readPlaceFile = endpoint({
  ...look,
  name: 'figures.readPlaceFile',
  path: '/api/figures/:place/file',
  input: z.strictObject({ place: placeCode, format: z.enum(fileFormats) }),
  output: z.unknown(),
  errors: {},
  audit: 'took the figures of a place as a file',
  answers: 'file',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: 'The same as CSV, a sheet, a PDF or GeoJSON with a point for each part',
});

export const listCountedPlaces = endpoint({
  name: 'figures.listCountedPlaces',
  method: 'GET',
  path: '/api/figures',
  who: { 'extension-manager': 'any', investor: 'any', admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ places: z.array(z.string()) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Which places whoever asks may look at: all for admins, some states for others, none for most',
});
