import type { Result } from '#kit/api.ts';

/** What is asked of a list: so many after a cursor. */
export type PageQuery = { readonly after?: string; readonly limit: string };

/** As much of a page as finding it needs. */
export type PageFound = { readonly next: string | null };

/** The most that lists answer at once. */
const mostAtOnce = 100;

/** No further page is gone to by its number: each hundred rows before it are one question more. */
const mostPages = 250;

/** The number of a page as an address has it; the first for what is none. */
export const pageNumberOf = (text: string | null): number => {
  const number = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(number, mostPages);
};

export const pagesOf = (total: number, size: number): number =>
  Math.min(mostPages, Math.max(1, Math.ceil(total / size)));

/** The pages a pager offers: the first, the one before, this one and the two after. */
export const pagesAround = (number: number, last: number): number[] =>
  [...new Set([1, number - 1, number, number + 1, number + 2])]
    .filter((page) => page >= 1 && page <= Math.max(last, number))
    .toSorted((one, other) => one - other);

const ask = (cursor: string | undefined, rows: number): PageQuery =>
  cursor === undefined ? { limit: String(rows) } : { after: cursor, limit: String(rows) };

/**
 * Reads a page of a list that goes by cursors, by its number. Cursors once found are kept in `cursors`, by the page they
 * lead to; to those not found yet it walks. A number beyond the end reads the last page that is known.
 * @returns the number of the page that was read, with it.
 */
export const readNumbered = async <Page extends PageFound>(
  read: (query: PageQuery) => Promise<Result<Page>>,
  number: number,
  size: number,
  cursors: Map<number, string>,
): Promise<{ readonly number: number; readonly result: Result<Page> }> => {
  let at = Math.max(1, ...[...cursors.keys()].filter((known) => known <= number));
  while (at < number) {
    const pages = Math.min(number - at, Math.floor(mostAtOnce / size));
    const skipped = await read(ask(cursors.get(at), pages * size));
    if (!skipped.ok) return { number: at, result: skipped };
    if (skipped.value.next === null) break;
    at += pages;
    cursors.set(at, skipped.value.next);
  }
  const result = await read(ask(cursors.get(at), size));
  if (result.ok && result.value.next !== null) cursors.set(at + 1, result.value.next);
  return { number: at, result };
};
