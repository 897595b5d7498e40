/* The lists of desks and offices: what each filter keeps, and how each is ordered. */
import { rows, run, sql } from '@shuka/server/kit/db.ts';
import {
  by,
  held,
  idsOf,
  isField,
  isHeld,
  lagosDay,
  textOf,
  unheardOf,
  type Filter,
  type Item,
  type ListRule,
} from './filter-rules.ts';

const idOf = (item: Item): string => textOf(item, 'id');

const plainReference = (text: string): string => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** Who is meant by an id, an e-mail address or a number, each to the letter. */
const byPerson: Filter = {
  keeps: async (value, look) => {
    const number = value.replaceAll(/\s/g, '').replace(/^0/, '+234');
    const ids = await idsOf(
      look,
      sql`select id from accounts.account where id::text = ${value} or email = ${value.toLowerCase()} or phone = ${number}`,
    );
    return (item) => ids.has(textOf(item, 'accountId'));
  },
  values: async (items, { house }) => {
    const [first = ''] = held((item) => [textOf(item, 'accountId')])(items);
    const found = await rows<{ email: string; phone: string | null }>(
      house.pool,
      sql`select email, phone from accounts.account where id::text = ${first} and email is not null`,
    );
    return [first, ...found.flatMap(({ email, phone }) => [email, phone ?? '']), 'nobody@shuka.example'].filter(
      (text) => text !== '',
    );
  },
};

const state = isField('state');

const calls = {
  prepare: ({ house, of }) =>
    run(
      house.pool,
      sql`insert into integrations.call (id, webhook_id, kind, body, happened_at, state, due_at)
          select gen_random_uuid(), ${String(of['webhookId'])}, 'delivery.weighed', '{}',
            ${house.clock.now()}::timestamptz - n * interval '1 hour', (array['waiting', 'sent', 'failed'])[1 + n % 3],
            ${house.clock.now()}
          from generate_series(1, 7) as n`,
    ).then(() => undefined),
  idOf: (item) => textOf(item, 'callId'),
  filters: { state },
  order: () => by('-happenedAt', '-callId'),
  whole: ({ of }) => sql`select id from integrations.call where webhook_id = ${String(of['webhookId'])}`,
} satisfies ListRule;

const dueOrUnmended: Readonly<Record<string, (item: Item, today: string) => boolean>> = {
  due: (item) => item['inspectionId'] === null,
  failed: (item) => item['inspectionId'] !== null && item['outcome'] === 'failed',
  overdue: (item, today) => item['inspectionId'] !== null && textOf(item, 'dueOn') < today,
};

/** What of a state is told as sums, five lots and more of a cell alone: counted by the proof from the lots. */
const stateSums: ListRule = {
  idOf: (item) => ['lga', 'crop', 'lots', 'grams'].map((name) => textOf(item, name)).join(' | '),
  filters: {
    from: { keeps: () => () => true, isSort: true, values: () => ['2026-01-01', '2026-05-01', '2026-05-31'] },
    to: { keeps: () => () => true, isSort: true, values: () => ['2026-06-30', '2026-05-31', '2026-05-15'] },
  },
  widest: [{ from: '2026-01-01', to: '2026-06-30' }],
  order: () => by('lga', 'crop'),
  mayAsk: ({ from = '', to = '' }) => from <= to,
  exact: async ({ from = '', to = '' }, { house, of }) => {
    const found = await rows<{ lga: string; crop: string; grams: number[] }>(
      house.pool,
      sql`select split_part(t.place, ',', 1) as lga, t.name as crop, array_agg(t.made::bigint) as grams from traceability.thing t
          where t.place like ${of['stateCode'] === 'KN' ? '%, Kano' : '%, Lagos'} and t.kind = 'class' and t.made_by is null
            and t.made > 0 and (t.born_at at time zone 'Africa/Lagos')::date between ${from}::date and ${to}::date
          group by 1, 2`,
    );
    return found.map(({ lga, crop, grams }) => {
      const isTold = grams.length >= 5;
      const sum = grams.reduce((total, one) => total + Number(one), 0);
      return [lga, crop, isTold ? grams.length : '', isTold ? sum : ''].join(' | ');
    });
  },
};

/** Lists of desks and offices. */
export const listsOfDesks: Readonly<Record<string, ListRule>> = {
  'GET /api/admin/contact-messages': {
    idOf,
    filters: {
      state: {
        keeps: (value, { house }) => {
          const now = house.clock.now();
          const isOpen = (item: Item): boolean => item['answeredAt'] === null;
          if (value === 'answered') return (item) => !isOpen(item);
          return (item) => isOpen(item) && (value === 'open' || new Date(textOf(item, 'dueAt')) < now);
        },
      },
      kind: isField('kind'),
      reference: {
        keeps: (value) => (item) => plainReference(textOf(item, 'reference')) === plainReference(value),
        values: (items) =>
          held(
            (item) => [textOf(item, 'reference')],
            'ZZZZ-ZZZZ',
          )(items).flatMap((text) => [text, text.toLowerCase().replaceAll('-', ' ')]),
      },
    },
    order: () => by('-receivedAt', '-id'),
    whole: () => sql`select id from messaging.contact_message`,
  },
  'GET /api/admin/message-reports': {
    idOf,
    filters: { state: { keeps: (value) => (item) => (item['verdict'] === null) === (value === 'open') } },
    order: () => by('-id'),
    whole: () => sql`select id from messaging.message_report`,
  },
  'GET /api/admin/rights': {
    idOf,
    filters: {
      state: {
        keeps: (value) => (item) => value === 'all' || item['state'] === 'open',
        unasked: () => (item) => item['state'] === 'open',
      },
    },
    widest: [{ state: 'all' }],
    order: ({ state: asked = 'open' }) => (asked === 'open' ? by('dueOn', 'id') : by('-id')),
    whole: () => sql`select id from privacy.request`,
  },
  'GET /api/admin/audit': {
    idOf: (item) => textOf(item, 'number'),
    filters: {
      person: byPerson,
      object: {
        keeps: (value) => (item) => item['objectId'] === value || item['aboutId'] === value,
        values: held((item) => [textOf(item, 'objectId'), textOf(item, 'aboutId')]),
      },
      act: isHeld('act', unheardOf),
      day: {
        keeps: (value) => (item) => lagosDay(textOf(item, 'at')) === value,
        values: held((item) => [lagosDay(textOf(item, 'at'))], '2001-01-01'),
      },
      only: { keeps: () => (item) => item['refusal'] !== null },
    },
    order: () => by('-at', '-number'),
    isNewer: (item, widest) => Number(item['number']) > Math.max(...widest.map((one) => Number(one['number']))),
  },
  'GET /api/imports/{importId}/rows': {
    idOf: (item) => textOf(item, 'line'),
    filters: { state },
    prepare: ({ house, of }) =>
      run(
        house.pool,
        sql`insert into imports.row (import_id, line, made_id, cells, same_as, state, faults)
            select ${String(of['importId'])}, 100 + n, gen_random_uuid(), '{}', null, 'bad', '[]' from generate_series(1, 3) as n`,
      ).then(() => undefined),
    widest: ['good', 'bad', 'done', 'failed', 'undone', 'kept'].map((one) => ({ state: one })),
    order: () => by('line'),
    whole: ({ of }) => sql`select line as id from imports.row where import_id = ${String(of['importId'])}`,
  },
  'GET /api/holders/{holderId}/webhooks/{webhookId}/calls': calls,
  'GET /api/data/webhooks/{webhookId}/calls': calls,
  'GET /api/extension-events': {
    idOf,
    filters: {
      year: {
        keeps: (value) => (item) => textOf(item, 'heldOn').startsWith(value),
        values: () => ['2024', '2025', '2026'],
      },
    },
    widest: ['2024', '2025', '2026', '2027'].map((year) => ({ year })),
    order: () => by('-heldOn', '-id'),
    whole: ({ accountId }) => sql`select id from supervision.event where recorded_by = ${accountId}`,
  },
  'GET /api/zones/{zoneId}/managers/{managerId}/inspections': {
    idOf: (item) => ['inspectionId', 'farmerId', 'farmName', 'stage'].map((name) => textOf(item, name)).join(' '),
    filters: {
      list: {
        keeps: (value, { house }) => {
          const today = lagosDay(house.clock.now().toISOString());
          return (item) => dueOrUnmended[value]?.(item, today) ?? false;
        },
      },
    },
    widest: [{ list: 'due' }, { list: 'failed' }, { list: 'overdue' }],
    order: () => null,
  },
  'GET /api/regulator/{stateCode}/sums': stateSums,
};
