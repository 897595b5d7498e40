import { isDeepStrictEqual } from 'node:util';
import { rows, sql, type Pool } from '@shuka/server/kit/db.ts';
import { queuedContracts } from '@shuka/web/sync/queued-contracts.ts';
import { picturesOn, recordsOn } from './disk.ts';
import { noFindings, type Findings } from './findings.ts';
import { checkActs, readOutcomes, usualOutcomes, type Outcome } from './ledger.ts';
import type { Phone } from './phone.ts';
import { judgedTypes, keyOf, readTruth, type Truth } from './truth.ts';

/** How often something was done straight over the API, by account, endpoint and object. */
type Direct = ReadonlyMap<string, number>;

export const directKey = (accountId: string, endpoint: string, objectId: string): string =>
  `${accountId} ${endpoint} ${objectId}`;

const checkRecords = async (phone: Phone, truth: Truth, findings: Findings): Promise<number> => {
  const held = await recordsOn(phone);
  for (const [key, said] of truth) {
    const row = held.get(key);
    const seen = row && Object.fromEntries(Object.keys(said).map((name) => [name, row[name]]));
    if (!isDeepStrictEqual(seen, said))
      findings.diverged.push(
        `${phone.name} ${key}: ${JSON.stringify(seen)?.slice(0, 200)}, not ${JSON.stringify(said).slice(0, 200)}`,
      );
  }
  for (const key of held.keys()) if (!truth.has(key)) findings.leaked.push(`${phone.name} ${key}`);
  for (const id of await picturesOn(phone))
    if (!truth.has(keyOf('photo', id))) findings.leaked.push(`${phone.name} picture of ${id}`);
  return held.size;
};

/** With nothing under way, the screen shows what the disk holds but for what still needs fixing. */
const checkScreen = async (phone: Phone, findings: Findings): Promise<void> => {
  const held = await recordsOn(phone);
  const { world } = phone;
  for (const type of judgedTypes) {
    for (const { row, state } of world.list(type)) {
      const key = keyOf(type, row.id);
      const isRight = state === 'needs-fixing' || (state === 'accepted' && isDeepStrictEqual(row, held.get(key)));
      if (!isRight) findings.diverged.push(`${phone.name} shows ${key} as ${state}`);
    }
  }
  const shown = new Set(judgedTypes.flatMap((type) => world.list(type).map(({ row }) => keyOf(type, row.id))));
  for (const key of held.keys()) if (!shown.has(key)) findings.diverged.push(`${phone.name} does not show ${key}`);
};

const making = new Set<string>(queuedContracts.filter(({ creates }) => creates === true).map(({ name }) => name));

const isMaking = (key: string): boolean => making.has(key.split(' ')[1] ?? '');

/** The audit log has a line for each time something was done, which no look-up can hide. */
const checkAudit = async (
  pool: Pool,
  outcomes: readonly Outcome[],
  direct: Direct,
  findings: Findings,
): Promise<void> => {
  const told = new Map<string, number>();
  for (const { account_id: account, endpoint, object_id: object, outcome, code } of outcomes) {
    // A boundary that gives way is parked by its handler, which ran; what else is parked or refused was not begun.
    const wasDone = outcome === 'parked' ? code === 'parked' : outcome !== 'refused';
    if (!wasDone) continue;
    const key = directKey(account, endpoint, object ?? '');
    told.set(key, (told.get(key) ?? 0) + 1);
  }
  const accounts = [...new Set(outcomes.map(({ account_id: account }) => account))];
  const done = await rows<{ account_id: string; endpoint: string; object_id: string; times: number }>(
    pool,
    sql`select account_id, endpoint, object_id, count(*) as times from kit.audit
        where refusal is null and endpoint = any(${queuedContracts.map(({ name }) => name)}::text[])
          and account_id = any(${accounts}::uuid[]) group by 1, 2, 3`,
  );
  const times = new Map(done.map((one) => [directKey(one.account_id, one.endpoint, one.object_id), one.times]));
  for (const [key, count] of times) {
    const most = (told.get(key) ?? 0) + (direct.get(key) ?? 0);
    if (count > most) findings.doubled.push(`${key} was done ${count} times, not ${most}`);
  }
  // What makes a record is done once however often it is sent; every change stands in the log each time.
  for (const [key, count] of told)
    if (!isMaking(key) && (times.get(key) ?? 0) < count) findings.lost.push(`${key} was told done, and was not`);
};

const checkCounters = async (pool: Pool, farmers: readonly string[], findings: Findings): Promise<void> => {
  const wrong = await rows<{ scope: string; total: number; kept: number }>(
    pool,
    sql`select keeper::text as scope, coalesce(c.total, 0) as total,
          (select count(*) from farms.farm where keeper_id = keeper and removed_at is null) as kept
        from unnest(${farmers}::uuid[]) keeper left join kit.counter c on c.name = 'farms' and c.scope = keeper::text`,
  );
  for (const { scope, total, kept } of wrong)
    if (total !== kept) findings.doubled.push(`the counter of ${scope} says ${total} farms, there are ${kept}`);
};

export type Asked = { readonly direct?: Direct; readonly outcomes?: string };

export type Verdict = { readonly findings: Findings; readonly outcomes: number; readonly records: number };

/** Compares every phone, once all is sent and fetched, with the server's tables. */
export const judge = async (pool: Pool, phones: readonly Phone[], asked: Asked = {}): Promise<Verdict> => {
  const findings = noFindings();
  const accounts = new Set(phones.map(({ person }) => person.accountId));
  const outcomes = (await readOutcomes(pool, asked.outcomes ?? usualOutcomes)).filter((one) =>
    accounts.has(one.account_id),
  );
  const byAct = new Map<string, Outcome[]>();
  for (const one of outcomes) {
    const key = `${one.device_id} ${one.seq}`;
    byAct.set(key, [...(byAct.get(key) ?? []), one]);
  }
  const truthOf = await readTruth(pool);
  let records = 0;
  for (const phone of phones) {
    await checkActs(pool, phone, byAct, findings);
    records += await checkRecords(phone, await truthOf(phone.person), findings);
    await checkScreen(phone, findings);
    findings.failed.push(...phone.errors.map((error) => `${phone.name}: ${String(error)}`));
  }
  await checkAudit(pool, outcomes, asked.direct ?? new Map(), findings);
  const farmers = phones.filter(({ person }) => person.role === 'farmer').map(({ person }) => person.accountId);
  await checkCounters(pool, farmers, findings);
  return { findings, outcomes: outcomes.length, records };
};
