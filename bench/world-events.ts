/** Events of goods, ten of each thing, told by the mill of the demo world, a part at a time. */
import { sql, type Query } from '@shuka/server/kit/db.ts';
import { mill } from '@shuka/server/world/companies.ts';

/** What is written in one transaction, or not at all. */
export type Part = { readonly name: string; readonly queries: readonly Query[] };

const atOnce = 200_000;
const eventsEach = 10;
/** Above what the demo world has told of itself. */
const first = 1_000_000;

const event = sql`('0000e000' || lpad(to_hex(n), 24, '0'))::uuid`;
const steps = [
  'commissioning',
  'storing',
  'inspecting',
  'holding',
  'stocking',
  'picking',
  'staging',
  'loading',
  'shipping',
  'receiving',
];
const step = sql`(${steps}::text[])[1 + (n % 10)::integer]`;
const at = sql`timestamptz '2026-01-01' + n * interval '2 seconds'`;

/** The thing of an event, by number and by its address. */
const thing = sql`n / ${eventsEach}`;
export const thingUri = (number: number): string => `https://bench.example/lot/${number}`;
export const firstThing = first / eventsEach;

const queriesOf = (from: number, until: number): Query[] => {
  const series = sql`generate_series(${from}::bigint, ${until}::bigint) n`;
  return [
    sql`insert into traceability.event (id, number, owner_id, event_id, hash, type, action, biz_step, disposition,
          event_time, recorded_at, body, namespaces) overriding system value
        select ${event}, n, ${mill.companyId}, 'urn:bench:' || n, decode(lpad(to_hex(n), 64, '0'), 'hex'), 'ObjectEvent',
          case when n % 10 = 0 then 'ADD' else 'OBSERVE' end, ${step}, 'active', ${at}, now(), '{}', '{}' from ${series}`,
    sql`insert into traceability.thing (id, uri, kind, owner_id, name, place, unit, made, born_at) overriding system value
        select ${thing}, 'https://bench.example/lot/' || ${thing}, 'class', ${mill.companyId}, 'Maize', 'Bichi, Kano',
          'KGM', 1000000, ${at} from ${series} where n % 10 = 0`,
    sql`insert into traceability.event_thing (thing_id, event_id, part)
        select ${thing}, ${event}, case when n % 10 = 0 then 'made' else 'seen' end from ${series}`,
    sql`insert into traceability.reader (company_id, event_number, event_time, type, biz_step)
        select ${mill.companyId}, n, ${at}, 'ObjectEvent', ${step} from ${series}`,
    sql`insert into traceability.knower (company_id, thing_id)
        select ${mill.companyId}, ${thing} from ${series} where n % 10 = 0`,
  ];
};

export function* inEvents(count: number): Generator<Part> {
  for (let from = first; from < first + count; from += atOnce)
    yield { name: `events ${from}`, queries: queriesOf(from, Math.min(from + atOnce, first + count) - 1) };
}
