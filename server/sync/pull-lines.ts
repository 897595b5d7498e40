import { writeCursor, type Cursor } from '@shuka/domain/sync';
import type { Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';
import type { Change } from './place-store.ts';

/** How many changes go into one line. */
const lineSize = 200;

const isTwin = (one: Change, other: Change): boolean => one.rev === other.rev && one.id === other.id;

/**
 * Cuts changes into lines. Changes at the same place (a record that moved is gone in one scope and put in another) stay
 * in one line, for a cursor cannot stand between them.
 */
export const cutLines = (changes: readonly Change[]): Change[][] => {
  const lines: Change[][] = [];
  for (const change of changes) {
    const line = lines.at(-1);
    const isFull = line !== undefined && line.length >= lineSize && !isTwin(line.at(-1) as Change, change); // it has one
    if (line === undefined || isFull) lines.push([change]);
    else line.push(change);
  }
  return lines;
};

/** Leaves out the last place of a full page, whose changes may go on in the next one. */
export const withoutOpenEnd = (page: readonly Change[], pageSize: number): Change[] => {
  if (page.length < pageSize) return [...page];
  const last = page.at(-1) as Change; // a full page has one
  return page.filter((change) => !isTwin(change, last));
};

/** What the records that are put say, by type and id, all types asked at once; what is not there any more is missing. */
export const readTexts = async (
  db: Db,
  changes: readonly Change[],
  synced: readonly SyncedType[],
): Promise<Map<string, string>> => {
  const named = synced.map(({ type, read }) => {
    const ids = changes.filter((one) => one.op === 'put' && one.type === type).map(({ id }) => id);
    return { type, read, ids };
  });
  const asked = named.filter(({ ids }) => ids.length > 0);
  const found = await Promise.all(
    asked.map(async ({ type, read, ids }) =>
      (await read(db, ids)).map(({ id, text }) => [`${type} ${id}`, text] as const),
    ),
  );
  return new Map(found.flat());
};

const putText = (changes: readonly Change[], texts: ReadonlyMap<string, string>): string => {
  const byScope = new Map<string, string[]>();
  for (const { op, scope_id: scope, type, id } of changes) {
    const text = texts.get(`${type} ${id}`);
    if (op !== 'put' || text === undefined) continue;
    const held = byScope.get(scope) ?? [];
    held.push(`["${type}","${id}",${text}]`);
    byScope.set(scope, held);
  }
  return [...byScope].map(([scope, parts]) => `["${scope}",[${parts.join(',')}]]`).join(',');
};

/** One line: the cursor that follows it, what is put, what left its scope, and which scopes were taken away. */
export const lineOf = (at: Cursor, changes: readonly Change[], texts: ReadonlyMap<string, string>): string => {
  const put = putText(changes, texts);
  const gone = changes.filter(({ op }) => op === 'gone').map(({ scope_id, type, id }) => [scope_id, type, id]);
  const drop = changes.filter(({ op }) => op === 'drop').map(({ scope_id }) => scope_id);
  const parts = [
    `"at":"${writeCursor(at)}"`,
    ...(put === '' ? [] : [`"put":[${put}]`]),
    ...(gone.length === 0 ? [] : [`"gone":${JSON.stringify(gone)}`]),
    ...(drop.length === 0 ? [] : [`"drop":${JSON.stringify(drop)}`]),
  ];
  return `{${parts.join(',')}}\n`;
};
