import type { TripState } from '@shuka/domain/traceability';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** A trip as its row holds it. Amounts of lines are grams, 1 for a unit that goes whole. */
export type TripRow = {
  readonly id: string;
  readonly number: number;
  readonly companyId: string | null;
  readonly byId: string;
  readonly fromName: string;
  readonly fromPlace: string;
  readonly toName: string;
  readonly toCompanyId: string | null;
  readonly toStateCode: string;
  readonly toLga: string;
  readonly receiverPhone: string;
  readonly vehicle: string;
  readonly driverName: string;
  readonly driverPhone: string;
  readonly driverLanguage: Language;
  readonly expectedAt: string;
  readonly state: TripState;
  readonly lastAt: string | null;
  readonly arrivedAt: string | null;
  readonly linkNumber: number;
  readonly linkUntil: string;
  readonly revokedAt: string | null;
  readonly openedAt: string | null;
  readonly sentCount: number;
  readonly at: string;
};

const instant = (name: Query): Query => instantText(name);

const columns = sql`t.id, t.number, t.company_id as "companyId", t.by_id as "byId", t.from_name as "fromName",
  t.from_place as "fromPlace", t.to_name as "toName", t.to_company_id as "toCompanyId", t.to_state_code as "toStateCode",
  t.to_lga as "toLga", t.receiver_phone as "receiverPhone", t.vehicle, t.driver_name as "driverName",
  t.driver_phone as "driverPhone", t.driver_language as "driverLanguage", ${instant(sql`t.expected_at`)} as "expectedAt",
  t.state, ${instant(sql`t.last_at`)} as "lastAt", ${instant(sql`t.arrived_at`)} as "arrivedAt",
  t.link_number as "linkNumber", ${instant(sql`t.link_until`)} as "linkUntil", ${instant(sql`t.revoked_at`)} as "revokedAt",
  ${instant(sql`t.opened_at`)} as "openedAt", t.sent_count as "sentCount", ${instant(sql`t.at`)} as at`;

export const findTrip = (db: Db, id: string): Promise<TripRow | null> =>
  row<TripRow>(db, sql`select ${columns} from traceability.trip t where t.id = ${id}`);

export const holdTrip = (db: Db, id: string): Promise<TripRow | null> =>
  row<TripRow>(db, sql`select ${columns} from traceability.trip t where t.id = ${id} for no key update`);

/** The trip that a link opens, held; also one that is over: what was told before is answered then too. */
export const holdTripOf = (db: Db, tokenHash: Buffer): Promise<TripRow | null> =>
  row<TripRow>(db, sql`select ${columns} from traceability.trip t where t.token_hash = ${tokenHash} for no key update`);

/** Whether a link was ever one of a trip. */
export const isTokenOfTrip = async (db: Db, tokenHash: Buffer): Promise<boolean> =>
  (await row(db, sql`select 1 from traceability.trip where token_hash = ${tokenHash}`)) !== null;

/** Whose trips: a company's, or those a manager planned. */
type TripsOf = { readonly companyId: string } | { readonly byId: string };

export const findTrips = (db: Db, whose: TripsOf, after: string | null, limit: number): Promise<TripRow[]> =>
  rows<TripRow>(
    db,
    sql`select ${columns} from traceability.trip t
        where ${'companyId' in whose ? sql`t.company_id = ${whose.companyId}` : sql`t.company_id is null and t.by_id = ${whose.byId}`}
          and (${after}::uuid is null or t.id < ${after}::uuid)
        order by t.id desc limit ${limit}`,
  );

type NewTrip = Omit<
  TripRow,
  'number' | 'state' | 'lastAt' | 'arrivedAt' | 'linkNumber' | 'revokedAt' | 'openedAt' | 'sentCount'
> & { readonly tokenHash: Buffer };

export const insertTrip = (db: Db, one: NewTrip) =>
  run(
    db,
    sql`insert into traceability.trip (id, company_id, by_id, at, from_name, from_place, to_name, to_company_id,
          to_state_code, to_lga, receiver_phone, vehicle, driver_name, driver_phone, driver_language, expected_at,
          token_hash, link_until)
        values (${one.id}, ${one.companyId}, ${one.byId}, ${one.at}, ${one.fromName}, ${one.fromPlace}, ${one.toName},
          ${one.toCompanyId}, ${one.toStateCode}, ${one.toLga}, ${one.receiverPhone}, ${one.vehicle}, ${one.driverName},
          ${one.driverPhone}, ${one.driverLanguage}, ${one.expectedAt}, ${one.tokenHash}, ${one.linkUntil})`,
  );

type Brought = { readonly state: TripState; readonly at: string; readonly hasArrived: boolean; readonly now: Date };

/** Brings a trip on by a step that happened. */
export const bringOn = (db: Db, id: string, { state, at, hasArrived, now }: Brought) =>
  run(
    db,
    sql`update traceability.trip set state = ${state}, last_at = ${at},
          arrived_at = case when ${hasArrived} then ${at}::timestamptz else arrived_at end,
          ended_at = case when ${state === 'over'} then ${now}::timestamptz end where id = ${id}`,
  );

export const setOpened = (db: Db, id: string, now: Date) =>
  run(db, sql`update traceability.trip set opened_at = ${now} where id = ${id} and opened_at is null`);

export const setLinkRevoked = (db: Db, id: string, now: Date) =>
  run(db, sql`update traceability.trip set revoked_at = ${now} where id = ${id} and revoked_at is null`);

/** The same link once more, or the next after one that was revoked. */
export const setLink = (db: Db, id: string, linkNumber: number, tokenHash: Buffer) =>
  run(
    db,
    sql`update traceability.trip set link_number = ${linkNumber}, token_hash = ${tokenHash}, revoked_at = null,
          sent_count = sent_count + 1 where id = ${id}`,
  );

export const setCancelled = (db: Db, id: string, now: Date) =>
  run(db, sql`update traceability.trip set state = 'cancelled', ended_at = ${now} where id = ${id}`);

/** Forgets the numbers of drivers and receivers of trips whose links ended before. */
export const forgetPhones = (db: Db, before: Date) =>
  run(
    db,
    sql`update traceability.trip set driver_phone = '', receiver_phone = ''
        where link_until < ${before} and (driver_phone <> '' or receiver_phone <> '')`,
  );
