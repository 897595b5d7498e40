import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { often, password } from './product-contract.ts';
import { mostRainLetters, rainImport, rainImportDraft, rainFile, rainTrial } from './rain-import-model.ts';

const admin = { admin: 'any' } as const;

/** A file travels inside JSON, whose marks make it longer. */
const mostBytes = mostRainLetters + 1_000_000;

export const tryRain = endpoint({
  name: 'insurance.tryRain',
  method: 'POST',
  path: '/api/admin/insurance/rain-trials',
  who: admin,
  input: z.strictObject({ text: rainFile }),
  output: rainTrial,
  errors: {},
  offline: 'never',
  audit: 'no',
  mostBytes,
  limits: often,
  summary: 'Reads a list of official rain and says what it would bring and which lines are wrong; keeps nothing',
});

export const importRain = endpoint({
  name: 'insurance.importRain',
  method: 'POST',
  path: '/api/admin/insurance/rain-imports',
  who: admin,
  input: rainImportDraft,
  output: rainImport,
  errors: {},
  offline: 'never',
  audit: 'brought in official rain',
  creates: true,
  mostBytes,
  limits: often,
  summary: 'Brings in a list of official rain with its source; it counts once a second person agrees',
});

export const listRainImports = endpoint({
  name: 'insurance.listRainImports',
  method: 'GET',
  path: '/api/admin/insurance/rain-imports',
  who: admin,
  input: z.strictObject({ ...pageQuery }),
  output: page(rainImport),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Lists of official rain with who brought them in and who agreed, the newest first',
});

export const decideRain = endpoint({
  name: 'insurance.decideRain',
  method: 'POST',
  path: '/api/admin/insurance/rain-imports/:importId/decision',
  who: admin,
  object: { kind: 'rainImport', idField: 'importId' },
  input: z
    .strictObject({ importId: id, decision: z.enum(['agree', 'refuse']), reason: optionalText(300), password })
    .check(
      z.refine(({ decision, reason }) => decision === 'agree' || reason !== '', {
        error: 'insurance.reasonRequired',
        path: ['reason'],
      }),
    ),
  output: rainImport,
  errors: { 'wrong-password': 400, 'two-people-needed': 409, 'rain-decided': 409 },
  offline: 'never',
  audit: 'decided on official rain',
  limits: often,
  summary:
    'Agrees as a second person that a list of official rain counts, under a new version, or refuses it with a reason',
});
