/* The lists of the market, of mills and of produce: what each filter keeps, and how each is ordered. */
import { cropKey } from '@shuka/domain/seasons';
import { rows, sql } from '@shuka/server/kit/db.ts';
import {
  begins,
  by,
  held,
  inState,
  isField,
  isHeld,
  lagosDay,
  placed,
  stands,
  textOf,
  typed,
  type Asked,
  type Filter,
  type Item,
  type ListRule,
} from './filter-rules.ts';

const idOf = (item: Item): string => textOf(item, 'id');

const wordOf = (crop: string): string => cropKey(crop) || crop.toLowerCase();

/** A crop by whatever name; '' asks for any. */
const sameCrop: Filter = {
  keeps: (value) => (item) => value === '' || wordOf(textOf(item, 'crop')) === wordOf(value),
  values: (items) => [
    ...held((item) => [textOf(item, 'crop')])(items).flatMap((crop) => [crop, crop.toUpperCase()]),
    '',
  ],
};

/** A day on which something is still, and already, to be had. */
const onDay: Filter = {
  keeps: (value) => (item) => textOf(item, 'fromDay') <= value && value <= textOf(item, 'untilDay'),
  values: held((item) => [textOf(item, 'fromDay'), textOf(item, 'untilDay')], '2039-01-01'),
};

const inLga = isHeld('lga');

/** Several states have an LGA of one name, so one alone is refused. */
const lgaOfState = ({ lga, stateCode = '' }: Asked): boolean => lga === undefined || stateCode !== '';

const goods = (item: Item): string => `${textOf(item, 'name')} ${textOf(item, 'maker')}`;

const prices = {
  idOf,
  filters: {
    crop: { ...isHeld('crop', 'zzqq'), keeps: (value) => (item) => value === '' || item['crop'] === value },
    stateCode: inState,
    lga: inLga,
  },
  order: () => by('-day', '-id'),
  whole: () => sql`select id from marketplace.quotation where newest_id is not null`,
} satisfies ListRule;

/** Which goods of companies a thing is kept in the book of, by the words of the list. */
const things: Readonly<Record<string, (item: Item) => boolean>> = {
  left: (item) => item['endedAt'] === null && (item['leftGrams'] === null || Number(item['leftGrams']) > 0),
  units: (item) => item['kind'] === 'one',
  recalled: (item) => item['recalledAt'] !== null,
};

/** Lists of the market, of mills and of produce. */
export const listsOfTrade: Readonly<Record<string, ListRule>> = {
  'GET /api/demands': {
    idOf,
    filters: { crop: sameCrop, stateCode: inState, lga: inLga, day: onDay },
    mayAsk: lgaOfState,
    order: () => by('-id'),
    whole: ({ house }) => sql`select id from marketplace.demand
      where closed_at is null and until_day >= ${lagosDay(house.clock.now().toISOString())}::date`,
  },
  'GET /api/listings': {
    idOf,
    filters: {
      crop: sameCrop,
      stateCode: inState,
      lga: inLga,
      day: onDay,
      order: { isSort: true, keeps: () => () => true },
    },
    mayAsk: lgaOfState,
    order: ({ order = 'newest' }) => (order === 'cheapest' ? by('koboPerKilogram', 'id') : by('-id')),
    whole: ({ house }) => sql`select l.id from marketplace.listing l join accounts.account a on a.id = l.keeper_id
      where a.state = 'active' and l.closed_at is null and l.left_grams > 0
        and l.until_day >= ${lagosDay(house.clock.now().toISOString())}::date`,
  },
  'GET /api/prices': prices,
  'GET /api/data/prices': { ...prices, filters: { crop: prices.filters.crop, stateCode: inState } },
  'GET /api/inputs': {
    idOf,
    filters: {
      search: stands(goods, 'name', 'maker'),
      kind: { keeps: (value) => (item) => value === '' || item['kind'] === value },
      stateCode: inState,
      companyId: isHeld('companyId', '0193a000-0000-7000-8000-00000000dead'),
    },
    order: () => by('-id'),
  },
  'GET /api/pests/{pest}/products': {
    idOf,
    filters: {
      stateCode: {
        isSort: true,
        keeps: () => () => true,
        values: (items) => held((item) => [textOf(item, 'stateCode')], 'ZZ')(items),
      },
    },
    order:
      ({ stateCode }) =>
      (one, other) =>
        Number(other['stateCode'] === stateCode) - Number(one['stateCode'] === stateCode) || by('-id')(one, other),
  },
  'GET /api/companies/{companyId}/ventures': {
    idOf: (item) => textOf(item, 'businessId'),
    filters: { search: begins('name', 'type'), stateCode: inState },
    order: () => by('-openSince', '-businessId'),
    whole: () => sql`select b.id from marketplace.business b join accounts.account a on a.id = b.keeper_id
      where a.state = 'active' and b.mills_since is not null and b.removed_at is null`,
  },
  'GET /api/companies/{companyId}/jobs': {
    idOf,
    filters: { state: isField('state') },
    order: () => by('-id'),
    whole: ({ of }) => sql`select id from processing.job where company_id = ${String(of['companyId'])}`,
  },
  'GET /api/companies/{companyId}/shipments': {
    idOf,
    filters: {
      direction: {
        keeps: (value) => (item) => item['isIncoming'] === (value === 'in'),
        unasked: () => (item) => item['isIncoming'] === false,
      },
    },
    widest: [{ direction: 'out' }, { direction: 'in' }],
    order: () => by('-id'),
    whole: ({ of }) => sql`select id from traceability.shipment
      where ${String(of['companyId'])} in (company_id::text, to_company_id::text)`,
  },
  'GET /api/companies/{companyId}/things': {
    idOf: (item) => textOf(item, 'thing'),
    filters: {
      search: {
        keeps: (value) => (item) =>
          [textOf(item, 'name'), textOf(item, 'place')].some((text) =>
            text.toLowerCase().includes(value.toLowerCase()),
          ),
        values: typed('name', 'place'),
      },
      show: { keeps: (value) => things[value] ?? (() => false) },
    },
    order: placed('thing', sql`select t.uri as id from traceability.thing t order by t.id desc`),
    whole: ({ of }) => sql`select t.uri as id from traceability.knower k join traceability.thing t on t.id = k.thing_id
      where k.company_id = ${String(of['companyId'])} and t.kind <> 'process'`,
  },
  'GET /api/companies/{companyId}/key-data': {
    idOf: (item) => JSON.stringify(item),
    filters: {
      from: {
        keeps: (value) => (item) => lagosDay(textOf(item, 'at')) >= value,
        values: held((item) => [lagosDay(textOf(item, 'at'))], '2026-06-01'),
      },
      to: {
        keeps: (value) => (item) => lagosDay(textOf(item, 'at')) <= value,
        values: held((item) => [lagosDay(textOf(item, 'at'))], '2026-06-01'),
      },
      thing: {
        keeps: async (value, { house }) => {
          const events = await rows<{ at: Date; body: string }>(
            house.pool,
            sql`select event_time as at, body::text from traceability.event where declares is null`,
          );
          const named = events
            .filter(({ body }) => body.includes(`"${value}"`))
            .map(({ at, body }) => ({ at: new Date(at).getTime(), body }));
          return (item) =>
            named.some(
              ({ at, body }) => at === Date.parse(textOf(item, 'at')) && body.includes(`"${textOf(item, 'tlc')}"`),
            );
        },
        values: held((item) => [textOf(item, 'tlc')], 'https://id.gs1.org/01/09506000134352/10/ZZ'),
      },
    },
    widest: [{ from: '2026-03-01', to: '2026-06-30' }],
    mayAsk: ({ from = '', to = '' }) => from <= to,
    order: () => by('-at'),
  },
  'GET /api/admin/fake-reports': {
    idOf,
    filters: { state: { ...isField('state'), unasked: () => (item) => item['state'] === 'new' } },
    widest: [{ state: 'new' }, { state: 'looked-at' }, { state: 'answered' }],
    order: () => by('-id'),
    whole: () => sql`select id from traceability.fake_report`,
  },
};
