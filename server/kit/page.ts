import { Problem } from '@shuka/domain/kit/problem.ts';

const usualSize = 20;

/** The size of the page that was asked for; the contract's schema has seen to its bounds. */
export const limitOf = (limit: string | undefined): number => (limit === undefined ? usualSize : Number(limit));

/** The key of the row a page begins after, as `cutPage` wrote it. @throws Problem `invalid` for a cursor we never made. */
export const cursorParts = (after: string | undefined, length: number): string[] | null => {
  if (after === undefined) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === length && parts.every((part) => typeof part === 'string'))
      return parts as string[];
  } catch {
    // falls through to the refusal below
  }
  throw new Problem('invalid', { fields: [{ field: 'after', says: 'field.cursor' }] });
};

/** Cuts one row more than a page into a page and the cursor of the next. */
export const cutPage = <Row>(found: readonly Row[], size: number, keyOf: (row: Row) => readonly string[]) => {
  const items = found.slice(0, size);
  const last = items.at(-1);
  const next =
    found.length > size && last !== undefined ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null;
  return { items: [...items], next };
};
