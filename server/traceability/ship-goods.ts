import { shipGoods as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { sendOff } from './send-off.ts';
import { findShipment } from './shipment-store.ts';
import { tellBooksFirst } from './tell-books-first.ts';

export const shipGoods = handle(contract, async (draft, context) => {
  await tellBooksFirst(context);
  await sendOff(context, draft, viewerOf(context).accountId);
  const made = await findShipment(context.db, draft.companyId, draft.id);
  if (made === null) throw new Problem('not-found');
  return made;
});
