import { epcisLimits } from '@shuka/domain/traceability';
import type { Context } from '#kit/context.ts';
import { cursorParts, cutPage } from '#kit/page.ts';

/** How many a page holds: as many as were asked for, and no more than the most. */
export const pageSizeOf = (perPage: string | undefined): number =>
  Math.min(epcisLimits.mostPerPage, perPage === undefined ? epcisLimits.usualPerPage : Number(perPage));

/** Where a page begins. @throws Problem `invalid` for a token we never gave. */
export const tokenParts = (
  token: string | undefined,
  keys: Parameters<typeof cursorParts>[1],
): readonly string[] | null => cursorParts(token, keys);

type Asked = { readonly path: string; readonly query: Readonly<Record<string, unknown>> };

const headerFields = ['epcisVersion', 'cbvVersion', 'nextPageToken'];

/** Cuts a page, and says in the Link header where the next one is (RFC 8288), as EPCIS has it. */
export const cutEpcisPage = <Row>(
  context: Context,
  { path, query }: Asked,
  found: readonly Row[],
  size: number,
  keyOf: (row: Row) => readonly string[],
): Row[] => {
  const { items, next } = cutPage(found, size, keyOf);
  if (next !== null) {
    const same = Object.entries(query).filter(([name, value]) => !headerFields.includes(name) && value !== undefined);
    const address = new URLSearchParams([
      ...same.map(([name, value]): [string, string] => [name, String(value)]),
      ['nextPageToken', next],
    ]);
    context.setHeader('link', `<${context.publicUrl}${path}?${address.toString()}>; rel="next"`);
  }
  return items;
};
