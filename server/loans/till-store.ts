import type { Money } from '@shuka/domain/finance';
import type { HandIn, HandInState, TillCard } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type TillRow = { readonly cashKobo: number; readonly since: string | null };

export const findTill = (db: Db, managerId: string, money: Money): Promise<TillRow | null> =>
  row<TillRow>(
    db,
    sql`select cash_kobo as "cashKobo", since::text from loans.till where manager_id = ${managerId} and money = ${money}`,
  );

/** The till with its row locked: what comes in, and what goes to the bank, wait for each other. Made where there is none. */
export const holdTill = async (db: Db, managerId: string, money: Money): Promise<TillRow> => {
  await run(
    db,
    sql`insert into loans.till (manager_id, money, cash_kobo) values (${managerId}, ${money}, 0) on conflict do nothing`,
  );
  const held = await row<TillRow>(
    db,
    sql`select cash_kobo as "cashKobo", since::text from loans.till
        where manager_id = ${managerId} and money = ${money} for no key update`,
  );
  if (held === null) throw new Error('a till could not be opened');
  return held;
};

export const setTill = (db: Db, managerId: string, money: Money, { cashKobo, since }: TillRow) =>
  run(
    db,
    sql`update loans.till set cash_kobo = ${cashKobo}, since = ${since}::date
        where manager_id = ${managerId} and money = ${money}`,
  );

export type HandInRow = HandIn & { readonly managerId: string; readonly money: Money };

const columns = sql`h.id, h.counted_kobo as "countedKobo", h.slip, h.banked_on::text as "bankedOn",
  h.expected_kobo as "expectedKobo", h.state, h.banked_kobo as "bankedKobo", h.words, h.declared_at as "declaredAt",
  h.manager_id as "managerId", h.money`;

/** A hand-in as others read it. */
export const showHandIn = ({ managerId: _manager, money: _money, ...shown }: HandInRow): HandIn => shown;

export const findHandIns = (db: Db, managerId: string, limit: number): Promise<HandInRow[]> =>
  rows<HandInRow>(
    db,
    sql`select ${columns} from loans.hand_in h where h.manager_id = ${managerId} order by h.id desc limit ${limit}`,
  );

export const holdHandIn = (db: Db, id: string): Promise<HandInRow | null> =>
  row<HandInRow>(db, sql`select ${columns} from loans.hand_in h where h.id = ${id} for no key update`);

/** What waits for an officer, of these managers. */
export const findWaiting = (db: Db, managerIds: readonly string[]): Promise<HandInRow[]> =>
  rows<HandInRow>(
    db,
    sql`select ${columns} from loans.hand_in h where h.state = 'declared' and h.manager_id = any(${managerIds}::uuid[])`,
  );

type NewHandIn = Pick<HandInRow, 'id' | 'managerId' | 'money' | 'countedKobo' | 'expectedKobo' | 'slip' | 'bankedOn'>;

/** False where one waits already, or where its slip was used. */
export const insertHandIn = async (db: Db, one: NewHandIn, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.hand_in (id, manager_id, money, counted_kobo, expected_kobo, slip, banked_on, state, declared_at)
        values (${one.id}, ${one.managerId}, ${one.money}, ${one.countedKobo}, ${one.expectedKobo}, ${one.slip},
          ${one.bankedOn}, 'declared', ${now})
        on conflict do nothing`,
  )) === 1;

type Settled = {
  readonly state: Exclude<HandInState, 'declared'>;
  readonly bankedKobo: number | null;
  readonly words: string;
  readonly byId: string;
  readonly moveId: string | null;
  readonly at: Date;
};

export const setSettled = (db: Db, id: string, { state, bankedKobo, words, byId, moveId, at }: Settled) =>
  run(
    db,
    sql`update loans.hand_in set state = ${state}, banked_kobo = ${bankedKobo}, words = ${words}, decided_by = ${byId},
          move_id = ${moveId}, decided_at = ${at} where id = ${id}`,
  );

/** Tills with cash in them, those first that have it longest. */
export const findTills = (
  db: Db,
  money: Money,
  after: string | null,
  limit: number,
): Promise<Pick<TillCard, 'managerId' | 'cashKobo' | 'since'>[]> =>
  rows(
    db,
    sql`select t.manager_id as "managerId", t.cash_kobo as "cashKobo", t.since::text from loans.till t
        where t.money = ${money} and t.cash_kobo <> 0
          ${
            after === null
              ? sql``
              : sql`and (coalesce(t.since, 'infinity'), t.manager_id) > (
                  select coalesce(last.since, 'infinity'), last.manager_id from loans.till last
                  where last.manager_id = ${after} and last.money = ${money})`
          }
        order by coalesce(t.since, 'infinity'), t.manager_id limit ${limit}`,
  );
