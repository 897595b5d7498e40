import { leastPercent, outbreakWay, pestKeys, pestStages, type PestKey, type Threshold } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { inTransaction, row, rows, run, sql, type Db, type Pool } from '#kit/db.ts';
import { readThresholds } from './threshold-store.ts';

/** From how many plants each pest and stage counts as found; where no source says, one plant is enough. */
const limitsOf = (said: readonly Threshold[]) =>
  pestKeys.flatMap((pest) => pestStages.map((stage) => ({ pest, stage, percent: leastPercent(said, pest, stage) })));

/** Of each farmer the last walk for a pest in a square counts; a walk that was corrected does not. */
const countSquares = async (db: Db, from: string, until: string): Promise<void> => {
  const limits = limitsOf(await readThresholds(db));
  await run(
    db,
    sql`insert into advisory.outbreak (pest, east, north, farmers, hit)
        select pest, square_east, square_north, count(*), count(*) filter (where is_hit)
        from (
          select distinct on (w.pest, w.square_east, w.square_north, w.keeper_id) w.pest, w.square_east, w.square_north,
            case when l.percent is null then sum_hits > 0
              else 100.0 * sum_hits / (cardinality(w.hits) * w.plants_per_spot) >= l.percent end as is_hit
          from advisory.scouting w
          cross join lateral (select sum(hit) as sum_hits from unnest(w.hits) as hit) s
          join unnest(${limits.map(({ pest }) => pest)}::text[], ${limits.map(({ stage }) => stage)}::text[],
            ${limits.map(({ percent }) => percent)}::double precision[]) as l (pest, stage, percent)
            on l.pest = w.pest and l.stage = w.stage
          where w.scouted_on between ${from}::date and ${until}::date and w.square_east is not null
            and w.removed_at is null and not exists (select 1 from advisory.scouting c where c.corrects = w.id)
          order by w.pest, w.square_east, w.square_north, w.keeper_id, w.scouted_on desc, w.id desc
        ) as last
        group by pest, square_east, square_north
        having count(*) >= ${outbreakWay.leastFarmers}`,
  );
};

/** Counts the squares of the last weeks anew. Nobody waits for it: a page reads what was counted last. */
export const countOutbreaks = (pool: Pool, now: Date): Promise<void> =>
  inTransaction(pool, async (db) => {
    const until = dayOf(now);
    const from = addDays(until, 1 - outbreakWay.days);
    await run(db, sql`lock table advisory.outbreak_count in share row exclusive mode`);
    await run(db, sql`delete from advisory.outbreak`);
    await countSquares(db, from, until);
    await run(
      db,
      sql`insert into advisory.outbreak_count (pest, from_on, until_on, counted_at)
          select pest, ${from}, ${until}, ${now} from unnest(${[...pestKeys]}::text[]) as pest
          on conflict (pest) do update set from_on = excluded.from_on, until_on = excluded.until_on,
            counted_at = excluded.counted_at`,
    );
  });

type Counted = { readonly from: string; readonly until: string; readonly countedAt: string };

export const findCounted = (db: Db, pest: PestKey): Promise<Counted | null> =>
  row<Counted>(
    db,
    sql`select from_on::text as "from", until_on::text as "until", counted_at as "countedAt"
        from advisory.outbreak_count where pest = ${pest}`,
  );

/** More squares than the country has. */
const mostSquares = 2500;

export const findOutbreaks = (db: Db, pest: PestKey) =>
  rows<{ east: number; north: number; farmers: number; hit: number }>(
    db,
    sql`select east, north, farmers, hit from advisory.outbreak where pest = ${pest}
        order by hit::float / farmers desc, farmers desc, north, east limit ${mostSquares}`,
  );
