import { listLotTrips as contract } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { showTripCards } from './show-trip.ts';
import { findTrips } from './trip-store.ts';

export const listLotTrips = handle(contract, (asked, context) =>
  pageOf(asked, async (after, limit) =>
    showTripCards(context, await findTrips(context.db, { byId: viewerOf(context).accountId }, after, limit)),
  ),
);
