import { createHash } from 'node:crypto';
import { faultOf, readRow, type Cells, type DraftOfKind, type ImportKind, type RowFault } from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { TableLine } from '@shuka/domain/kit/read-table.ts';
import type { Db } from '#kit/db.ts';
import { findSaid, type NewRow } from './row-store.ts';
import type { Caseload } from './own-caseload.ts';
import { settleRows } from './settle-rows.ts';

/** What a list is read by: where each of our columns stands in its lines, in the order of the file. */
export type Reading = {
  readonly importId: string;
  readonly kind: ImportKind;
  readonly places: ReadonlyMap<string, number>;
  readonly width: number;
  readonly now: Date;
  /** What a manager's list is limited to; null for one of the office. */
  readonly within: Caseload | null;
};

/** Longer cells are shown cut off; none of our columns is as long. */
const mostLetters = 500;

/** Neither halves of letters nor noughts can be kept as text. */
export const plain = (cell: string): string =>
  cell
    .slice(0, mostLetters)
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replaceAll('\u0000', '');

type Found = {
  readonly line: number;
  readonly madeId: string;
  readonly cells: readonly string[];
  readonly read:
    | { readonly draft: DraftOfKind[ImportKind]; readonly sameAs: Buffer }
    | { readonly faults: readonly RowFault[] };
};

const readLine = ({ number, cells }: TableLine, { kind, places, width, now }: Reading): Found => {
  const madeId = newId();
  const isBroken = cells === null || cells.slice(width).some((cell) => cell !== '');
  const own = [...places.values()].map((place) => plain(cells?.[place] ?? ''));
  const base = { line: number, madeId, cells: own };
  if (isBroken) return { ...base, read: { faults: [faultOf('', 'broken-line')] } };
  const keys = [...places.keys()];
  const cellOf: Cells = (key) => own[keys.indexOf(key)] ?? '';
  const read = readRow(kind, cellOf, madeId, now);
  if ('faults' in read) return { ...base, read };
  return { ...base, read: { draft: read.draft, sameAs: createHash('sha256').update(read.sameAs).digest() } };
};

/** Reads some lines of a list: each becomes a row with what it will write, or with what is wrong with it. */
export const readRows = async (db: Db, lines: readonly TableLine[], reading: Reading): Promise<NewRow[]> => {
  const found = lines.map((line) => readLine(line, reading));
  const good = found.flatMap(({ madeId, read }) => ('draft' in read ? [{ madeId, ...read }] : []));
  const settled = await settleRows(
    db,
    reading.kind,
    good.map(({ draft }) => draft),
    reading.within,
  );
  const settledOf = new Map(good.map(({ madeId }, at) => [madeId, settled[at]]));
  const said = await findSaid(
    db,
    reading.importId,
    good.map(({ sameAs }) => sameAs),
  );
  return found.map(({ read, ...row }): NewRow => {
    const bad = { ...row, draft: null, sameAs: null };
    if ('faults' in read) return { ...bad, faults: read.faults };
    const hash = read.sameAs.toString('hex');
    if (said.has(hash)) return { ...bad, faults: [faultOf('', 'twice')] };
    const one = settledOf.get(row.madeId);
    if (one === undefined || 'fault' in one) return { ...bad, faults: one === undefined ? [] : [one.fault] };
    said.add(hash);
    return { ...row, draft: one.draft, sameAs: read.sameAs, faults: [] };
  });
};
