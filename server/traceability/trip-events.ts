import type { CountedLine, ReadEvent, TripStepDraft } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';
import { companyAddress, paperAddress } from './addresses.ts';
import { eventAt, quantity } from './say-event.ts';
import { sendOff } from './send-off.ts';
import { holdOutgoing, setReceived } from './shipment-store.ts';
import { placeOfTrip, waybillNumber } from './show-trip.ts';
import { tellAct } from './tell-act.ts';
import { findTripLines, setShipmentOfTrip, type CarriedLine } from './trip-line-store.ts';
import type { TripRow } from './trip-store.ts';

type OfCompany = TripRow & { readonly companyId: string };

type Carried = { readonly line: CarriedLine; readonly amount: number };

const whole = (lines: readonly CarriedLine[]): Carried[] => lines.map((line) => ({ line, amount: line.amount }));

/** A step on the way: it is seen, and changes nothing of how much there is. */
const passing = (
  trip: OfCompany,
  { happenedAt }: TripStepDraft,
  bizStep: string,
  carried: readonly Carried[],
  publicUrl: string,
  more: object = {},
): ReadEvent => {
  const { companyId } = trip;
  const here = carried.filter(({ amount }) => amount > 0);
  const parts = here.filter(({ line }) => !line.isUnit);
  const waybill = paperAddress(publicUrl, companyId, 'waybill', waybillNumber(trip));
  return eventAt(publicUrl, 'ObjectEvent', happenedAt, {
    epcList: here.filter(({ line }) => line.isUnit).map(({ line }) => line.uri ?? ''),
    ...(parts.length > 0 ? { quantityList: parts.map(({ line, amount }) => quantity(line.uri ?? '', amount)) } : {}),
    action: 'OBSERVE',
    bizStep,
    disposition: bizStep === 'loading' ? 'in_progress' : 'in_transit',
    bizTransactionList: [{ type: 'bol', bizTransaction: waybill }],
    sourceList: [{ type: 'possessing_party', source: companyAddress(publicUrl, companyId) }],
    ...(bizStep === 'loading' ? {} : { 'shuka:towards': placeOfTrip(trip) }),
    ...more,
  });
};

/** What was planned leaves as a shipment of its own; what was sent off before is seen to depart. */
const leave = async (context: Context, trip: OfCompany, step: TripStepDraft, lines: readonly CarriedLine[]) => {
  const fresh = lines.filter(({ shipmentId }) => shipmentId === null);
  const sent = lines.filter(({ shipmentId }) => shipmentId !== null);
  const { companyId, toCompanyId, toName, vehicle, byId } = trip;
  if (fresh.length > 0) {
    const id = newId();
    const draft = {
      id,
      companyId,
      toCompanyId,
      toName,
      vehicle,
      happenedAt: step.happenedAt,
      waybill: waybillNumber(trip),
      units: fresh.filter(({ isUnit }) => isUnit).map(({ uri }) => uri ?? ''),
      parts: fresh.filter(({ isUnit }) => !isUnit).map(({ uri, amount }) => ({ thing: uri ?? '', grams: amount })),
    };
    await sendOff(context, draft, byId);
    await setShipmentOfTrip(context.db, trip.id, id);
  }
  if (sent.length > 0)
    await tellAct(context, { companyId, events: [passing(trip, step, 'departing', whole(sent), context.publicUrl)] });
};

const lossesOf = (carried: readonly (Carried & { readonly said: CountedLine })[]) =>
  carried
    .filter(({ line, amount }) => amount < line.amount)
    .map(({ line, amount, said }) => ({
      'shuka:thing': line.uri,
      'shuka:reason': said.lossReason,
      ...(line.isUnit ? {} : { 'shuka:lostGrams': line.amount - amount }),
    }));

/**
 * What goes to nobody of this house was accepted there, and its shipment is closed with what was lost. What goes to a company
 * of this house its own people receive: their word is the book, and the driver's stands on the trip alone.
 */
const handOver = async (context: Context, trip: OfCompany, step: TripStepDraft, lines: readonly CarriedLine[]) => {
  const { db, publicUrl } = context;
  const { companyId } = trip;
  const ids = [...new Set(lines.flatMap(({ shipmentId }) => shipmentId ?? []))];
  const outside = (await holdOutgoing(db, companyId, ids)).filter(
    ({ toCompanyId, receivedAt }) => toCompanyId === null && receivedAt === null,
  );
  const said = new Map(step.lines.map((one) => [one.place, one]));
  const carried = lines
    .filter(({ shipmentId }) => outside.some(({ id }) => id === shipmentId))
    .flatMap((line) => {
      const one = said.get(line.place);
      return one === undefined ? [] : [{ line, amount: one.grams, said: one }];
    });
  if (carried.length === 0) return;
  const losses = lossesOf(carried);
  const more = losses.length === 0 ? {} : { 'shuka:loss': losses };
  const event = passing(trip, step, 'accepting', carried, publicUrl, more);
  await tellAct(context, { companyId, events: [event] });
  for (const { id, lines: own } of outside) {
    const came = carried
      .filter(({ line }) => line.shipmentId === id)
      .map(({ line, amount, said: { lossReason } }) => ({
        place: line.shipmentPlace ?? 0,
        thousandths: line.isUnit ? amount * 1000 : amount,
        lossReason: amount < line.amount ? lossReason : null,
      }));
    if (came.length === own.length) await setReceived(db, id, came, new Date(step.happenedAt).toISOString());
  }
};

/** Tells what a step comes to. Lots of farmers tell nothing here: the mill's scale does, once. A stop is no event of goods. */
export const tellStep = async (context: Context, trip: TripRow, step: TripStepDraft): Promise<void> => {
  const { companyId } = trip;
  if (companyId === null || step.kind === 'stopped') return;
  const own = { ...trip, companyId };
  const lines = await findTripLines(context.db, [trip.id]);
  if (step.kind === 'left') return leave(context, own, step, lines);
  if (step.kind === 'handed-over') return handOver(context, own, step, lines);
  const bizStep = step.kind === 'loaded' ? 'loading' : 'arriving';
  await tellAct(context, { companyId, events: [passing(own, step, bizStep, whole(lines), context.publicUrl)] });
};
