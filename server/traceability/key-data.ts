import {
  amountOf,
  happeningOf,
  keyDataLimits,
  trackingEvents,
  trackingOf,
  type EpcisEvent,
  type KeyDatum,
  type QuantityElement,
} from '@shuka/domain/traceability';
import { daysBetween } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findCompanies } from '#relations';
import type { Db } from '#kit/db.ts';
import { beforePacking } from './before-packing.ts';
import { findThingNames, type NamedThing, type StandingEvent } from './key-data-store.ts';

const offset = '+01:00';

/** A span of days in Nigeria as moments. @throws Problem `span-too-long`, and for one that ends before it begins. */
export const momentsOf = (from: string, to: string, mostDays = keyDataLimits.mostDays): { from: Date; to: Date } => {
  const days = daysBetween(from, to);
  if (days < 0 || days >= mostDays) throw new Problem('span-too-long');
  const start = new Date(`${from}T00:00:00${offset}`);
  return { from: start, to: new Date(start.getTime() + (days + 1) * 86_400_000) };
};

export const askedSteps = {
  types: [...new Set(trackingEvents.map(({ type }) => type))],
  bizSteps: [...new Set(trackingEvents.flatMap(({ bizSteps }) => bizSteps))],
};

const sidesOf = (event: EpcisEvent): readonly (readonly [KeyDatum['role'], string, QuantityElement | null])[] => {
  const of = (role: KeyDatum['role'], epcs: readonly string[] = [], amounts: readonly QuantityElement[] = []) => [
    ...epcs.map((epc) => [role, epc, null] as const),
    ...amounts.map((one) => [role, one.epcClass, one] as const),
  ];
  if (event.type === 'AggregationEvent')
    return [
      ...of('input', event.childEPCs, event.childQuantityList),
      ...of('output', event.parentID === undefined ? [] : [event.parentID]),
    ];
  if (event.type !== 'TransformationEvent') return of('lot', event.epcList, event.quantityList);
  return [
    ...of('input', event.inputEPCList, event.inputQuantityList),
    ...of('output', event.outputEPCList, event.outputQuantityList),
  ];
};

const unitOf = (unit: string): string => (unit === 'KGM' ? 'kg' : unit === 'LTR' ? 'l' : unit);

const partyOf = ({ bizStep, sourceList, destinationList }: EpcisEvent): string =>
  (bizStep === 'shipping' || bizStep === 'departing' ? destinationList?.[0]?.destination : sourceList?.[0]?.source) ??
  '';

const idOfCompany = (address: string): string => /\/company\/([0-9a-f-]{36})/.exec(address)?.[1] ?? '';

const paperOf = ({ bizTransactionList }: EpcisEvent): string =>
  (bizTransactionList ?? [])
    .map(({ type, bizTransaction }) => [type, decodeURIComponent(bizTransaction.split('/').at(-1) ?? '')].join(' '))
    .join('; ');

type Names = { readonly things: ReadonlyMap<string, NamedThing>; readonly places: ReadonlyMap<string, string> };

const namesFor = async (db: Db, events: readonly StandingEvent[]): Promise<Names> => {
  const uris = events.flatMap(({ body }) => happeningOf(body, '').touches.map(({ id }) => id));
  const things = await findThingNames(db, [...new Set(uris)]);
  const ids = [
    ...things.map(({ ownerId }) => ownerId),
    ...events.flatMap(({ body }) => [body.bizLocation?.id ?? body.readPoint?.id ?? '', partyOf(body)].map(idOfCompany)),
  ].filter((id) => id !== '');
  const companies = await findCompanies(db, [...new Set(ids)]);
  return {
    things: new Map(things.map((one) => [one.thing, one])),
    places: new Map(
      companies.map(({ companyId, name, lga, stateCode }) => [companyId, `${name}, ${lga}, ${stateName(stateCode)}`]),
    ),
  };
};

/** The lines of the sheet that events come to: one for each lot that each of them names. */
export const keyDataOf = async (db: Db, companyId: string, events: readonly StandingEvent[]): Promise<KeyDatum[]> => {
  const { things, places } = await namesFor(db, events);
  const placeText = (address: string): string => places.get(idOfCompany(address)) ?? address;
  const textsOf = await beforePacking(db, companyId, events, placeText);
  return events.flatMap((event) => {
    const { at, body } = event;
    const tracking = trackingOf(body);
    if (tracking === null) return [];
    return sidesOf(body).map(([role, tlc, said]) => {
      const amount = said === null ? null : amountOf(said);
      const thing = things.get(tlc);
      return {
        cte: tracking.cte,
        section: tracking.section,
        at,
        role,
        tlc,
        product: thing?.name ?? '',
        quantity: amount === null ? null : amount.thousandths / 1000,
        unit: amount === null ? '' : unitOf(amount.unit),
        place: placeText(body.bizLocation?.id ?? body.readPoint?.id ?? ''),
        other: placeText(partyOf(body)),
        tlcSource: places.get(thing?.ownerId ?? '') ?? thing?.place ?? '',
        ...textsOf(event),
        reference: paperOf(body),
      };
    });
  });
};
