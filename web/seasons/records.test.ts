import { describe, expect, test } from 'vitest';
import { toldRecords } from './records.ts';

const kept = (id: string, on: string, corrects: string | null = null) =>
  ({ row: { id, on, corrects }, state: 'accepted' }) as const;

describe('records on a season’s page', () => {
  test('stand with what they correct beside them, the latest day first', () => {
    const records = [
      kept('a', '2026-06-01'),
      kept('b', '2026-06-02', 'a'),
      kept('c', '2026-06-03', 'b'),
      kept('d', '2026-06-09'),
    ];
    const told = toldRecords(records, ({ on }) => on);
    expect(told.map(({ kept: { row }, before }) => [row.id, before.map(({ id }) => id)])).toEqual([
      ['d', []],
      ['c', ['b', 'a']],
    ]);
  });

  test('that correct one that is not on this phone stand all the same', () => {
    expect(toldRecords([kept('b', '2026-06-02', 'a')], ({ on }) => on)[0]?.before).toEqual([]);
  });
});
