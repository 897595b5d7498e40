/* The lists of money, of loans and of offers: what each filter keeps, and how each is ordered. */
import { rows, sql } from '@shuka/server/kit/db.ts';
import {
  by,
  held,
  idsOf,
  isField,
  isHeld,
  placed,
  spanOf,
  textOf,
  type Filter,
  type Item,
  type ListRule,
  type Look,
} from './filter-rules.ts';

const idOf = (item: Item): string => textOf(item, 'id');

const noId = '0193a000-0000-7000-8000-00000000dead';

const ownerOf = ({ of, accountId }: Look, name: string): string => String(of[name] ?? accountId);

const lowerCrop = (item: Item): string => textOf(item, 'crop').toLowerCase();

/** Offers by whose they are, which their cards do not show: of one's own, of whom one looks after, or to be verified. */
const asWhom = (look: Look, value: string | undefined) => {
  const who = look.accountId;
  const isManager = sql`exists (select 1 from accounts.account where id = ${who} and 'extension-manager' = any(roles))`;
  const promoted = sql`keeper_id = ${who} or promoter_id = ${who} or (${isManager} and keeper_id in
    (select farmer_id from relations.assignment where manager_id = ${who} and until_at is null))`;
  const verified = sql`${isManager} and verifier_id = ${who} and state not in ('draft', 'withdrawn')`;
  if (value === 'promoter') return sql`select id from investments.offer where ${promoted}`;
  if (value === 'verifier') return sql`select id from investments.offer where ${verified}`;
  return sql`select id from investments.offer where (${promoted}) or (${verified})`;
};

const asPart: Filter = {
  keeps: async (value, look) => {
    const ids = await idsOf(look, asWhom(look, value));
    return (item) => ids.has(idOf(item));
  },
};

const columns: Readonly<Record<string, ReturnType<typeof sql>>> = {
  product: sql`l.product_id::text`,
  manager: sql`l.recommended_by::text`,
  state: sql`p.state_code`,
  lga: sql`trim(p.state_code || ' ' || p.lga)`,
};

/** What is out of running loans by each group, the oracle of the list that counts them: group, loans and kobo. */
const outBy = async ({ by: group = 'product' }: Readonly<Record<string, string>>, { house }: Look): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      house.pool,
      sql`select concat_ws(' ', g.name, count(*), sum(g.outstanding_kobo)) as id from (
            select ${columns[group] ?? sql`null`} as name, l.outstanding_kobo from loans.loan l
              left join accounts.profile p on p.id = l.keeper_id and p.removed_at is null
            where l.state = 'running') g group by g.name`,
    )
  ).map(({ id }) => id);

/** Lists of money, of loans and of offers. */
export const listsOfMoney: Readonly<Record<string, ListRule>> = {
  'GET /api/finance/entries': {
    idOf,
    of: ['keeperId'],
    filters: {
      from: spanOf('happenedOn', 'from'),
      to: spanOf('happenedOn', 'to'),
      farmId: isHeld('farmId', noId),
      seasonId: isHeld('seasonId', noId),
      kind: isField('kind'),
    },
    order: () => by('-id'),
    whole: (look) =>
      sql`select id from finance.entry where keeper_id = ${ownerOf(look, 'keeperId')} and removed_at is null`,
  },
  'GET /api/finance/wallet/moves': {
    idOf: (item) => textOf(item, 'moveId'),
    of: ['ownerId'],
    filters: {},
    order: () => by('-number'),
    whole: (
      look,
    ) => sql`select m.id from finance.move m join finance.ledger_account a on a.id in (m.from_account, m.to_account)
      where a.kind = 'wallet' and a.key = ${ownerOf(look, 'ownerId')}`,
  },
  'GET /api/admin/payouts': {
    idOf,
    filters: { state: isField('state') },
    order: () => by('-id'),
    whole: () => sql`select id from finance.payout`,
  },
  'GET /api/admin/money-troubles': {
    idOf,
    filters: {
      state: {
        keeps: (value) => (item) => (item['settled'] === null) === (value === 'open'),
        unasked: () => (item) => item['settled'] === null,
      },
    },
    widest: [{ state: 'open' }, { state: 'settled' }],
    order: ({ state }) => by(state === 'settled' ? '-id' : 'id'),
    whole: () => sql`select id from finance.payment where trouble is not null
      union all select id from finance.payout where trouble = 'paid-after-return'`,
  },
  'GET /api/loans': {
    idOf,
    of: ['keeperId'],
    filters: {},
    order: () => by('-id'),
    whole: (look) => sql`select id from loans.loan where keeper_id = ${ownerOf(look, 'keeperId')}`,
  },
  'GET /api/loans/groups': {
    idOf,
    of: ['keeperId'],
    filters: {},
    order: () => by('-id'),
    whole: (look) => sql`select group_id as id from loans.group_member
      where keeper_id = ${ownerOf(look, 'keeperId')} and left_at is null`,
  },
  'GET /api/admin/loans': {
    idOf,
    filters: { state: isField('state') },
    order: () => by('-id'),
    whole: () => sql`select id from loans.loan`,
  },
  'GET /api/admin/loans/delinquency': {
    idOf: (item) => `${textOf(item, 'id')} ${textOf(item, 'loans')} ${textOf(item, 'outstandingKobo')}`.trim(),
    filters: { by: { isSort: true, keeps: () => () => true } },
    widest: [{ by: 'product' }],
    order: () => null,
    exact: outBy,
  },
  'GET /api/holdings': {
    idOf,
    filters: { status: isField('status') },
    order: () => by('-id'),
    whole: ({ accountId }) => sql`select id from investments.holding where investor_id = ${accountId}`,
    hasTotal: true,
  },
  'GET /api/offers': {
    idOf,
    filters: {
      state: {
        keeps: (value) => (item) => item['stateCode'] === value,
        values: held((item) => [textOf(item, 'stateCode')], 'ZZ'),
      },
      crop: {
        keeps: (value) => (item) => lowerCrop(item) === value.toLowerCase(),
        values: (items) => held((item) => [textOf(item, 'crop')])(items).flatMap((crop) => [crop, crop.toUpperCase()]),
      },
      risk: isField('risk'),
      mostMonths: {
        keeps: (value) => (item) => Number(item['durationMonths']) <= Number(value),
        values: held((item) => [textOf(item, 'durationMonths')], '0'),
      },
      open: {
        keeps: (value) => (item) => value === 'all' || item['state'] === 'published',
        unasked: () => (item) => item['state'] === 'published',
      },
    },
    widest: [{ open: 'all' }],
    order: placed(
      'id',
      sql`select id from investments.offer where published_at is not null order by published_at desc, id desc`,
    ),
    whole: () => sql`select id from investments.offer where published_at is not null`,
    hasTotal: true,
  },
  'GET /api/admin/offers': {
    idOf,
    filters: { state: isField('state') },
    order: () => by('-id'),
    whole: () => sql`select id from investments.offer`,
  },
  'GET /api/offers/mine': {
    idOf,
    filters: { as: asPart },
    order: () => by('-id'),
    whole: (look) => asWhom(look, undefined),
  },
};
