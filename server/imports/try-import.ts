import { setImmediate } from 'node:timers/promises';
import { importLimits, readHeader, type FileFault } from '@shuka/domain/imports';
import type { TableLine } from '@shuka/domain/kit/read-table.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import {
  addRead,
  finishReading,
  holdImport,
  isFileWanted,
  refuseImport,
  setColumns,
  type HeldImport,
} from './import-store.ts';
import { findCaseload } from './own-caseload.ts';
import { plain, readRows, type Reading } from './read-rows.ts';
import { insertRows } from './row-store.ts';
import { tableOf } from './table-of.ts';

/** So many rows are kept in one transaction: progress is seen, and a stop loses no more than these. */
export const rowsAtOnce = 500;

type Refusal = { readonly fault: FileFault; readonly columns: readonly string[] };

type Tools = Pick<Services, 'pool' | 'clock' | 'files'>;

/** Keeps some lines, unless another reader was here first. @returns whether this one goes on. */
const keepLines = (services: Tools, lines: readonly TableLine[], before: number, reading: Reading): Promise<boolean> =>
  inTransaction(services.pool, async (db) => {
    const held = await holdImport(db, reading.importId);
    if (held?.state !== 'reading' || held.read !== before) return false;
    const made = await readRows(db, lines, reading);
    const bad = made.filter(({ sameAs }) => sameAs === null).length;
    await insertRows(db, reading.importId, made);
    await addRead(db, reading.importId, made.length - bad, bad);
    return true;
  });

/** Reads lines on from where a reader before stopped. @returns why the list is none; null at its end; 'left' to another. */
const readLines = async (
  services: Tools,
  lines: Iterator<TableLine>,
  { read }: HeldImport,
  reading: Reading,
): Promise<Refusal | 'left' | null> => {
  let seen = 0;
  let kept = read;
  let some: TableLine[] = [];
  const keep = async (): Promise<boolean> => {
    if (some.length > 0 && !(await keepLines(services, some, kept, reading))) return false;
    kept += some.length;
    some = [];
    await setImmediate();
    return true;
  };
  for (let next = lines.next(); next.done !== true; next = lines.next()) {
    seen += 1;
    if (seen <= read) continue;
    some.push(next.value);
    if (some.length >= rowsAtOnce && !(await keep())) return 'left';
  }
  if (!(await keep())) return 'left';
  return seen === 0 ? { fault: 'no-rows', columns: [] } : null;
};

/** Others are served meanwhile. */
const linesAtOnce = 5000;

/** Whether a file has more lines than a list may have: found out before a row is kept. */
const isTooLong = async (lines: Iterable<TableLine>, mostRows: number): Promise<boolean> => {
  const counted = lines[Symbol.iterator]();
  for (let seen = 0; counted.next().done !== true; seen += 1) {
    if (seen > mostRows) return true;
    if (seen % linesAtOnce === 0) await setImmediate();
  }
  return false;
};

const tryLines = async (services: Tools, held: HeldImport, bytes: Buffer): Promise<Refusal | 'left' | null> => {
  const table = tableOf(bytes, held.format);
  if ('fault' in table) return { fault: table.fault, columns: [] };
  const lines = table.lines[Symbol.iterator]();
  const first = lines.next();
  if (first.done === true || first.value.cells === null) return { fault: 'not-a-table', columns: [] };
  const names = first.value.cells.map((name) => plain(name).slice(0, 120));
  const header = readHeader(held.kind, names, held.fields);
  if ('fault' in header) return { fault: header.fault, columns: header.columns };
  const most = held.ofManager === null ? importLimits.mostRows : importLimits.mostRowsOfManager;
  if (await isTooLong(table.lines, most.value))
    return { fault: held.ofManager === null ? 'too-many-rows' : 'too-many-for-manager', columns: [] };
  const own = [...header.places.values()].map((place) => names[place] ?? '');
  await setColumns(services.pool, held.id, own, header.ignored.slice(0, 100));
  const within = held.ofManager === null ? null : await findCaseload(services.pool, held.ofManager);
  const reading = { importId: held.id, kind: held.kind, places: header.places, width: names.length, within };
  return readLines(services, lines, held, { ...reading, now: services.clock.now() });
};

/**
 * Tries a list: reads its file row by row and keeps what each says or what is wrong with it. Stopped half-way it goes on at the
 * rows that were not kept. The file goes once it was read.
 */
export const tryImport = async (services: Tools, importId: string): Promise<void> => {
  const { pool, files } = services;
  const held = await holdImport(pool, importId);
  if (held?.state !== 'reading' || held.fileKey === null) return;
  const bytes = await files.get(held.fileKey, held.format);
  const ended = bytes === null ? { fault: 'not-a-table' as const, columns: [] } : await tryLines(services, held, bytes);
  if (ended === 'left') return;
  await inTransaction(pool, async (db) => {
    if ((await holdImport(db, importId))?.state !== 'reading') return;
    if (ended === null) await finishReading(db, importId);
    else await refuseImport(db, importId, ended);
  });
  if (!(await isFileWanted(pool, held.fileKey))) await files.remove(held.fileKey, held.format);
};
