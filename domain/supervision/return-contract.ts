import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { returnFormats, returnWords, yearText, yearlyReturn } from './return-model.ts';
import { ofZone } from './zone-contract.ts';

const ofYear = { zoneId: id, year: yearText };
const whoReads = { 'extension-manager': 'assigned', admin: 'any' } as const;
const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'board.stateRequired'));
const ofState = { stateCode, year: yearText };

export const readReturn = endpoint({
  name: 'supervision.readReturn',
  method: 'GET',
  path: '/api/zones/:zoneId/returns/:year',
  who: whoReads,
  object: ofZone,
  input: z.strictObject(ofYear),
  output: yearlyReturn,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: "A zone's yearly return: targets, achievements and percentages, trainings, remarks and constraints",
});

export const saveReturn = endpoint({
  name: 'supervision.saveReturn',
  method: 'POST',
  path: '/api/zones/:zoneId/returns/:year',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  /** `after` is the version the change was made of. */
  input: z.strictObject({ id, ...ofYear, ...returnWords, after: z.int().check(z.gte(0)) }),
  output: yearlyReturn,
  errors: { 'return-changed': 409 },
  offline: 'never',
  audit: 'said the targets and remarks of a yearly return',
  summary: "The targets, remarks and constraints of a zone's year; what was said before stays on record",
});

export const readReturnFile = endpoint({
  name: 'supervision.readReturnFile',
  method: 'GET',
  path: '/api/zones/:zoneId/returns/:year/file',
  who: whoReads,
  object: ofZone,
  input: z.strictObject({ ...ofYear, format: z.enum(returnFormats) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took the return of a zone away',
  answers: 'file',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: "A zone's yearly return as a sheet or a PDF",
});

export const readStateReturn = endpoint({
  name: 'supervision.readStateReturn',
  method: 'GET',
  path: '/api/admin/states/:stateCode/returns/:year',
  who: { admin: 'any' },
  input: z.strictObject(ofState),
  output: yearlyReturn,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: "A state's yearly return: its zones as one",
});

export const readStateReturnFile = endpoint({
  name: 'supervision.readStateReturnFile',
  method: 'GET',
  path: '/api/admin/states/:stateCode/returns/:year/file',
  who: { admin: 'any' },
  input: z.strictObject({ ...ofState, format: z.enum(returnFormats) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took the return of a state away',
  answers: 'file',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: "A state's yearly return as a sheet or a PDF",
});
