import { shortOf, traceCodeOf, type CountedLine, type TripLine } from '@shuka/domain/traceability';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** A line of a trip; `amount` is grams, 1 for a unit that goes whole. */
export type CarriedLine = {
  readonly tripId: string;
  readonly place: number;
  readonly name: string;
  readonly uri: string | null;
  readonly lotId: string | null;
  readonly shipmentId: string | null;
  readonly shipmentPlace: number | null;
  readonly amount: number;
  readonly isUnit: boolean;
  readonly received: number | null;
  readonly lossReason: string | null;
};

type Called = Pick<CarriedLine, 'name' | 'uri' | 'lotId'>;

/** Lots of one name are told apart by the end of their codes, as on their labels. */
const calledOf = ({ name, uri, lotId }: Called): string => {
  const code = uri !== null ? shortOf(uri) : lotId !== null ? `…${traceCodeOf(lotId).slice(-6)}` : '';
  return [name === uri ? '' : name, code].filter((text) => text !== '').join(' ');
};

export const shownLine = ({ place, amount, isUnit, received, lossReason, ...called }: CarriedLine): TripLine => ({
  place,
  name: calledOf(called),
  grams: isUnit ? null : amount,
  receivedGrams: received,
  lossReason,
});

export const findTripLines = (db: Db, tripIds: readonly string[]): Promise<CarriedLine[]> =>
  rows<CarriedLine>(
    db,
    sql`select trip_id as "tripId", place, name, uri, lot_id as "lotId", shipment_id as "shipmentId",
          shipment_place as "shipmentPlace", amount, is_unit as "isUnit", received, loss_reason as "lossReason"
        from traceability.trip_line where trip_id = any(${tripIds}::uuid[]) order by trip_id, place`,
  );

export type NewLine = Omit<CarriedLine, 'tripId' | 'place' | 'received' | 'lossReason'>;

export const insertTripLines = (db: Db, tripId: string, lines: readonly NewLine[]) =>
  run(
    db,
    sql`insert into traceability.trip_line (trip_id, place, name, uri, lot_id, shipment_id, shipment_place, amount, is_unit)
        select ${tripId}, n.place - 1, n.name, n.uri, n.lot_id, n.shipment_id, n.shipment_place, n.amount, n.is_unit
        from unnest(${lines.map(({ name }) => name)}::text[], ${lines.map(({ uri }) => uri)}::text[],
          ${lines.map(({ lotId }) => lotId)}::uuid[], ${lines.map(({ shipmentId }) => shipmentId)}::uuid[],
          ${lines.map(({ shipmentPlace }) => shipmentPlace)}::int[], ${lines.map(({ amount }) => amount)}::bigint[],
          ${lines.map(({ isUnit }) => isUnit)}::boolean[])
          with ordinality as n (name, uri, lot_id, shipment_id, shipment_place, amount, is_unit, place)`,
  );

/** What was not sent off before belongs to the shipment that left with the driver. */
export const setShipmentOfTrip = (db: Db, tripId: string, shipmentId: string) =>
  run(
    db,
    sql`update traceability.trip_line set shipment_id = ${shipmentId}, shipment_place = place
        where trip_id = ${tripId} and shipment_id is null and lot_id is null`,
  );

/** Keeps what a driver counted at the end. */
export const setCounted = (db: Db, tripId: string, counted: readonly CountedLine[]) =>
  run(
    db,
    sql`update traceability.trip_line l set received = n.received,
          loss_reason = case when n.received < l.amount then n.reason end
        from unnest(${counted.map(({ place }) => place)}::int[], ${counted.map(({ grams }) => grams)}::bigint[],
          ${counted.map(({ lossReason }) => lossReason)}::text[]) as n (place, received, reason)
        where l.trip_id = ${tripId} and l.place = n.place`,
  );

/** Those of these shipments that an open trip carries already. */
export const findOnTrips = async (db: Db, shipmentIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct l.shipment_id as id from traceability.trip_line l join traceability.trip t on t.id = l.trip_id
          where l.shipment_id = any(${shipmentIds}::uuid[]) and t.state <> 'cancelled'`,
    )
  ).map(({ id }) => id);
