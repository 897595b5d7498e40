/**
 * Channels: the same account from a phone without internet. Promises that what is done by USSD is done by the app's own
 * acts with their own authorization, that a step delivered twice is done once, and that nobody's PIN is kept or guessed.
 */
import type { Route } from '#kit/route.ts';
import type { Above } from './above.ts';
import { answerUssd } from './answer-ussd.ts';
import { receiveSms } from './receive-sms.ts';

/** The routes, over what the slices above offer. */
export const routesOver = (above: Above): Route[] => [answerUssd(above), receiveSms(above)];

export { eraseFor, exportFor, mergeInto } from './own-data.ts';
export { jobsOf } from './sms-jobs.ts';
export { forgetOldSessions } from './session-store.ts';
export { forgetOldSms } from './sms-store.ts';
