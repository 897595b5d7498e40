import type { EpcisEvent } from '@shuka/domain/traceability';
import { rows, sql, type Db } from '#kit/db.ts';

export type StandingEvent = { readonly number: number; readonly at: string; readonly body: EpcisEvent };

type Asked = {
  readonly companyId: string;
  /** Moments; the second is not among them. */
  readonly from: Date;
  readonly to: Date;
  readonly types: readonly string[];
  readonly bizSteps: readonly string[];
  /** Only what names this thing; null for all. */
  readonly thing: string | null;
};

/** Events that a company may read and that nobody declared wrong, the newest first; by the index of readers, and bounded. */
export const findStandingEvents = (
  db: Db,
  { companyId, from, to, types, bizSteps, thing }: Asked,
  after: readonly [at: string, number: string] | null,
  limit: number,
): Promise<StandingEvent[]> =>
  rows<StandingEvent>(
    db,
    sql`select r.event_number as number, r.event_time as at, e.body
        from traceability.reader r join traceability.event e on e.number = r.event_number
        where r.company_id = ${companyId} and r.event_time >= ${from} and r.event_time < ${to}
          and r.type = any(${types}::text[]) and r.biz_step = any(${bizSteps}::text[])
          and (${after?.[0] ?? null}::timestamptz is null
            or (r.event_time, r.event_number) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::bigint))
          and e.declares is null and not exists (select 1 from traceability.event d where d.declares = e.id)
          and (${thing}::text is null or exists (select 1 from traceability.event_thing m
            join traceability.thing t on t.id = m.thing_id where m.event_id = e.id and t.uri = ${thing}))
        order by r.event_time desc, r.event_number desc limit ${limit}`,
  );

export type NamedThing = {
  readonly thing: string;
  readonly name: string;
  readonly ownerId: string;
  readonly place: string;
};

/** What things are called, and who told of them first. */
export const findThingNames = (db: Db, uris: readonly string[]): Promise<NamedThing[]> =>
  rows<NamedThing>(
    db,
    sql`select uri as thing, name, owner_id as "ownerId", place from traceability.thing where uri = any(${uris}::text[])`,
  );
