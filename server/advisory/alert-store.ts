import { alertLimits, alertsAgain, type AlertKind, type ToldAlert } from '@shuka/domain/advisory';
import { rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

const again = sql`unnest(${alertsAgain.map(({ kind }) => kind)}::text[], ${alertsAgain.map(({ days }) => days)}::int[])
  as again (kind, days)`;

type CellAlert = ToldAlert & { readonly cell: string };

/** Notes what is new to a cell: what it was warned of a while before, and still is, is not. */
export const noteAlerts = (db: Db, found: readonly CellAlert[], day: string): Promise<number> =>
  run(
    db,
    sql`insert into advisory.cell_alert (cell, kind, day, value, noted_on)
        select new.cell, new.kind, new.day, new.value, ${day}
        from unnest(${found.map(({ cell }) => cell)}::text[], ${found.map(({ kind }) => kind)}::text[],
            ${found.map((one) => one.day)}::date[], ${found.map(({ value }) => value)}::float8[])
          as new (cell, kind, day, value)
          join ${again} using (kind)
        where not exists (select 1 from advisory.cell_alert held
          where held.cell = new.cell and held.kind = new.kind and held.day > new.day - again.days)
        on conflict do nothing`,
  );

/** Where a page of those to be told ends, and the seasons in it with the cells they lie in. */
type AlertedPage = { readonly last: string | null; readonly seasons: readonly { id: string; cell: string }[] };

/**
 * The seasons of some sowings that are warned, in cells where a night found something new, after a sowing 'cell id'. A crop
 * that does not stand is warned of nothing, and left out.
 */
export const findAlerted = async (db: Db, day: string, after: string, limit: number): Promise<AlertedPage> => {
  const [cell = '', id = '0'] = after.split(' ');
  const found = await rows<{ id: number; cell: string }>(
    db,
    sql`select a.id, a.cell from advisory.advice a
        where (a.cell, a.id) > (${cell}, ${id}::bigint)
          and exists (select 1 from advisory.cell_alert c where c.noted_on = ${day} and c.cell = a.cell)
          and jsonb_array_length(a.said -> 'alerts') > 0
        order by a.cell, a.id limit ${limit}`,
  );
  const last = found.at(-1);
  if (last === undefined) return { last: null, seasons: [] };
  const seasons = await rows<{ id: string; cell: string }>(
    db,
    sql`select t.season_id as id, a.cell from advisory.told_season t
          join unnest(${found.map((one) => one.id)}::bigint[], ${found.map((one) => one.cell)}::text[]) as a (id, cell)
            on a.id = t.advice_id`,
  );
  return { last: found.length < limit ? null : `${last.cell} ${last.id}`, seasons };
};

export type InCell = { readonly accountId: string; readonly cell: string };

/** Puts into the queue what is new to people in these cells; what somebody was told of, in whichever cell, they are not again. */
export const queueAlerts = (db: Db, people: readonly InCell[], day: string): Promise<number> =>
  run(
    db,
    sql`insert into advisory.alert_notice (account_id, kind, day, value, noted_on)
        select distinct on (p.account_id, c.kind) p.account_id, c.kind, c.day, c.value, ${day}::date
        from unnest(${people.map(({ accountId }) => accountId)}::uuid[], ${people.map(({ cell }) => cell)}::text[])
            as p (account_id, cell)
          join advisory.cell_alert c on c.cell = p.cell and c.noted_on = ${day}
          join ${again} on again.kind = c.kind
        where not exists (select 1 from advisory.alert_notice held
          where held.account_id = p.account_id and held.kind = c.kind and held.day > c.day - again.days)
        order by p.account_id, c.kind, c.day, c.value desc
        on conflict do nothing`,
  );

export type Alerted = { readonly accountId: string; readonly alerts: readonly ToldAlert[] };

/** Takes the next people after one, by their ids, with all they are to be told; nobody else takes them. */
export const takeAlerted = async (db: Db, after: string, limit: number, now: Date): Promise<Alerted[]> => {
  const taken = await rows<{ accountId: string; kind: AlertKind; day: string; value: number }>(
    db,
    sql`update advisory.alert_notice n set taken_at = ${now}
        from (select distinct account_id from advisory.alert_notice where taken_at is null and account_id > ${after}
              order by account_id limit ${limit}) as next
        where n.account_id = next.account_id and n.taken_at is null
        returning n.account_id as "accountId", n.kind, n.day::text, n.value`,
  );
  const byPerson = new Map<string, ToldAlert[]>();
  for (const { accountId, ...one } of taken) byPerson.set(accountId, [...(byPerson.get(accountId) ?? []), one]);
  return [...byPerson]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([accountId, alerts]) => ({
      accountId,
      alerts: alerts.toSorted((one, other) => one.day.localeCompare(other.day)),
    }));
};

/** Gives people back to whom nothing could be sent: the provider takes nothing now. */
export const giveAlertedBack = (db: Db, accountIds: readonly string[], takenAt: Date): Promise<number> =>
  run(
    db,
    sql`update advisory.alert_notice set taken_at = null
        where account_id = any(${accountIds}::uuid[]) and taken_at = ${takenAt}`,
  );

/** Lets go of what is long over. @returns how many, at most so many of each. */
export const dropOldAlerts = async (db: Db, day: string, limit: number): Promise<number> => {
  const isOld = sql`noted_on < ${day}::date - ${alertLimits.keptDays.value}::int`;
  const told = await run(
    db,
    sql`delete from advisory.alert_notice where ctid = any(array(
          select ctid from advisory.alert_notice where ${isOld} limit ${limit}))`,
  );
  const noted = await run(
    db,
    sql`delete from advisory.cell_alert where ctid = any(array(
          select ctid from advisory.cell_alert where ${isOld} limit ${limit}))`,
  );
  return Math.max(told, noted);
};

export const alertsFor = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select kind, day::text, value, taken_at as "toldAt" from advisory.alert_notice
        where account_id = ${accountId} order by day, kind`,
  );

export const dropAlertsOf = (db: Db, accountId: string): Promise<number> =>
  run(db, sql`delete from advisory.alert_notice where account_id = ${accountId}`);

/** What was told under one account was told to the person. */
export const moveAlerts = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(
    db,
    sql`insert into advisory.alert_notice (account_id, kind, day, value, noted_on, taken_at)
        select ${intoId}, kind, day, value, noted_on, taken_at from advisory.alert_notice
        where account_id = ${fromId} on conflict do nothing`,
  );
  await dropAlertsOf(db, fromId);
};
