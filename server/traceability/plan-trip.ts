import { planTrip as contract, readId, type TripDraft } from '@shuka/domain/traceability';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findOpenCompany } from '#relations';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { companyPlace } from './company-place.ts';
import { holdOutgoing } from './shipment-store.ts';
import { showTrip } from './show-trip.ts';
import { demandSms, startTrip } from './start-trip.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThing } from './trace-store.ts';
import { findOnTrips, type NewLine } from './trip-line-store.ts';

const fresh = { lotId: null, shipmentId: null, shipmentPlace: null } as const;

/** Goods that the company has now; whether they are still there when they leave is asked then. */
const lineOf = async ({ db }: Context, companyId: string, uri: string, grams: number | null): Promise<NewLine> => {
  const known = await findKnownThing(db, companyId, readId(uri).id);
  if (known === null) throw new Problem('unknown-thing', { values: { about: uri } });
  const isUnit = grams === null;
  if (isUnit ? known.kind !== 'one' : known.unit !== 'KGM')
    throw new Problem('unit-differs', { values: { about: uri } });
  if (known.left < (grams ?? 1)) throw new Problem('not-enough', { values: { about: known.name || uri } });
  return { ...fresh, name: known.name || uri, uri: readId(uri).id, amount: grams ?? 1, isUnit };
};

/** The lines of shipments that the company sent off and nobody received, as long as no other trip carries them. */
const linesOfShipments = async ({ db }: Context, companyId: string, ids: readonly string[]): Promise<NewLine[]> => {
  const held = await holdOutgoing(db, companyId, ids);
  if (held.length < new Set(ids).size) throw new Problem('not-found');
  if (held.some(({ receivedAt }) => receivedAt !== null)) throw new Problem('received-already');
  if ((await findOnTrips(db, ids)).length > 0) throw new Problem('on-a-trip-already');
  return held.flatMap(({ id, lines }) =>
    lines.map(({ place, thing, name, grams }) => ({
      lotId: null,
      shipmentId: id,
      shipmentPlace: place,
      name: name || thing,
      uri: thing,
      amount: grams ?? 1,
      isUnit: grams === null,
    })),
  );
};

const gather = async (context: Context, { companyId, units, parts, shipmentIds }: TripDraft): Promise<NewLine[]> => {
  const named = [...units, ...parts.map(({ thing }) => thing)].map((uri) => readId(uri).id);
  if (new Set(named).size < named.length) throw refusedField('parts', 'traceability.partTwice');
  const lines: NewLine[] = [];
  // In the order of a shipment: what leaves with this trip becomes one, line by line.
  for (const unit of units) lines.push(await lineOf(context, companyId, unit, null));
  for (const { thing, grams } of parts) lines.push(await lineOf(context, companyId, thing, grams));
  return [...lines, ...(await linesOfShipments(context, companyId, shipmentIds))];
};

export const planTrip = handle(
  contract,
  async (draft, context) => {
    const { companyId, toCompanyId } = draft;
    demandSms(context);
    const isNobody = toCompanyId !== null && (await findOpenCompany(context.db, toCompanyId)) === null;
    if (isNobody || toCompanyId === companyId) throw new Problem('no-such-company');
    const lines = await gather(context, draft);
    const fromPlace = await companyPlace(context.db, companyId);
    await startTrip(context, draft, { companyId, toCompanyId, fromPlace, lines });
    return showTrip(context, draft.id);
  },
  { prepare: (_input, context) => tellBooks(context) },
);
