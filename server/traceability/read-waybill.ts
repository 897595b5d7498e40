import { readWaybill as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';
import { findTrip } from './trip-store.ts';
import { waybillPaper } from './waybill-paper.ts';

export const readWaybill = handle(contract, async ({ tripId }, context) => {
  const { db, language, productName, publicUrl, clock } = context;
  const row = await findTrip(db, tripId);
  if (row === null) throw new Problem('not-found');
  const trip = await showTrip(context, tripId);
  // To the page of the trip, for whoever may see it: paper that goes round must not open the driver's.
  const url = `${publicUrl}/${row.companyId === null ? 'ExtensionManager/trips' : 'AgroProcessor/Atrips'}/${tripId}`;
  const bytes = await waybillPaper(trip, { row, language, productName, url, now: clock.now().toISOString() });
  return { bytes, mediaType: 'application/pdf', cacheSeconds: 0, fileName: `waybill-${trip.waybill}.pdf` };
});
