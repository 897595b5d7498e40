/* The lists of people, of words and of what offices see to: what each filter keeps, and how each is ordered. */
import { sql } from '@shuka/server/kit/db.ts';
import {
  all,
  begins,
  by,
  held,
  idsOf,
  inState,
  isField,
  lagosDay,
  placed,
  textOf,
  type Filter,
  type ListRule,
} from './filter-rules.ts';
import { byWay, nameOrNumber, peopleSearches, wayOf } from './filter-people-search.ts';

/** Names in the order of this database, which may be that of a country. */
const byNames = (idName: string): ListRule['order'] =>
  placed(idName, sql`select id from accounts.account order by lower(last_name), lower(first_name), id`);

/** Whose last visit, or who came into care without one, is long ago; by SQL of the proof. */
const behind: Filter = {
  keeps: async (value, look) => {
    const { house, of } = look;
    const today = lagosDay(house.clock.now().toISOString());
    const care = sql`select a.farmer_id as id, a.from_at from relations.assignment a
      where a.manager_id = ${String(of['managerId'])} and a.until_at is null`;
    const last = sql`(select max(v.visited_on) from extension.visit v where v.keeper_id = c.id and v.removed_at is null
      and not exists (select 1 from extension.visit n where n.corrects = v.id))`;
    const daysAgo = (days: number) => sql`${last} is null or ${last} < ${today}::date - ${days}::integer`;
    const conditions: Readonly<Record<string, ReturnType<typeof daysAgo>>> = {
      all: sql`true`,
      overdue: sql`coalesce(${last}, (c.from_at at time zone 'Africa/Lagos')::date) < ${today}::date - 28`,
      'unvisited-short': daysAgo(30),
      'unvisited-long': daysAgo(90),
      'open-issues': sql`exists (select 1 from extension.issue i
        where i.keeper_id = c.id and i.state = 'open' and i.removed_at is null)`,
    };
    const ids = await idsOf(look, sql`select c.id from (${care}) c where ${conditions[value] ?? sql`false`}`);
    return (item) => ids.has(textOf(item, 'farmerId'));
  },
};

/** Lists of people. */
export const listsOfPeople: Readonly<Record<string, ListRule>> = {
  'GET /api/admin/people': {
    idOf: (item) => textOf(item, 'accountId'),
    filters: {
      role: { keeps: (value) => (item) => (item['roles'] as readonly string[]).includes(value) },
      state: isField('state'),
      search: { keeps: (value) => (item) => wayOf(value, item) !== -1, values: peopleSearches },
    },
    order: ({ search = '' }) => byWay(search),
    whole: () => sql`select id from accounts.account`,
  },
  'GET /api/admin/assignments': {
    idOf: (item) => textOf(item, 'farmerId'),
    filters: {
      search: nameOrNumber('farmerId'),
      manager: {
        keeps: (value) => (item) => (item['managerId'] ?? 'none') === value,
        values: (items) => [
          'none',
          ...held((item) => [textOf(item, 'managerId')], '0193a000-0000-7000-8000-00000000dead')(items),
        ],
      },
    },
    order: byNames('farmerId'),
    whole: () => sql`select a.id from accounts.account a where 'farmer' = any(a.roles) and (a.state = 'active'
      or (a.state = 'closed' and a.id in (select farmer_id from relations.assignment where until_at is null)))`,
  },
  'GET /api/admin/managers': {
    idOf: (item) => textOf(item, 'managerId'),
    filters: { search: nameOrNumber('managerId') },
    order: byNames('managerId'),
    whole: () => sql`select id from accounts.account where 'extension-manager' = any(roles) and state = 'active'`,
  },
  'GET /api/zones/{zoneId}/managers/{managerId}/farmers': {
    idOf: (item) => textOf(item, 'farmerId'),
    filters: { search: nameOrNumber('farmerId'), of: behind },
    order: byNames('farmerId'),
    whole: ({ of }) => sql`select a.farmer_id as id from relations.assignment a
      join accounts.account f on f.id = a.farmer_id and f.state = 'active'
      where a.manager_id = ${String(of['managerId'])} and a.until_at is null`,
  },
  'GET /api/companies/{companyId}/extension-workers': {
    idOf: (item) => textOf(item, 'managerId'),
    filters: { search: begins('firstName', 'lastName'), stateCode: inState },
    order: () => by('-managerId'),
    whole: () => sql`select a.id from accounts.account a where a.state = 'active' and 'extension-manager' = any(a.roles)
      and (select w.is_given from accounts.mill_word w where w.manager_id = a.id order by w.said_at desc, w.id desc limit 1)`,
  },
  'GET /api/investors/farmers': {
    idOf: (item) => textOf(item, 'farmerId'),
    filters: {
      crop: {
        keeps: (value) => (item) =>
          (item['crops'] as readonly string[]).some((crop) => crop.toLowerCase().startsWith(value.toLowerCase())),
        values: (items) =>
          held((item) => item['crops'] as readonly string[])(items).flatMap((crop) => [crop, crop.slice(0, 2)]),
      },
      stateCode: inState,
    },
    order: () => by('-farmerId'),
  },
  'GET /api/admin/duplicates': {
    idOf: (item) => textOf(item, 'likenessId'),
    filters: { state: { ...isField('state'), unasked: () => (item) => item['state'] === 'open' } },
    widest: [{ state: 'open' }, { state: 'different' }, { state: 'merged' }],
    order: () => by('-score', '-likenessId'),
    whole: () => sql`select id from relations.likeness`,
  },
  'GET /api/mills': {
    idOf: (item) => textOf(item, 'companyId'),
    filters: {
      search: begins('name'),
      buyers: {
        keeps: () => all,
        unasked: async (look) => {
          const mills = await idsOf(look, sql`select id from relations.company where kind = 'mill'`);
          return (item) => mills.has(textOf(item, 'companyId'));
        },
      },
    },
    widest: [{ buyers: 'too' }],
    order: placed('companyId', sql`select id from relations.company order by lower(name), id`),
    whole: () => sql`select c.id from relations.company c join accounts.account a on a.id = c.owner_id
      where a.state = 'active' and c.kind in ('mill', 'buyer')`,
  },
};
