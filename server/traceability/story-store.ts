import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A thing as a story begins with it. */
export type StoryThing = {
  readonly number: number;
  readonly uri: string;
  readonly ownerId: string;
  readonly name: string;
  readonly place: string;
  readonly kind: 'class' | 'one' | 'process';
  readonly left: number;
  readonly made: number;
  readonly recalledAt: string | null;
};

const thingColumns = sql`t.id as number, t.uri, t.owner_id as "ownerId", t.name, t.place, t.kind, t.made,
  t.made - t.used - greatest(0, t.shipped - t.received) as left, t.recalled_at as "recalledAt"`;

export const findStoryThings = (db: Db, uris: readonly string[]): Promise<StoryThing[]> =>
  rows<StoryThing>(
    db,
    sql`select ${thingColumns} from traceability.thing t where t.uri = any(${uris}::text[]) and t.born_at is not null
        order by t.id`,
  );

/** A pallet or the like that was numbered, packed or not; by its id or its SSCC. */
export const findNumberedUnit = (
  db: Db,
  by: { readonly id: string } | { readonly sscc: string },
): Promise<{ readonly companyId: string; readonly says: string } | null> =>
  row(
    db,
    sql`select company_id as "companyId", says from traceability.logistic_unit
        where ${'id' in by ? sql`id = ${by.id}` : sql`sscc = ${by.sscc}`}`,
  );

export type Behind = {
  readonly number: number;
  readonly uri: string;
  readonly name: string;
  readonly place: string;
  readonly kind: string;
  readonly bornAt: string | null;
};

/** All that these things came from, themselves among them; one more than `limit` at most. */
export const findBehind = (db: Db, numbers: readonly number[], limit: number): Promise<Behind[]> =>
  rows<Behind>(
    db,
    sql`with recursive reached (id) as (select unnest(${numbers}::bigint[])
          union select e.from_id from reached r join traceability.edge e on e.to_id = r.id),
        near as materialized (select id from reached limit ${limit + 1})
        select t.id as number, t.uri, t.name, t.place, t.kind, t.born_at as "bornAt"
        from near join traceability.thing t on t.id = near.id`,
  );

export type StoryEvent = {
  readonly type: string;
  readonly bizStep: string | null;
  readonly at: string;
  readonly bizLocation: string | null;
  readonly numbers: number[];
};

const mostEvents = 5000;

/** What happened to these things and stands, the oldest first. */
export const findStoryEvents = (db: Db, numbers: readonly number[]): Promise<StoryEvent[]> =>
  rows<StoryEvent>(
    db,
    sql`select e.type, e.biz_step as "bizStep", e.event_time as at, e.biz_location as "bizLocation",
          json_agg(distinct n.thing_id) as numbers
        from traceability.event_thing n join traceability.event e on e.id = n.event_id
        where n.thing_id = any(${numbers}::bigint[]) and e.declares is null
          and not exists (select 1 from traceability.event d where d.declares = e.id)
        group by e.id order by e.event_time, e.number limit ${mostEvents}`,
  );

type StoryRecall = { readonly reason: string; readonly at: string; readonly ownerId: string };

/** Why things were recalled last; null where no word of it stands. */
export const findStoryRecall = (db: Db, numbers: readonly number[]): Promise<StoryRecall | null> =>
  row<StoryRecall>(
    db,
    sql`select coalesce(e.body ->> 'shuka:reason', '') as reason, e.event_time as at, e.owner_id as "ownerId"
        from traceability.event_thing n join traceability.event e on e.id = n.event_id
        where n.thing_id = any(${numbers}::bigint[]) and e.disposition = 'recalled' and e.declares is null
          and not exists (select 1 from traceability.event d where d.declares = e.id)
        order by e.number desc limit 1`,
  );

/** What a story hangs on. */
export type StoryRoots = {
  readonly numbers: readonly number[];
  readonly keeperIds: readonly string[];
  readonly companyIds: readonly string[];
};

/** Another text whenever an event touched these things, or one of these people said something else of their name or prices. */
export const markOf = async (db: Db, { numbers, keeperIds, companyIds }: StoryRoots): Promise<string> =>
  (
    await row<{ mark: string }>(
      db,
      sql`select concat_ws(' ',
            (select count(*) from traceability.event_thing where thing_id = any(${numbers}::bigint[])),
            (select max(e.number) from traceability.event_thing n join traceability.event e on e.id = n.event_id
              where n.thing_id = any(${numbers}::bigint[])),
            (select sum(version) from traceability.name_word where keeper_id = any(${keeperIds}::uuid[])),
            (select sum(version) from traceability.story_word where company_id = any(${companyIds}::uuid[]))) as mark`,
    )
  )?.mark ?? '';

export type Word = { readonly version: number; readonly says: boolean; readonly at: string };

export const findStoryWord = (db: Db, companyId: string): Promise<Word | null> =>
  row<Word>(
    db,
    sql`select version, publishes_share as says, at from traceability.story_word
        where company_id = ${companyId} order by version desc limit 1`,
  );

/** False where another word came first. */
export const insertStoryWord = async (db: Db, companyId: string, word: Word, by: string): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.story_word (company_id, version, publishes_share, by_id, at)
        values (${companyId}, ${word.version}, ${word.says}, ${by}, ${word.at}) on conflict do nothing`,
  )) === 1;

export const findNameWord = (db: Db, keeperId: string): Promise<Word | null> =>
  row<Word>(
    db,
    sql`select version, is_shown as says, at from traceability.name_word
        where keeper_id = ${keeperId} order by version desc limit 1`,
  );

/** False where another word came first. */
export const insertNameWord = async (db: Db, keeperId: string, word: Word, textVersion: number): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.name_word (keeper_id, version, is_shown, text_version, at)
        values (${keeperId}, ${word.version}, ${word.says}, ${textVersion}, ${word.at}) on conflict do nothing`,
  )) === 1;

/** Which of these people agreed, with their last word, that their first name is shown. */
export const findShown = async (db: Db, keeperIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select keeper_id as id from (select distinct on (keeper_id) keeper_id, is_shown from traceability.name_word
            where keeper_id = any(${keeperIds}::uuid[]) order by keeper_id, version desc) w where is_shown`,
    )
  ).map(({ id }) => id);

export const dropNameWords = (db: Db, keeperId: string) =>
  run(db, sql`delete from traceability.name_word where keeper_id = ${keeperId}`);

export const nameWordsFor = (db: Db, keeperId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select version, is_shown as "isShown", text_version as "textVersion", at from traceability.name_word
        where keeper_id = ${keeperId} order by version`,
  );
