import { planLotTrip as contract, type LotTripDraft } from '@shuka/domain/traceability';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findCarriedLots } from '#lots';
import { isAssigned } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { showTrip } from './show-trip.ts';
import { demandSms, startTrip } from './start-trip.ts';

/** The lots with what is left in them, all of farmers whom the viewer looks after. */
const lotsInCare = async (context: Context, { lots }: LotTripDraft) => {
  if (new Set(lots.map(({ lotId }) => lotId)).size < lots.length) throw refusedField('lots', 'traceability.partTwice');
  const found = await findCarriedLots(
    context.db,
    lots.map(({ lotId }) => lotId),
  );
  if (found.length < lots.length) throw new Problem('not-found');
  for (const keeperId of new Set(found.map((lot) => lot.keeperId)))
    if (!(await isAssigned(context.db, viewerOf(context).accountId, keeperId))) throw new Problem('not-found');
  return found;
};

export const planLotTrip = handle(contract, async (draft, context) => {
  demandSms(context);
  const found = await lotsInCare(context, draft);
  const lines = found.map(({ id, crop, variety, leftGrams }) => {
    const amount = draft.lots.find(({ lotId }) => lotId === id)?.grams ?? 0;
    const name = [crop, variety].filter((text) => text !== '').join(', ');
    if (amount > leftGrams) throw new Problem('not-enough', { values: { about: name } });
    return { name, uri: null, lotId: id, shipmentId: null, shipmentPlace: null, amount, isUnit: false };
  });
  const [first] = found;
  await startTrip(context, draft, { companyId: null, toCompanyId: null, fromPlace: first?.standsAt ?? '', lines });
  return showTrip(context, draft.id);
});
