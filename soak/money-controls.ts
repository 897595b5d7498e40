import type { Db, Query } from '@shuka/server/kit/db.ts';
import type { MoneyFindings } from './money-judge.ts';

/** A ledger that is broken on purpose, from outside: a judge that finds it right can find nothing wrong. */
export type MoneyControl = {
  readonly name: string;
  /** Where the judge must find something; one of them is enough. */
  readonly shows: readonly (keyof MoneyFindings)[];
  readonly breaks?: string;
  /** Stands between the ledger and its database. @param afterwards what happens once the transaction has ended. */
  readonly through: (db: Db, afterwards: Query[]) => Db;
};

/** Says something else than the ledger did, where it says this; a control that changes nothing would show nothing. */
const saying =
  (changes: readonly (readonly [said: string, instead: string])[]): MoneyControl['through'] =>
  (db) => ({
    query: ({ text, values }) =>
      db.query({ text: changes.reduce((all, [said, instead]) => all.replace(said, instead), text), values }),
  });

const hold = 'order by id for no key update';

/** Each transaction holds its accounts as chance has it. */
const noOrder: MoneyControl = {
  name: 'no locking order',
  shows: ['failed'],
  through: saying([[hold, 'order by random() for no key update']]),
};

/** Nobody holds an account before it is written to; the database alone sees that a move does not go on from where it stands. */
const noLocks: MoneyControl = { name: 'no locks', shows: ['failed'], through: saying([[hold, 'order by id']]) };

/** Looks for an earlier move find none, and the same id may be written again. */
const noIdempotency: MoneyControl = {
  name: 'no idempotency check',
  shows: ['wrong', 'extra'],
  breaks: `alter table finance.move drop constraint move_id_from_account_to_account_amount_kobo_key cascade;
    alter table finance.move drop constraint move_pkey cascade`,
  through: saying([
    ['from finance.move where id = any(', 'from finance.move where false and id = any('],
    ['on conflict (id) do nothing', ''],
  ]),
};

/** What an update of balances outside of the database's own trigger would say. */
const balances = `with leg as (
    select unnest($1::uuid[]) as account, -unnest($3::bigint[]) as amount
    union all
    select unnest($2::uuid[]), unnest($3::bigint[])
  ),
  total as (select account, sum(amount) as amount from leg group by account)
  update finance.ledger_account a set balance_kobo = a.balance_kobo + total.amount
  from total where a.id = total.account`;

/** From where, to where and how much, as the ledger says it of one move and of several. */
const endsOf = ({ text, values }: Query): unknown[] => {
  const [from, to, , , , , amount, , , several, others, amounts] = values;
  return text.includes('with held') ? [[from], [to], [amount]] : [several, others, amounts];
};

/** Balances are changed once a transaction has ended, however it ended. */
const balanceOutside: MoneyControl = {
  name: 'balance updated outside the transaction',
  shows: ['drifted', 'broken'],
  breaks: `drop trigger ledger_account_moves_only on finance.ledger_account;
    alter table finance.ledger_account drop constraint ledger_account_not_overdrawn;
    create or replace function finance.take_move() returns trigger language plpgsql as $$
    begin
      update finance.ledger_account set moves = moves + 1 where id in (new.from_account, new.to_account);
      perform kit.note_act(new.made_at, new.made_by, 'moved money', new.endpoint, new.id::text, new.request_id);
      return null;
    end $$`,
  through: (db, afterwards) => ({
    query: async (query) => {
      const answered = await db.query(query);
      const isMove = query.text.includes('insert into finance.move') && answered.rowCount !== 0;
      if (isMove) afterwards.push({ text: balances, values: endsOf(query) });
      return answered;
    },
  }),
};

export const moneyControls: readonly MoneyControl[] = [noOrder, noLocks, noIdempotency, balanceOutside];
