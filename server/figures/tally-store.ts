import { windows, youthAges, type Tally } from '@shuka/domain/figures';
import { rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** Whom a sum of a state, or of the country, is filed under. */
export const whole = '*';

const since = (today: string, days: number): Query => sql`(f.visited_on > ${today}::date - ${days}::integer)`;

const age = (today: string): Query => sql`(extract(year from ${today}::date) - f.birth_year)`;

/** What is counted of a place, as the domain names it. Exact numbers alone, so that every way of summing comes to the same. */
const counts = (today: string): Query =>
  sql`json_build_object(
    'farmers', count(*), 'farms', sum(f.farms), 'mappedFarms', sum(f.mapped_farms), 'hectares', sum(f.hectares),
    'managers', count(distinct f.manager_id),
    'activeManagers', count(distinct f.manager_id) filter (where ${since(today, windows.short)}),
    'visited30', count(*) filter (where ${since(today, windows.short)}),
    'visited90', count(*) filter (where ${since(today, windows.long)}),
    'asked', sum(f.asked), 'answered', sum(f.answered),
    'looked', count(*) filter (where f.was_looked), 'followed', count(*) filter (where f.has_followed),
    'yieldFarmers', count(f.baseline_kg), 'yieldKg', coalesce(sum(f.yield_kg), 0),
    'baselineKg', coalesce(sum(f.baseline_kg), 0),
    'loans', sum(f.loans), 'loansOnTime', sum(f.loans_on_time),
    'insuredFarmers', count(*) filter (where f.insured_square_metres > 0),
    'insuredHectares', sum(f.insured_square_metres) / 10000,
    'sellers', count(*) filter (where f.sold_grams > 0), 'soldTonnes', sum(f.sold_grams) / 1000000,
    'lots', sum(f.lots), 'plottedLots', sum(f.plotted_lots),
    'genderSaid', count(f.gender), 'women', count(*) filter (where f.gender = 'female'),
    'birthSaid', count(f.birth_year),
    'youth', count(*) filter (where ${age(today)} between ${youthAges.from} and ${youthAges.to}),
    'agreed', count(*) filter (where f.has_agreed))::jsonb`;

/** How places are grouped, by the columns of a farmer and of a question alike; and what they are filed under. */
const levels = {
  lga: { state: sql`f.state_code`, lga: sql`f.lga` },
  state: { state: sql`f.state_code`, lga: sql`${whole}::text` },
  country: { state: sql`${whole}::text`, lga: sql`${whole}::text` },
} as const;

type Level = keyof typeof levels;

/** The sums of a day at one level. @param which of `figures.farmer f` are summed: whole places only. */
const sumLevel = (db: Db, level: Level, which: Query, today: string, now: Date) => {
  const { state, lga } = levels[level];
  return run(
    db,
    sql`insert into figures.tally (day, state_code, lga, counted_at, counts)
        select ${today}::date, t.state_code, t.lga, ${now},
          t.counts || jsonb_build_object('medianHours', round((m.minutes / 60)::numeric, 2))
        from (select ${state} as state_code, ${lga} as lga, ${counts(today)} as counts
              from figures.farmer f where ${which} group by 1, 2) t
          left join (select ${state} as state_code, ${lga} as lga, percentile_cont(0.5) within group (order by n) as minutes
              from figures.farmer f, unnest(f.answer_minutes) n where ${which} group by 1, 2) m
            on m.state_code = t.state_code and m.lga = t.lga`,
  );
};

const dropSums = (db: Db, today: string, which: Query) =>
  run(db, sql`delete from figures.tally t where t.day = ${today}::date and ${which}`);

/** Sums all places anew. */
export const sumAll = async (db: Db, today: string, now: Date): Promise<void> => {
  const all = sql`true`;
  await dropSums(db, today, all);
  for (const level of ['lga', 'state', 'country'] as const) await sumLevel(db, level, all, today, now);
};

/** Takes the list of places whose sums no longer hold. */
export const takeStale = (db: Db): Promise<{ stateCode: string; lga: string }[]> =>
  rows(db, sql`delete from figures.stale returning state_code as "stateCode", lga`);

/** Sums these places anew, their states, and the country. */
export const sumPlaces = async (
  db: Db,
  places: readonly { stateCode: string; lga: string }[],
  today: string,
  now: Date,
): Promise<void> => {
  const [states, lgas] = [places.map(({ stateCode }) => stateCode), places.map(({ lga }) => lga)];
  const among = (alias: 'f' | 't'): Query =>
    alias === 'f'
      ? sql`(f.state_code, f.lga) in (select * from unnest(${states}::text[], ${lgas}::text[]))`
      : sql`(t.state_code, t.lga) in (select * from unnest(${states}::text[], ${lgas}::text[]))`;
  await dropSums(db, today, among('t'));
  await sumLevel(db, 'lga', among('f'), today, now);
  await dropSums(db, today, sql`t.state_code = any(${states}::text[]) and t.lga = ${whole}`);
  await sumLevel(db, 'state', sql`f.state_code = any(${states}::text[])`, today, now);
  await dropSums(db, today, sql`t.state_code = ${whole}`);
  await sumLevel(db, 'country', sql`true`, today, now);
};

type Summed = { readonly stateCode: string; readonly lga: string; readonly tally: Tally };

const columns = sql`state_code as "stateCode", lga, counts as tally`;

/** The country and its states on a day. */
export const findStateTallies = (db: Db, day: string): Promise<Summed[]> =>
  rows(db, sql`select ${columns} from figures.tally where day = ${day}::date and lga = ${whole} order by state_code`);

/** The LGAs of a state on a day; the state itself is not among them. */
export const findLgaTallies = (db: Db, day: string, stateCode: string): Promise<Summed[]> =>
  rows(
    db,
    sql`select ${columns} from figures.tally
        where day = ${day}::date and state_code = ${stateCode} and lga <> ${whole} order by lga`,
  );
