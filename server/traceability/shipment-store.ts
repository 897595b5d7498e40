import type { KeptShipment, Shipment } from '@shuka/domain/traceability';
import { findCompanyNames } from '#relations';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

type NewShipment = {
  readonly id: string;
  readonly companyId: string;
  readonly toCompanyId: string | null;
  readonly toName: string;
  readonly waybill: string;
  readonly vehicle: string;
  readonly shippedAt: string;
  readonly lines: readonly { readonly uri: string; readonly thousandths: number }[];
};

export const insertShipment = async (db: Db, one: NewShipment, by: string, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into traceability.shipment (id, company_id, to_company_id, to_name, waybill, vehicle, shipped_at, by_id, at)
        values (${one.id}, ${one.companyId}, ${one.toCompanyId}, ${one.toName}, ${one.waybill}, ${one.vehicle},
          ${one.shippedAt}, ${by}, ${now})`,
  );
  await run(
    db,
    sql`insert into traceability.shipment_line (shipment_id, place, thing_id, amount)
        select ${one.id}, n.place - 1, t.id, n.amount
        from unnest(${one.lines.map(({ uri }) => uri)}::text[], ${one.lines.map(({ thousandths }) => thousandths)}::bigint[])
          with ordinality as n (uri, amount, place) join traceability.thing t on t.uri = n.uri`,
  );
};

type Head = Omit<Shipment, 'fromName' | 'isIncoming' | 'lines'> & {
  readonly companyId: string;
  readonly toCompanyId: string | null;
};

const columns = sql`s.id, s.company_id as "companyId", s.to_company_id as "toCompanyId", s.to_name as "toName", s.waybill,
  s.vehicle, s.shipped_at as "shippedAt", s.received_at as "receivedAt"`;

export type ShipmentLine = Shipment['lines'][number] & { readonly amount: number };

type LineRow = ShipmentLine & { readonly shipmentId: string };

const findLines = (db: Db, ids: readonly string[]): Promise<LineRow[]> =>
  rows<LineRow>(
    db,
    sql`select l.shipment_id as "shipmentId", l.place, t.uri as thing, t.name, l.amount,
          case when t.unit = 'KGM' then l.amount end as grams,
          case when t.unit = 'KGM' or l.received is null then l.received else l.received / 1000 end as "receivedGrams",
          l.loss_reason as "lossReason"
        from traceability.shipment_line l join traceability.thing t on t.id = l.thing_id
        where l.shipment_id = any(${ids}::uuid[]) order by l.shipment_id, l.place`,
  );

const whole = async (db: Db, heads: readonly Head[]): Promise<KeptShipment[]> => {
  const lines = await findLines(
    db,
    heads.map(({ id }) => id),
  );
  const names = await findCompanyNames(db, [...new Set(heads.map((head) => head.companyId))]);
  return heads.map((head) => ({
    ...head,
    fromName: names.get(head.companyId) ?? '',
    lines: lines
      .filter(({ shipmentId }) => shipmentId === head.id)
      .map(({ shipmentId: _shipmentId, amount: _amount, ...line }) => line),
  }));
};

const shown = async (db: Db, heads: readonly Head[], companyId: string): Promise<Shipment[]> =>
  (await whole(db, heads)).map(({ companyId: _companyId, toCompanyId, ...head }) => ({
    ...head,
    isIncoming: toCompanyId === companyId,
  }));

/** Shipments as phones keep them. */
export const findKeptShipments = async (db: Db, ids: readonly string[]): Promise<KeptShipment[]> =>
  whole(db, await rows<Head>(db, sql`select ${columns} from traceability.shipment s where s.id = any(${ids}::uuid[])`));

export type Direction = 'out' | 'in';

const side = (direction: Direction, companyId: string): Query =>
  direction === 'out' ? sql`s.company_id = ${companyId}` : sql`s.to_company_id = ${companyId}`;

/** One page of what a company sent, or of what was sent to it, the newest first. */
export const findShipments = async (
  db: Db,
  companyId: string,
  { direction, after, limit }: { readonly direction: Direction; readonly after: string | null; readonly limit: number },
): Promise<Shipment[]> =>
  shown(
    db,
    await rows<Head>(
      db,
      sql`select ${columns} from traceability.shipment s
          where ${side(direction, companyId)} and (${after}::uuid is null or s.id < ${after}::uuid)
          order by s.id desc limit ${limit}`,
    ),
    companyId,
  );

/** A shipment as one of its sides sees it; null for anybody else. */
export const findShipment = async (db: Db, companyId: string, shipmentId: string): Promise<Shipment | null> => {
  const heads = await rows<Head>(
    db,
    sql`select ${columns} from traceability.shipment s
        where s.id = ${shipmentId} and (s.company_id = ${companyId} or s.to_company_id = ${companyId})`,
  );
  return (await shown(db, heads, companyId))[0] ?? null;
};

/** A shipment that comes to a company, held, with its lines. */
export const holdIncoming = async (
  db: Db,
  companyId: string,
  shipmentId: string,
): Promise<(Head & { readonly lines: ShipmentLine[] }) | null> => {
  const head = await row<Head>(
    db,
    sql`select ${columns} from traceability.shipment s
        where s.id = ${shipmentId} and s.to_company_id = ${companyId} for no key update`,
  );
  return head === null ? null : { ...head, lines: await findLines(db, [shipmentId]) };
};

/** Shipments that a company sent, held, with their lines; those of others are not among them. */
export const holdOutgoing = async (
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<(Head & { readonly lines: ShipmentLine[] })[]> => {
  const heads = await rows<Head>(
    db,
    sql`select ${columns} from traceability.shipment s
        where s.id = any(${ids}::uuid[]) and s.company_id = ${companyId} order by s.id for no key update`,
  );
  const lines = await findLines(
    db,
    heads.map(({ id }) => id),
  );
  return heads.map((head) => ({ ...head, lines: lines.filter(({ shipmentId }) => shipmentId === head.id) }));
};

type Came = { readonly place: number; readonly thousandths: number; readonly lossReason: string | null };

/** Keeps what arrived of a shipment. */
export const setReceived = async (db: Db, shipmentId: string, came: readonly Came[], at: string): Promise<void> => {
  await run(db, sql`update traceability.shipment set received_at = ${at} where id = ${shipmentId}`);
  await run(
    db,
    sql`update traceability.shipment_line l set received = n.received, loss_reason = n.reason
        from unnest(${came.map(({ place }) => place)}::int[], ${came.map(({ thousandths }) => thousandths)}::bigint[],
          ${came.map(({ lossReason }) => lossReason)}::text[]) as n (place, received, reason)
        where l.shipment_id = ${shipmentId} and l.place = n.place`,
  );
};
