import * as z from 'zod/mini';
import { epcisLimits } from './epcis-limits.ts';

/* The capture and query interface of EPCIS 2.0, for the programs of companies; its own words and headers. */

/** The versions of the standard that are spoken; told with every answer. */
export const versions = {
  'GS1-EPCIS-Version': '2.0.0',
  'GS1-EPCIS-Min': '2.0.0',
  'GS1-EPCIS-Max': '2.0.0',
  'GS1-CBV-Version': '2.0.0',
  'GS1-CBV-Min': '2.0.0',
  'GS1-CBV-Max': '2.0.0',
} as const;

export const captureHeaders = {
  ...versions,
  'GS1-EPCIS-Capture-Limit': String(epcisLimits.mostEvents),
  'GS1-EPCIS-Capture-File-Size-Limit': String(epcisLimits.mostDocumentBytes),
  'GS1-Capture-Error-Behaviour': 'rollback, proceed',
} as const;

export const versionHeaders = { 'gs1-epcis-version': 'epcisVersion', 'gs1-cbv-version': 'cbvVersion' } as const;

export const version = z.optional(z.string());
export const asked = { epcisVersion: version, cbvVersion: version };

export const refusals = { 'document-wrong': 400, 'event-refused': 400, 'version-unknown': 406 } as const;

export const often = [{ by: 'account', times: 200_000, seconds: 3600 }] as const;

export const query = {
  method: 'GET',
  who: 'key:epcis-query',
  errors: { 'version-unknown': 406, 'query-too-large': 413 },
  offline: 'never',
  audit: 'no',
  limits: often,
  answerHeaders: versions,
} as const;

export const page = {
  perPage: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'field.wrong'))),
  nextPageToken: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'field.cursor'))),
};

export const described = {
  method: 'OPTIONS',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'text',
} as const;
