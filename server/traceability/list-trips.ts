import { listTrips as contract } from '@shuka/domain/traceability';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { showTripCards } from './show-trip.ts';
import { findTrips } from './trip-store.ts';

export const listTrips = handle(contract, ({ companyId, ...asked }, context) =>
  pageOf(asked, async (after, limit) =>
    showTripCards(context, await findTrips(context.db, { companyId }, after, limit)),
  ),
);
