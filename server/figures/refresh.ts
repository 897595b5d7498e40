import { dayOf } from '@shuka/domain/kit/day.ts';
import { findFarmerIdsAfter } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction, openPool, type Db, type Pool } from '#kit/db.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { countFarmers, dropOthers, findMovedOn, takeChanged } from './count-farmers.ts';
import { findKnownMarks, holdProgress, setAfter, setMark, setSummed } from './progress-store.ts';
import { sumAll, sumPlaces, takeStale } from './tally-store.ts';

type Marks = ReadonlyMap<string, number>;

/** How another slice tells whose records changed; this one stands above those who keep that. */
export type ChangeLog = {
  readonly findMarks: (db: Db) => Promise<Marks>;
  readonly findChangedAfter: (
    db: Db,
    marks: Marks,
    limit: number,
  ) => Promise<{ readonly shard: string; readonly rev: number; readonly scopeIds: readonly string[] } | null>;
};

type Counting = Pick<Services, 'pool' | 'clock' | 'jobs' | 'publicUrl'>;

/** So many people, or records, are looked at in one transaction; whatever stops the work loses no more. */
const atOnce = 500;

const firstId = '00000000-0000-0000-0000-000000000000';

/** One page of everybody. Whoever begins notes first how far the changes are: what comes later is counted again. */
const countPage = async (db: Db, log: ChangeLog, after: string, today: string): Promise<void> => {
  if (after === firstId) for (const [shard, rev] of await log.findMarks(db)) await setMark(db, shard, rev);
  const ids = await findFarmerIdsAfter(db, after, atOnce);
  const last = ids.length < atOnce ? null : (ids.at(-1) ?? null);
  await dropOthers(db, after, last, ids);
  await countFarmers(db, ids, today);
  await setAfter(db, last);
};

/** One page of those of whom something changed. @returns whether there may be more. */
const countChanged = async (db: Db, log: ChangeLog, today: string): Promise<boolean> => {
  const told = await takeChanged(db, atOnce);
  if (told.length > 0) {
    await countFarmers(db, told, today);
    return true;
  }
  const changed = await log.findChangedAfter(db, await findKnownMarks(db), atOnce);
  if (changed !== null) {
    await countFarmers(db, changed.scopeIds, today);
    await setMark(db, changed.shard, changed.rev);
    return true;
  }
  const movedOn = await findMovedOn(db, today, atOnce);
  await countFarmers(db, movedOn, today);
  return movedOn.length > 0;
};

const step = async (db: Db, log: ChangeLog, today: string): Promise<boolean> => {
  const { afterId } = await holdProgress(db);
  if (afterId === null) return countChanged(db, log, today);
  await countPage(db, log, afterId, today);
  return true;
};

/** A new day’s figures are told to programmes, once. */
const sum = async (db: Db, services: Counting, today: string): Promise<void> => {
  const now = services.clock.now();
  const { day } = await holdProgress(db);
  const stale = await takeStale(db);
  if (day !== today) {
    await sumAll(db, today, now);
    await tellWebhooks({ ...services, db }, { kind: 'indicators.counted', ids: { day: today }, path: null }, null);
  }
  if (day === today && stale.length > 0) await sumPlaces(db, stale, today, now);
  await setSummed(db, today, now);
};

/** Sums of a whole country take longer than anybody who waits for a page is kept waiting. */
const patientMillis = 300_000;

/** Works on a connection of its own, whose queries may take their time. */
const patiently = async (pool: Pool, work: (patient: Pool) => Promise<void>): Promise<void> => {
  const { connectionString } = pool.options;
  if (connectionString === undefined) return work(pool);
  const patient = openPool(connectionString, 1, () => undefined, patientMillis);
  try {
    await work(patient);
  } finally {
    await patient.end();
  }
};

/**
 * Counts whoever changed since the last time, or everybody where that was begun and not ended, page by page, each in a
 * transaction of its own; then sums the places they live in, or all on a new day. Begun again it goes on where it was.
 */
export const refreshFigures = (services: Counting, log: ChangeLog): Promise<void> =>
  patiently(services.pool, async (patient) => {
    const today = dayOf(services.clock.now());
    while (await inTransaction(patient, (db) => step(db, log, today)));
    await inTransaction(patient, (db) => sum(db, services, today));
  });

/** Counts everybody anew. It changes nothing where the counting went right, and is done each week all the same. */
export const recountFigures = async (services: Counting, log: ChangeLog): Promise<void> => {
  await inTransaction(services.pool, async (db) => {
    const { afterId } = await holdProgress(db);
    if (afterId === null) await setAfter(db, firstId);
  });
  await refreshFigures(services, log);
};
