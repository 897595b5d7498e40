import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import {
  asksOver,
  categories,
  categoriesOf,
  checkRoom,
  correctedEntry,
  entryDraft,
  mostKobo,
  newEntry,
  oddities,
  type EntryDraft,
} from './index.ts';

const now = new Date('2026-06-01T08:00:00Z');
const id = (last: number): string => `0193a000-0000-7000-8000-00000000000${last}`;

const draft = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  id: id(1),
  keeperId: id(2),
  farmId: null,
  seasonId: null,
  kind: 'expense',
  category: 'seed',
  description: 'Maize',
  amountKobo: 2_500_000,
  happenedOn: '2026-05-20',
  ...change,
});

/** The fields a rule refuses with what each says, or the problem's code. */
const refusedBy = (rule: () => unknown): unknown => {
  try {
    rule();
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields.length === 0 ? error.code : error.fields.map(({ field, says }) => `${field} ${says}`);
  }
};

describe('a new entry', () => {
  test.each<[string, Partial<EntryDraft>]>([
    ['of today', { happenedOn: '2026-06-01' }],
    ['of long ago', { happenedOn: '1999-01-01' }],
    ['of a farm without a season', { farmId: id(3) }],
    ['of a season of a farm', { farmId: id(3), seasonId: id(4) }],
    ['without a description', { description: '' }],
    ['of a trillion naira', { amountKobo: 100_000_000_000_000 }],
  ])('may be one %s', (_what, change) => {
    expect(newEntry(draft(change), {}, now)).toEqual({
      ...draft(change),
      reportId: null,
      corrects: null,
      isCancelled: false,
      createdAt: '2026-06-01T08:00:00.000Z',
    });
  });

  test.each<[string, Partial<EntryDraft>, string]>([
    ['of tomorrow', { happenedOn: '2026-06-02' }, 'happenedOn finance.dayAhead'],
    ['of a season without its farm', { seasonId: id(4) }, 'farmId finance.farmOfSeason'],
    ['of income for seed', { kind: 'income' }, 'category finance.categoryRequired'],
    ['of an expense for a sale', { category: 'produce-sale' }, 'category finance.categoryRequired'],
  ])('may be none %s', (_what, change, says) => {
    expect(refusedBy(() => newEntry(draft(change), {}, now))).toEqual([says]);
  });

  test('may be of the day that has begun in Nigeria and not yet in Greenwich', () => {
    const midnight = new Date('2026-06-01T23:30:00Z');
    expect(newEntry(draft({ happenedOn: '2026-06-02' }), {}, midnight).happenedOn).toBe('2026-06-02');
  });

  test('has a category of its kind, and every category belongs to one', () => {
    for (const category of categories) {
      const kinds = (['income', 'expense'] as const).filter(
        (kind) => refusedBy(() => newEntry(draft({ kind, category }), {}, now)) === null,
      );
      expect(kinds, category).toHaveLength(1);
    }
    expect([...categoriesOf.income, ...categoriesOf.expense].toSorted()).toEqual([...categories].toSorted());
  });
});

test.each([
  ['no amount', { amountKobo: Number.NaN }, 'finance.amountRequired'],
  ['nothing', { amountKobo: 0 }, 'finance.amountRequired'],
  ['a part of a kobo', { amountKobo: 1.5 }, 'finance.amountRequired'],
  ['more than can be counted', { amountKobo: mostKobo + 1 }, 'finance.amountTooLarge'],
  ['a day nobody knows', { happenedOn: '2026-02-30' }, 'finance.dayRequired'],
  ['no kind', { kind: '' }, 'finance.kindRequired'],
  ['no category', { category: '' }, 'finance.categoryRequired'],
  ['a field of its own', { profit: 1 }, 'Invalid input'],
])('a draft with %s is refused by its shape', (_what, change, says) => {
  const read = entryDraft.safeParse({ ...draft(), ...change });
  expect(read.error?.issues.map(({ message }) => message).join()).toContain(says);
});

describe('a correction', () => {
  const entry = () => newEntry(draft(), { reportId: id(5) }, now);
  const said = draft({ id: id(6), amountKobo: 7 });

  test('names what it corrects and keeps the report it came from', () => {
    const made = correctedEntry({ entry: entry(), isCorrected: false }, said, false, now);
    expect(made).toMatchObject({ id: id(6), corrects: id(1), reportId: id(5), amountKobo: 7, isCancelled: false });
  });

  test('that cancels says again what it cancels', () => {
    const made = correctedEntry({ entry: entry(), isCorrected: false }, said, true, now);
    expect(made).toMatchObject({ id: id(6), corrects: id(1), amountKobo: 2_500_000, isCancelled: true });
  });

  test('of what was corrected already is refused, and so is one the rules refuse', () => {
    expect(refusedBy(() => correctedEntry({ entry: entry(), isCorrected: true }, said, false, now))).toBe(
      'corrected-already',
    );
    const ahead = { ...said, happenedOn: '2027-01-01' };
    expect(refusedBy(() => correctedEntry({ entry: entry(), isCorrected: false }, ahead, false, now))).toEqual([
      'happenedOn finance.dayAhead',
    ]);
  });
});

test('a book takes amounts up to what can be counted, to the last kobo', () => {
  expect(refusedBy(() => checkRoom(mostKobo - 5, 5))).toBeNull();
  expect(refusedBy(() => checkRoom(mostKobo - 5, 6))).toBe('book-too-large');
});

describe('what is odd is asked back', () => {
  test.each([
    ['nothing about a bag of seed', {}, null, []],
    ['an amount just at the limit: not yet', { amountKobo: asksOver('seed') }, null, []],
    ['an amount above it', { amountKobo: asksOver('seed') + 1 }, null, ['amount']],
    ['a trillion naira of sales', { category: 'produce-sale', amountKobo: 1e14 }, null, ['amount']],
    ['a day two years ago', { happenedOn: '2024-05-01' }, null, ['oldDay']],
    ['seed bought a month before planting: no', { happenedOn: '2026-04-20' }, '2026-05-20', []],
    ['seed bought a year before planting', { happenedOn: '2025-05-01' }, '2026-05-20', ['beforeSeason']],
  ] as const)('%s', (_what, change, plantedOn, asks) => {
    expect(oddities(draft(change), plantedOn, now)).toEqual(asks);
  });

  test('every category has a limit that a smallholder never meets', () => {
    for (const category of categories) expect(asksOver(category), category).toBeGreaterThan(500_000_000);
  });
});
