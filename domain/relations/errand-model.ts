import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';

/**
 * A farm that a manager is to visit and to inspect though another looks after its farmer: they verify an offer for it.
 * `since` is a day of Nigeria; the season is the offer's.
 */
export const errand = z.strictObject({
  id,
  keeperId: id,
  keeperName: z.string(),
  farmId: id,
  seasonId: z.nullable(id),
  offerId: id,
  since: z.string(),
});

export type Errand = z.output<typeof errand>;

/** Errands as the phones of those who have them keep them. */
export const errandRows = rowType('errand', errand);
