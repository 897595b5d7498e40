import type { StateLot, StateRecall, StateSum } from '@shuka/domain/traceability';
import { companyTable } from '#relations';
import { rows, sql, type Db } from '#kit/db.ts';

type Numbered<Row> = Row & { readonly number: number };

/** One page of lots that began in a state, the newest first; by its own index. @param state its name. */
export const findStateLots = (
  db: Db,
  state: string,
  after: string | null,
  limit: number,
): Promise<Numbered<StateLot>[]> =>
  rows(
    db,
    sql`select t.id as number, t.uri as thing, t.name, t.place, coalesce(m.name, '') as "companyName",
          case when t.unit = 'KGM' then t.made end as "madeGrams", t.born_at as "bornAt", t.recalled_at as "recalledAt"
        from traceability.thing t left join (${companyTable}) m on m.id = t.owner_id
        where traceability.state_of(t.place) = ${state} and t.kind = 'class' and t.place <> ''
          and (${after}::bigint is null or t.id < ${after}::bigint)
        order by t.id desc limit ${limit}`,
  );

/** One page of recalls by companies of a state, the newest first. */
export const findStateRecalls = (
  db: Db,
  stateCode: string,
  after: string | null,
  limit: number,
): Promise<StateRecall[]> =>
  rows(
    db,
    sql`select r.id, m.name as "companyName", t.uri as thing, t.name, r.reason, r.reached, r.at
        from traceability.recall r join (${companyTable}) m on m.id = r.company_id
          join traceability.thing t on t.id = r.thing_id
        where m.state_code = ${stateCode} and (${after}::uuid is null or r.id < ${after}::uuid)
        order by r.id desc limit ${limit}`,
  );

type Span = { readonly from: Date; readonly to: Date };

/** LGAs and crops of a state there are at most. */
const mostCells = 1000;

/** What was harvested into store in a state and time, by LGA and crop; cells of too few lots say nothing. */
export const findStateSums = (db: Db, state: string, { from, to }: Span, least: number): Promise<StateSum[]> =>
  rows(
    db,
    sql`select split_part(t.place, ',', 1) as lga, t.name as crop,
          case when count(*) >= ${least} then count(*) end as lots,
          case when count(*) >= ${least} then sum(t.made) filter (where t.unit = 'KGM') end::bigint as grams
        from traceability.thing t
        where traceability.state_of(t.place) = ${state} and t.kind = 'class' and t.place <> '' and t.made_by is null
          and t.born_at >= ${from} and t.born_at < ${to} and t.made > 0
        group by 1, 2 order by 1, 2 limit ${mostCells}`,
  );

/** The companies of a state. */
export const findCompanyIdsOf = async (db: Db, stateCode: string): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select m.id from (${companyTable}) m where m.state_code = ${stateCode}`)).map(
    ({ id }) => id,
  );
