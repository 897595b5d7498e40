/* The lists of people, of words and of what offices see to: what each filter keeps, and how each is ordered. */
import { rows, sql } from '@shuka/server/kit/db.ts';
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
  typed,
  type Compare,
  type Filter,
  type Item,
  type ListRule,
} from './filter-rules.ts';

const small = (item: Item, name: string): string => textOf(item, name).toLowerCase();

const digitsOf = (text: string): string => text.replace(/[\s()-]/g, '').replace(/^0/, '+234');

const isNumber = (text: string): boolean => /^[+\s()-]*\d[+\d\s()-]*$/.test(text);

/** In which of the ways a person is found that the search of admins has; -1 for not at all. */
const wayOf = (search: string, item: Item): number => {
  const text = search.toLowerCase();
  const [last, first] = [small(item, 'lastName'), small(item, 'firstName')];
  if (search === '') return 0;
  if (isNumber(search)) return textOf(item, 'phone').startsWith(digitsOf(search)) ? 0 : -1;
  if (search.includes('@')) return small(item, 'email').startsWith(text) ? 0 : -1;
  const [head = '', ...tail] = text.split(/\s+/);
  const rest = tail.join(' ');
  const ways = [
    last.startsWith(text),
    first.startsWith(text),
    ...(rest === ''
      ? [small(item, 'email').startsWith(text)]
      : [last.startsWith(head) && first.startsWith(rest), last.startsWith(rest) && first.startsWith(head)]),
  ];
  return ways.indexOf(true);
};

/** What orders the people of one way. */
const keyOf = (search: string, item: Item): readonly string[] => {
  const id = textOf(item, 'accountId');
  const [last, first] = [small(item, 'lastName'), small(item, 'firstName')];
  if (isNumber(search)) return [textOf(item, 'phone'), '', id];
  if (search.includes('@')) return [textOf(item, 'email'), '', id];
  const way = wayOf(search, item);
  if (way === 1) return [first, last, id];
  return way === 2 && !/\s/.test(search) ? [textOf(item, 'email'), '', id] : [last, first, id];
};

const byWay =
  (search: string): Compare =>
  (one, other) => {
    const away = wayOf(search, one) - wayOf(search, other);
    if (away !== 0) return away;
    const [keys, others] = [keyOf(search, one), keyOf(search, other)];
    const place = keys.findIndex((key, at) => key !== others[at]);
    return place === -1 ? 0 : (keys[place] ?? '') < (others[place] ?? '') ? -1 : 1;
  };

const nameSearches = typed('firstName', 'lastName');

/** Beginnings of numbers as people write them, and both names either way about. */
const peopleSearches = (items: readonly Item[]): readonly string[] => {
  const [known] = items.filter((item) => textOf(item, 'phone').startsWith('+234'));
  const [named] = items.filter((item) => !textOf(item, 'lastName').includes(' '));
  const phone = textOf(known ?? {}, 'phone');
  const both = [textOf(named ?? {}, 'firstName'), textOf(named ?? {}, 'lastName')];
  return [
    ...nameSearches(items),
    phone.slice(0, 9),
    phone.replace('+234', '0'),
    both.join(' '),
    both.toReversed().join(' '),
    ...held((item) => [textOf(item, 'email')], 'nobody@')(items).slice(-2),
  ].filter((text) => text.trim() !== '');
};

/** By the beginning of a name or a number, also where the list does not show the number. */
const nameOrNumber = (id: string): Filter => ({
  keeps: async (search, { house }) => {
    const found = await rows<{ id: string; first: string; last: string; phone: string | null }>(
      house.pool,
      sql`select id, lower(first_name) as first, lower(last_name) as last, phone from accounts.account`,
    );
    const text = search.toLowerCase();
    const isPhone = isNumber(search);
    const kept = found.filter(
      ({ first, last, phone }) =>
        first.startsWith(text) || last.startsWith(text) || (isPhone && phone?.startsWith(digitsOf(search)) === true),
    );
    const ids = new Set(kept.map((one) => one.id));
    return (item) => ids.has(textOf(item, id));
  },
  values: peopleSearches,
});

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
