/** Farmers with their farms and books, and what phones are told of them, a part at a time. */
import { sql, type Query } from '@shuka/server/kit/db.ts';
import { idOf, lgas, manager, managers, people } from './figures-seed.ts';
import type { Part } from './world-events.ts';

const atOnce = 20_000;

const [codes, names] = [lgas.map(({ code }) => code), lgas.map(({ name }) => name)];
const place = sql`(n % ${lgas.length}::bigint + 1)::integer`;
const state = sql`(${codes}::text[])[${place}]`;
const keeper = idOf(2, sql`n`);
/** The farms of a farmer, and the entries of their book, by their place among them. */
export const farmIdOf = (farm: Query): Query => idOf(3, sql`n * 2 + ${farm}`);
const entry = idOf(12, sql`n * 10 + k`);

/** What is told to phones: the latest change of each record, all of them at the clock's first stroke. */
const told = (type: string, id: Query, more: Query): Query =>
  sql`insert into sync.change (scope_id, type, id, shard, op, rev, tx)
      select ${keeper}, ${type}, ${id}, ${state}, 'put', 1, pg_current_xact_id() from ${more}`;

const queriesOf = (from: number, until: number): Query[] => {
  const each = sql`generate_series(${from}::bigint, ${until}::bigint) n`;
  const twice = sql`${each}, generate_series(0, 1) k`;
  const ten = sql`${each}, generate_series(0, 9) k`;
  return [
    people('{farmer}', 2, from, until),
    sql`insert into accounts.profile (id, keeper_id, state_code, lga, gender, birth_date, created_at)
        select ${keeper}, ${keeper}, ${state}, (${names}::text[])[${place}],
          case when n % 3 = 0 then 'female' else 'male' end, date '1960-01-01' + (n % 16000)::integer, now() from ${each}`,
    sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
        select ${farmIdOf(sql`k`)}, ${keeper}, 'Farm', ${state}, (${names}::text[])[${place}], 'small',
          (array['Maize', 'Cassava'])[k + 1], 1, now() from ${twice}`,
    sql`insert into relations.assignment (id, farmer_id, manager_id, from_at, decided_by, reason)
        select ${idOf(4, sql`n`)}, ${keeper}, ${manager(sql`n`)}, now(), ${manager(sql`n`)}, 'Seed' from ${each}`,
    sql`insert into finance.entry (id, keeper_id, farm_id, kind, category, description, amount_kobo, happened_on,
          is_cancelled, created_at)
        select ${entry}, ${keeper}, ${farmIdOf(sql`k % 2`)}, case when k > 6 then 'income' else 'expense' end,
          case when k > 6 then 'produce-sale' else (array['seed', 'labour', 'fertiliser', 'transport'])[1 + k % 4] end, '',
          100000 + (n * 37 + k * 1009) % 900000, current_date - (n * 7 + k * 41)::integer % 300, false, now() from ${ten}`,
    sql`insert into sync.scope (id, shard) select ${keeper}, ${state} from ${each}`,
    sql`insert into sync.scope_grant (account_id, scope_id, shard, rev, tx)
        select ${keeper}, ${keeper}, ${state}, 1, pg_current_xact_id() from ${each}`,
    told('farmer', keeper, each),
    told('farm', farmIdOf(sql`k`), twice),
    told('entry', entry, ten),
  ];
};

/** Every clock has struck once, or more often where somebody lived there before. */
const clocks = sql`insert into sync.clock (shard, rev) select distinct code, 1 from unnest(${codes}::text[]) code
  on conflict (shard) do update set rev = greatest(sync.clock.rev, 1)`;

export function* inFarmers(count: number): Generator<Part> {
  yield { name: 'managers', queries: [people('{extension-manager}', 1, 0, managers - 1), clocks] };
  for (let from = 0; from < count; from += atOnce)
    yield { name: `farmers ${from}`, queries: queriesOf(from, Math.min(from + atOnce, count) - 1) };
}
