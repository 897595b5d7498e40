import type { Pool } from '@shuka/server/kit/db.ts';
import { pastTriggers } from './past-triggers.ts';

const companyId = '0000c000-0000-0000-0000-000000000001';

const event = (number: string): string => `('0000e000' || lpad(to_hex(${number}), 24, '0'))::uuid`;
const uri = (number: string): string => `'https://bench.example/lot/' || ${number}`;

/** Every event makes a thing; a hundred in a row belong together: ninety lots become nine flours, and those one pallet. */
const events = `insert into traceability.event (id, number, owner_id, event_id, hash, type, action, biz_step, disposition,
    event_time, recorded_at, body, namespaces) overriding system value
  select ${event('n')}, n, $3::uuid, 'urn:bench:' || n, decode(lpad(to_hex(n), 64, '0'), 'hex'), 'ObjectEvent', 'ADD',
    (array['commissioning', 'shipping', 'receiving', 'packing'])[1 + n % 4], 'active',
    timestamptz '2026-01-01' + n * interval '3 seconds', now(), '{}', '{}'
  from generate_series($1::bigint, $2::bigint) n`;

const things = `insert into traceability.thing (id, uri, kind, owner_id, name, place, unit, made, born_at)
    overriding system value
  select n, ${uri('n')}, case when n % 100 = 0 then 'one' else 'class' end, $3::uuid, 'Maize', 'Bichi, Kano', 'KGM',
    1000000, timestamptz '2026-01-01' + n * interval '3 seconds'
  from generate_series($1::bigint, $2::bigint) n`;

/** What is a multiple of $3 belongs to the two large families alone. */
const edges = `insert into traceability.edge (to_id, from_id, event_id)
  select target, n, ${event('n')}
  from generate_series($1::bigint, $2::bigint) n,
    lateral (select case when n % 10 = 0 then n - n % 100 else n - n % 10 end as target) t
  where n % 100 <> 0 and n % $3::bigint <> 0 and target % $3::bigint <> 0`;

const named = `insert into traceability.event_thing (thing_id, event_id, part)
  select n, ${event('n')}, 'made' from generate_series($1::bigint, $2::bigint) n`;

const readers = `insert into traceability.reader (company_id, event_number, event_time, type, biz_step)
  select $3::uuid, n, timestamptz '2026-01-01' + n * interval '3 seconds', 'ObjectEvent',
    (array['commissioning', 'shipping', 'receiving', 'packing'])[1 + n % 4]
  from generate_series($1::bigint, $2::bigint) n`;

const knowers = `insert into traceability.knower (company_id, thing_id)
  select $3::uuid, n from generate_series($1::bigint, $2::bigint) n where n % 100 = 0`;

/** The thing with this place in the family of one that has ancestors, or of one that has descendants. */
const ancestor = (place: string): string => `$2::bigint * (2 * (${place}) - 1)`;
const descendant = (place: string): string => `$2::bigint * 2 * (${place})`;

/** One thing with so many ancestors, spread over the whole table: each has ten parents; and one with so many descendants. */
const family = `insert into traceability.edge (to_id, from_id, event_id)
  select ${ancestor('1 + (k - 2) / 10')}, ${ancestor('k')}, ${event(ancestor('k'))}
  from generate_series(2, $1::bigint + 1) k`;

const spread = `insert into traceability.edge (to_id, from_id, event_id)
  select ${descendant('k')}, ${descendant('1 + (k - 2) / 10')}, ${event(descendant('k'))}
  from generate_series(2, $1::bigint + 1) k`;

export type Seeded = { readonly companyId: string; readonly withAncestors: string; readonly withDescendants: string };

/** Written past the triggers, as a restored copy is. @param ancestors of one thing, and descendants of another. */
export const seedEvents = async (pool: Pool, count: number, ancestors: number): Promise<Seeded> => {
  const atOnce = 500_000;
  const step = Math.floor(count / (2 * ancestors + 2));
  await pastTriggers(pool, async (client) => {
    await client.query('set synchronous_commit = off');
    for (let from = 1; from <= count; from += atOnce)
      for (const text of [events, things, edges, named, readers, knowers]) {
        const third = text === edges ? [step] : text.includes('$3') ? [companyId] : [];
        await client.query(text, [from, Math.min(count, from + atOnce - 1), ...third]);
      }
    await client.query(family, [ancestors, step]);
    await client.query(spread, [ancestors, step]);
    await client.query(`insert into traceability.knower values ($1, $2), ($1, $3) on conflict do nothing`, [
      companyId,
      step,
      2 * step,
    ]);
  });
  await pool.query('vacuum analyze');
  return {
    companyId,
    withAncestors: `https://bench.example/lot/${step}`,
    withDescendants: `https://bench.example/lot/${2 * step}`,
  };
};
