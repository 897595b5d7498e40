import { cursorParts, cutPage, limitOf } from './page.ts';

type Asked = { readonly after?: string | undefined; readonly limit?: string | undefined };

/** A page of what has ids in the order of its birth, the newest first. */
export const pageOf = async <Row extends { readonly id: string }>(
  { after, limit }: Asked,
  find: (after: string | null, limit: number) => Promise<readonly Row[]>,
) => {
  const size = limitOf(limit);
  const [before = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await find(before, size + 1), size, ({ id }) => [id]);
};
