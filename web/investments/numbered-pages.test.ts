import { describe, expect, test } from 'vitest';
import { pageNumberOf, pagesAround, pagesOf, readNumbered, type PageQuery } from './numbered-pages.ts';

/** A list of so many rows; its cursors are the number of the last row that was read. */
const listOf = (rows: number) => {
  const asked: PageQuery[] = [];
  const read = async (query: PageQuery) => {
    asked.push(query);
    const from = Number(query.after ?? 0);
    const to = Math.min(rows, from + Number(query.limit));
    const items = Array.from({ length: to - from }, (_, place) => from + place + 1);
    return { ok: true as const, value: { items, next: to < rows ? String(to) : null } };
  };
  return { asked, read };
};

const itemsOf = async (answer: ReturnType<typeof readNumbered<{ items: number[]; next: string | null }>>) => {
  const { number, result } = await answer;
  return { number, items: result.ok ? result.value.items : null };
};

describe('a page by its number', () => {
  test('is the rows after those of the pages before it', async () => {
    const { read } = listOf(10);
    const cursors = new Map<number, string>();
    expect(await itemsOf(readNumbered(read, 1, 4, cursors))).toEqual({ number: 1, items: [1, 2, 3, 4] });
    expect(await itemsOf(readNumbered(read, 2, 4, cursors))).toEqual({ number: 2, items: [5, 6, 7, 8] });
    expect(await itemsOf(readNumbered(read, 3, 4, cursors))).toEqual({ number: 3, items: [9, 10] });
  });

  test('is found from an address alone, a hundred rows a question', async () => {
    const { read, asked } = listOf(1000);
    const { items } = await itemsOf(readNumbered(read, 60, 4, new Map()));
    expect(items).toEqual([237, 238, 239, 240]);
    expect(asked.map(({ limit }) => limit)).toEqual(['100', '100', '36', '4']);
  });

  test('is asked for once where its cursor is known', async () => {
    const { read, asked } = listOf(10);
    const cursors = new Map<number, string>();
    await readNumbered(read, 1, 4, cursors);
    await readNumbered(read, 2, 4, cursors);
    expect(asked).toEqual([{ limit: '4' }, { after: '4', limit: '4' }]);
  });

  test('beyond the end is the last that is known', async () => {
    expect((await itemsOf(readNumbered(listOf(6).read, 9, 4, new Map()))).items).toEqual([1, 2, 3, 4]);
  });

  test('that cannot be read says why', async () => {
    const failure = { status: 0, code: 'network', title: '', fields: [], requestId: null };
    const { result } = await readNumbered(async () => ({ ok: false, failure }), 3, 4, new Map());
    expect(result).toEqual({ ok: false, failure });
  });
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 7]],
  [9, 9, [1, 8, 9]],
])('on page %i of %i the pager offers %j', (number, last, offered) => {
  expect(pagesAround(number, last)).toEqual(offered);
});

test('a list of nothing has one page, and 100,000 rows no more than the pager goes to', () => {
  expect([pagesOf(0, 4), pagesOf(4, 4), pagesOf(5, 4), pagesOf(100_000, 4)]).toEqual([1, 1, 2, 250]);
});

test.each([
  ['3', 3],
  [null, 1],
  ['0', 1],
  ['-2', 1],
  ['two', 1],
  ['9999', 250],
])('an address that says page %j means page %i', (text, number) => {
  expect(pageNumberOf(text)).toBe(number);
});
