import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id, idOr } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { ofZone } from './zone-contract.ts';

/** At most this many farmers are handed over at a time, so that it stays one short transaction. */
export const mostHandedOver = 500;

/** Who goes: everyone of the manager, those of one village, or those who were ticked. */
const handOverChoice = z.union([
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('village'),
    stateCode: z.string().check(z.maxLength(2)),
    lga: z.string().check(z.maxLength(60)),
    village: z.string().check(z.maxLength(120)),
  }),
  z.strictObject({
    kind: z.literal('chosen'),
    farmerIds: z
      .array(id)
      .check(z.minLength(1, 'board.farmersRequired'), z.maxLength(mostHandedOver, 'board.tooManyFarmers')),
  }),
]);

export type HandOverChoice = z.output<typeof handOverChoice>;

export const handOver = endpoint({
  name: 'supervision.handOver',
  method: 'POST',
  path: '/api/zones/:zoneId/hand-overs',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({
    id,
    zoneId: id,
    fromId: id,
    toId: idOr('board.toRequired'),
    choice: handOverChoice,
    note: requiredText('board.handOverNoteRequired', 1000),
  }),
  output: z.strictObject({ moved: z.int() }),
  errors: {
    'same-manager': 409,
    'not-a-manager': 409,
    'not-a-farmer': 409,
    'not-in-care': 409,
    'too-many-farmers': 409,
    'nobody-to-move': 409,
  },
  offline: 'never',
  audit: 'handed farmers over',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Moves farmers from one manager of the zone to another with a note that the new one sees; all of them or none',
});
