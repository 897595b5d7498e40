import { followLot as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLot } from '#lots';
import { handle } from '#kit/route.ts';
import { lotAddress } from './addresses.ts';
import { shownTrace } from './shown-trace.ts';
import { tellBooks } from './tell-books.ts';
import { houseId } from './thing-store.ts';
import { findThingNumber } from './trace-store.ts';

/** What is told by the farms’ own books is theirs; of all else no owner is named. */
export const followLot = handle(contract, async ({ keeperId, lotId, direction }, context) => {
  const { db, publicUrl } = context;
  if ((await findLot(db, keeperId, lotId)) === null) throw new Problem('not-found');
  await tellBooks(context);
  const start = await findThingNumber(db, lotAddress(publicUrl, lotId));
  if (start === null) throw new Problem('not-found');
  return shownTrace(db, start, { direction, ownerId: houseId });
});
