import * as z from 'zod/mini';
import { grams } from './model.ts';

/** Why produce is there no more, against anybody's will. */
export const lossReasons = ['dried', 'pests', 'spoiled', 'spilled', 'stolen', 'weighed-anew'] as const;

/** What produce was used for that did not become another lot. */
const useReasons = ['eaten', 'seed', 'fodder', 'given-away', 'sold'] as const;

export const goingReasons = [...lossReasons, ...useReasons] as const;

export type GoingReason = (typeof goingReasons)[number];

/** What went out of a lot and became no other: lost, or used up. */
export const going = z.strictObject({ grams, reason: z.enum(goingReasons, 'lots.reasonRequired') });

export type Going = z.output<typeof going>;

/** Whether a reason tells of a loss, and not of a use. */
export const isLoss = (reason: GoingReason): boolean => lossReasons.some((one) => one === reason);
