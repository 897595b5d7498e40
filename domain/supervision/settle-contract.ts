import * as z from 'zod/mini';
import { visitFlagKinds } from '#extension';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { settlement } from './board-model.ts';
import { ofZone } from './zone-contract.ts';

export const settleFlag = endpoint({
  name: 'supervision.settleFlag',
  method: 'POST',
  path: '/api/zones/:zoneId/managers/:managerId/visits/:visitId/settlements',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({
    id,
    zoneId: id,
    managerId: id,
    visitId: id,
    flags: z
      .array(z.enum(visitFlagKinds))
      .check(z.minLength(1, 'board.flagsRequired'), z.maxLength(visitFlagKinds.length, 'board.flagsRequired')),
    reason: requiredText('board.foundRequired', 1000),
  }),
  output: settlement,
  errors: { 'nothing-to-settle': 409, 'own-visit': 409 },
  offline: 'never',
  creates: true,
  audit: 'settled marks of a visit',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary:
    'Says what a supervisor found who looked into the marks of a visit: they leave the count, and stay to be read; it cannot be changed',
});
