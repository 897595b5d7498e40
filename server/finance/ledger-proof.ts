import { ledgerRules, type LedgerProof, type LedgerRule } from '@shuka/domain/finance';
import { inTransaction, openPool, row, sql, type Db, type Pool, type Query } from '#kit/db.ts';

/** Both sides of every move, as its accounts see them. */
const legs = sql`leg as (
    select from_account as account, from_number as number, -amount_kobo as amount, from_balance_kobo as balance
    from finance.move
    union all
    select to_account, to_number, amount_kobo, to_balance_kobo from finance.move
  ),
  chained as (
    select *, lag(number, 1, 0::bigint) over one_account as number_before,
      lag(balance, 1, 0::bigint) over one_account as balance_before
    from leg window one_account as (partition by account order by number)
  ),
  summed as (select account, sum(amount) as amount, count(*) as moves from leg group by account)`;

const noMoves = sql`left join summed on summed.account = a.id`;

/** How many times each rule of the ledger is broken. What constraints forbid is counted too: they may have been off. */
const broken: Readonly<Record<LedgerRule, Query>> = {
  'balances-sum-to-nothing': sql`
    select count(*) from (select 1 from finance.ledger_account group by money having sum(balance_kobo) <> 0) as off`,
  'balance-is-sum-of-moves': sql`
    select count(*) from finance.ledger_account a ${noMoves} where a.balance_kobo <> coalesce(summed.amount, 0)`,
  'none-overdrawn': sql`
    select (select count(*) from finance.ledger_account where balance_kobo < 0 and kind not in ('clearing', 'cost'))
      + (select count(*) from leg join finance.ledger_account a on a.id = leg.account
         where leg.balance < 0 and a.kind not in ('clearing', 'cost'))`,
  'moves-without-a-hole': sql`
    select (select count(*) from chained where number <> number_before + 1 or balance <> balance_before + amount)
      + (select count(*) from finance.ledger_account a ${noMoves} where a.moves <> coalesce(summed.moves, 0))`,
  'moves-balanced': sql`
    select count(*) from finance.move m
      left join finance.ledger_account f on f.id = m.from_account
      left join finance.ledger_account t on t.id = m.to_account
      where m.amount_kobo <= 0 or m.from_account = m.to_account
        or f.money is distinct from m.money or t.money is distinct from m.money`,
  'reversals-exact-and-once': sql`
    select (select count(*) from finance.move m left join finance.move undone on undone.id = m.reverses
        where (m.kind = 'reversal' or m.reverses is not null)
          and (undone.id is null or undone.reverses is not null or m.kind <> 'reversal'
            or m.from_account <> undone.to_account or m.to_account <> undone.from_account
            or m.amount_kobo <> undone.amount_kobo))
      + (select count(*) from (select 1 from finance.move where reverses is not null group by reverses
         having count(*) > 1) as again)`,
  'moves-in-the-audit': sql`
    select count(*) from finance.move m
      left join (select kit.objects_of('moved money') as object_id) as noted on noted.object_id = m.id::text
      where noted.object_id is null`,
  'ids-unique': sql`select count(*) from (select 1 from finance.move group by id having count(*) > 1) as again`,
};

const counted = ledgerRules.map((rule) => sql`(${broken[rule]})`).reduce((all, one) => sql`${all}, ${one}`);

/** One statement, so that all of it is seen at one moment, whatever moves meanwhile. */
const wholeLook = sql`with ${legs} select (select count(*) from finance.ledger_account) as accounts,
  (select count(*) from finance.move) as moves, array[${counted}] as violations`;

/** What a look at the whole ledger found. */
export type Found = Pick<LedgerProof, 'accounts' | 'moves' | 'violations' | 'isRight'>;

/** Goes through the whole ledger as it stands in this connection's eyes. */
export const findViolations = async (db: Db): Promise<Found> => {
  const found = await row<{ accounts: number; moves: number; violations: string[] }>(db, wholeLook);
  if (found === null) throw new Error('the ledger could not be looked at');
  const counts = ledgerRules.map((rule, place) => [rule, Number(found.violations[place])] as const);
  return {
    accounts: found.accounts,
    moves: found.moves,
    violations: Object.fromEntries(counts) as Found['violations'], // fromEntries forgets the keys it was given
    isRight: counts.every(([, count]) => count === 0),
  };
};

/** A ledger of millions of moves takes longer than a person's own reads may. */
const mostMillis = 600_000;

/** The same on a connection of its own, which is patient; one at a time, whoever asks on whichever server. */
export const lookThrough = async (pool: Pool): Promise<Found> => {
  const patient = openPool(pool.options.connectionString ?? '', 1, () => undefined, mostMillis);
  const look = inTransaction(patient, async (db) => {
    await db.query(sql`select pg_advisory_xact_lock(hashtext('finance.ledger_proof'))`);
    return findViolations(db);
  });
  return look.finally(() => patient.end());
};
