import { listEvents as contract } from '@shuka/domain/supervision';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findEventsBy } from './event-store.ts';

/** More than one person holds in a year. */
const mostEvents = 500;

export const listEvents = handle(contract, async ({ year }, context) => {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  return { items: await findEventsBy(context.db, viewerOf(context).accountId, days, mostEvents) };
});
