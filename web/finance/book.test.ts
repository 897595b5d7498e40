import { describe, expect, test } from 'vitest';
import { bookFigures, type Entry } from '@shuka/domain/finance';
import type { Kept } from '#kit/rows.ts';
import { linesOf, standingOfBook } from './book.ts';

const entry = (id: string, change: Partial<Entry> = {}, state: Kept<Entry>['state'] = 'accepted'): Kept<Entry> => ({
  row: {
    id,
    keeperId: 'amina',
    farmId: null,
    seasonId: null,
    kind: 'expense',
    category: 'seed',
    description: '',
    amountKobo: 100,
    happenedOn: '2026-05-01',
    reportId: null,
    corrects: null,
    isCancelled: false,
    createdAt: '2026-05-01T08:00:00.000Z',
    ...change,
  },
  state,
});

const shown = (kept: readonly Kept<Entry>[]): string[] =>
  linesOf(kept).map(({ row, standing }) => `${row.id} ${standing}`);

describe('the lines of a book', () => {
  test('come by day, and of a day the newest first', () => {
    const kept = [entry('a'), entry('b', { happenedOn: '2026-05-02' }), entry('c')];
    expect(shown(kept)).toEqual(['b stands', 'c stands', 'a stands']);
  });

  test('show what was corrected beside what took its place', () => {
    expect(shown([entry('a'), entry('b', { corrects: 'a' })])).toEqual(['b stands', 'a corrected']);
  });

  test('show what was cancelled, once', () => {
    expect(shown([entry('a'), entry('b', { corrects: 'a', isCancelled: true })])).toEqual(['a cancelled']);
  });

  test('let an entry stand whose correction was refused, and show that one too', () => {
    const kept = [entry('a'), entry('b', { corrects: 'a', amountKobo: 7 }, 'needs-fixing')];
    expect(shown(kept)).toEqual(['b stands', 'a stands']);
    expect(bookFigures(standingOfBook(kept)).costKobo).toBe(100);
  });

  test('count a correction that waits on this phone', () => {
    const kept = [entry('a'), entry('b', { corrects: 'a', amountKobo: 7 }, 'saved-here')];
    expect(bookFigures(standingOfBook(kept)).costKobo).toBe(7);
  });
});
