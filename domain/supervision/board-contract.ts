import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { visitFlagKinds } from '#extension';
import { farmerLists } from './behind-model.ts';
import { board, managerPage, zoneFarmer } from './board-model.ts';
import { ofZone } from './zone-contract.ts';

export const readBoard = endpoint({
  name: 'supervision.readBoard',
  method: 'GET',
  path: '/api/zones/:zoneId/board',
  who: { 'extension-manager': 'assigned', admin: 'any' },
  object: ofZone,
  input: z.strictObject({ zoneId: id }),
  output: board,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The extension managers posted to a zone, each with coverage, overdue visits, open issues and flags',
});

const ofManager = { zoneId: id, managerId: id };

export const readManager = endpoint({
  name: 'supervision.readManager',
  method: 'GET',
  path: '/api/zones/:zoneId/managers/:managerId',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  /** With a flag only the visits it was raised for. */
  input: z.strictObject({ ...ofManager, flag: z.optional(z.enum(visitFlagKinds)) }),
  output: managerPage,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'A manager of the zone: visits that were flagged, those that were settled, notes to them, the villages of their farmers',
});

export const listFarmers = endpoint({
  name: 'supervision.listFarmers',
  method: 'GET',
  path: '/api/zones/:zoneId/managers/:managerId/farmers',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({
    ...ofManager,
    ...pageQuery,
    search: z.optional(optionalText(60)),
    of: z.optional(z.enum(farmerLists)),
  }),
  output: page(zoneFarmer),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The farmers a manager of the zone looks after, by name, each with the last visit; or those behind a figure of the board',
});
