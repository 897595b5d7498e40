/**
 * Channels: the same account from a phone without internet. Promises that what is done by USSD is done by the app's own
 * acts with their own authorization, that a step delivered twice is done once, and that nobody's PIN is kept or guessed.
 */
import type { Route } from '#kit/route.ts';
import type { Above } from './above.ts';
import { answerUssd } from './answer-ussd.ts';

/** The routes, over what the slices above offer. */
export const routesOver = (above: Above): Route[] => [answerUssd(above)];

export { eraseFor, exportFor, mergeInto } from './own-data.ts';
export { forgetOldSessions } from './session-store.ts';
