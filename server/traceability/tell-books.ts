import type { EpcisEvent } from '@shuka/domain/traceability';
import { isDatabaseAway } from '#kit/database-errors.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { BookEntry, BookEvent, BookRow } from './book-entry.ts';
import { findStanding, hasPending, setAsideNext, setStanding, takePending, type Standing } from './pending-store.ts';
import { takeIn } from './take-in.ts';
import { tellingOf } from './telling.ts';
import { tellJob } from './tell-job.ts';
import { tellDelivery, tellFilling, tellSale, tellSaleTakenBack, tellVoid } from './tell-mill.ts';
import { tellStep } from './tell-step.ts';

type Books = Pick<Services, 'pool' | 'clock' | 'publicUrl' | 'log'>;

const tellers: Readonly<Record<string, (db: Db, publicUrl: string, refId: string) => Promise<BookEntry>>> = {
  step: tellStep,
  delivery: tellDelivery,
  void: tellVoid,
  job: tellJob,
  filling: tellFilling,
  sale: tellSale,
  saleTakenBack: tellSaleTakenBack,
};

const takeOwn = async (
  db: Db,
  { publicUrl, clock }: Books,
  { read, ownerId, readers, names, subjectId }: BookEvent,
): Promise<string[]> => {
  const telling = tellingOf(read, 0, publicUrl, { names, readers, subjectId });
  const teller = {
    ownerId,
    captureId: null,
    isTrusted: true,
    reserved: `${publicUrl}/`,
    isWhole: true,
    now: clock.now(),
  };
  return (await takeIn(db, [telling], teller)).kept.map(({ id }) => id);
};

/** Says that an event did not happen, or not so; the one that stands for it now, if there is one, is named. */
const declareWrong = async (db: Db, books: Books, wrong: Standing, instead: readonly string[]): Promise<void> => {
  const errorDeclaration = {
    declarationTime: books.clock.now().toISOString(),
    reason: instead.length > 0 ? 'incorrect_data' : 'did_not_occur',
    ...(instead.length > 0 ? { correctiveEventIDs: instead } : {}),
  };
  const event: EpcisEvent = { ...wrong.body, eventID: wrong.eventId, errorDeclaration };
  await takeOwn(db, books, {
    read: { event, namespaces: wrong.namespaces },
    ownerId: wrong.ownerId,
    readers: [],
    names: new Map(),
    subjectId: wrong.subjectId,
  });
};

const eventIdOf = (publicUrl: string, { read }: BookEvent): string => tellingOf(read, 0, publicUrl).eventId;

/** Lets these events stand for a row in place of those that did. */
const restate = async (db: Db, books: Books, row: BookRow, events: readonly BookEvent[]): Promise<void> => {
  const before = await findStanding(db, row);
  const ids = events.map((event) => eventIdOf(books.publicUrl, event));
  if (before.length === ids.length && before.every(({ eventId }) => ids.includes(eventId))) return;
  for (const wrong of before) await declareWrong(db, books, wrong, ids);
  const standing: string[] = [];
  for (const event of events) standing.push(...(await takeOwn(db, books, event)));
  await setStanding(db, row, standing);
};

const tellRow = async (db: Db, books: Books, row: BookRow): Promise<void> => {
  const entry = await tellers[row.kind]?.(db, books.publicUrl, row.refId);
  if (entry === undefined) return;
  for (const voided of entry.voids) await restate(db, books, voided, []);
  if (entry.events.length > 0) await restate(db, books, row, entry.events);
};

const rowsAtOnce = 100;

const tellSome = (books: Books, limit: number): Promise<void> =>
  inTransaction(books.pool, async (db) => {
    for (const row of await takePending(db, limit)) await tellRow(db, books, row);
  });

/** After a batch that failed: whichever row it was is put aside, and told of, so that the others go on. */
const tellOneByOne = async (books: Books): Promise<void> => {
  for (let place = 0; place < rowsAtOnce && (await hasPending(books.pool)); place += 1)
    await tellSome(books, 1).catch(async (error: unknown) => {
      if (error instanceof Error && isDatabaseAway(error)) throw error;
      books.log.error({ error }, 'an event could not be told');
      await setAsideNext(books.pool, error instanceof Error ? error.message : String(error));
    });
};

/** So many rows an act tells itself; the rest waits for the minute. */
const mostFirst = 1000;

/** The same within the transaction of an act that waits for it: a phone’s batch sees what came before in the batch. */
export const tellWithin = async (db: Db, books: Books): Promise<void> => {
  if (!(await hasPending(db))) return;
  for (const row of await takePending(db, mostFirst)) await tellRow(db, books, row);
};

/**
 * Tells what other slices wrote into their books since, in its order, and in transactions of a hundred rows.
 * @param most rows; the rest waits for the next time.
 */
export const tellBooks = async (books: Books, most = 5000): Promise<void> => {
  for (let done = 0; done < most && (await hasPending(books.pool)); done += rowsAtOnce)
    await tellSome(books, rowsAtOnce).catch(() => tellOneByOne(books));
};

/** Every minute, and before anything is asked of what happened. */
export const jobsOf = (services: Services): JobHandler[] => [
  { name: 'traceability.tell-books', work: () => tellBooks(services), cron: '* * * * *' },
];
