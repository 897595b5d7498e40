import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';

/**
 * A milestone of an offer to investors as phones keep it while the offer runs, for whoever looks after the farm. Investments
 * come after this slice and keep them; the phone knows them by their type alone.
 */
export const dueMilestone = z.strictObject({
  id,
  keeperId: id,
  farmId: id,
  offerTitle: z.string(),
  name: z.string(),
  dueOn: z.string(),
  /** The inspection that its money waits for; null where a visit with pictures is enough. */
  stage: z.nullable(z.enum(['pre-planting', 'mid-season', 'harvest', 'post-harvest'])),
  /** `planned` until its money is asked for. */
  state: z.enum(['planned', 'asked', 'verified', 'released']),
});

export type DueMilestone = z.output<typeof dueMilestone>;

export const dueMilestoneRows = rowType<DueMilestone>('milestone', dueMilestone);
