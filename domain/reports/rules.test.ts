import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import * as z from 'zod/mini';
import { mostKobo } from './cost-figures.ts';
import { entryOfReport } from './entries.ts';
import { reportDraft, type ReportDraft } from './model.ts';
import { pretendDraft, pretendId, pretendNow, pretendReport } from './pretend-report.ts';
import { isBeforeHarvest, newReport } from './rules.ts';

const [by, otherEntry, entryId] = [pretendId(3), pretendId(11), pretendId(12)];

const refusedBy = (draft: ReportDraft, now = pretendNow): unknown => {
  try {
    newReport(draft, by, now);
    return null;
  } catch (error) {
    return error instanceof Problem ? error.fields : error;
  }
};

const draft = pretendDraft();
const onDay = (reportDate: string) => pretendDraft({ farmReport: { ...draft.farmReport, reportDate } });

describe('a new report', () => {
  test('has the totals of its lines, whatever the phone shows', () => {
    const { costs, familyLabour } = pretendReport({ familyLabour: { days: 12.5, dayPriceKobo: 250_000 } });
    expect(Object.values(costs).map(({ totalKobo }) => totalKobo)).toEqual([
      3_800_000, 8_400_000, 31_200_000, 2_040_000, 0, 1_500_000,
    ]);
    expect(familyLabour).toEqual({ days: 12.5, dayPriceKobo: 250_000, totalKobo: 3_125_000 });
  });

  test('says who wrote it, and carries no entries', () => {
    const report = newReport(draft, pretendId(7), pretendNow);
    expect([report.keeperId, report.by, report.createdAt]).toEqual([by, pretendId(7), '2026-11-21T08:00:00.000Z']);
    expect(report).not.toHaveProperty('entries');
  });

  test.each([
    ['today', '2026-11-21', pretendNow],
    ['years ago', '1999-01-01', pretendNow],
    ['today in Nigeria, tomorrow in Greenwich', '2026-11-22', new Date('2026-11-21T23:00:00Z')],
  ])('may be of %s', (_what, day, now) => expect(refusedBy(onDay(day), now)).toBeNull());

  const familyWork = { days: 1, dayPriceKobo: 1 };
  const dear = { priceKobo: mostKobo, quantity: 1 };
  const whole = { ...draft.costs, seed: dear };

  test.each([
    ['a day that has not come', onDay('2026-11-22'), 'farmReport.reportDate', 'reports.dateInFuture'],
    [
      'a line no sum could hold',
      pretendDraft({ costs: { ...draft.costs, labour: { ...dear, quantity: 2 } } }),
      'costs.labour.priceKobo',
      'reports.tooMuch',
    ],
    ['lines whose sum is too much', pretendDraft({ costs: whole }), 'costs.seed.priceKobo', 'reports.tooMuch'],
    [
      'family work no sum could hold',
      pretendDraft({ familyLabour: { days: 2, dayPriceKobo: mostKobo } }),
      'familyLabour.dayPriceKobo',
      'reports.tooMuch',
    ],
    [
      'more bags for sale than there are',
      pretendDraft({ harvest: { bags: 3, bagsToSell: 3.001 } }),
      'harvest.bagsToSell',
      'reports.bagsToSellTooMany',
    ],
    [
      'a cost for the book without an entry',
      pretendDraft({
        entriesInBook: true,
        familyLabour: familyWork,
        entries: [{ line: 'seed', id: entryId, corrects: null }],
      }),
      'entries',
      'reports.entriesWrong',
    ],
  ])('is refused beside the field: %s', (_what, wrong, field, says) =>
    expect(refusedBy(wrong)).toEqual([{ field, says }]),
  );
});

describe('what is sent is checked field by field', () => {
  const parse = (change: object) => {
    const read = z.safeParse(reportDraft, { ...draft, ...change });
    return read.success ? null : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };
  const seed = (line: unknown) => ({ costs: { ...draft.costs, seed: line } });
  const said = (change: object) => ({ farmReport: { ...draft.farmReport, ...change } });
  const entry = { line: 'seed', id: entryId, corrects: null };

  test.each([
    ['a line without a price', seed({ quantity: 1 }), 'costs.seed.priceKobo', 'reports.priceRequired'],
    ['a price below nothing', seed({ priceKobo: -1, quantity: 1 }), 'costs.seed.priceKobo', 'reports.priceRequired'],
    ['a fraction of a kobo', seed({ priceKobo: 0.5, quantity: 1 }), 'costs.seed.priceKobo', 'reports.priceRequired'],
    ['a line without a quantity', seed({ priceKobo: 1 }), 'costs.seed.quantity', 'reports.quantityRequired'],
    ['four decimals', seed({ priceKobo: 1, quantity: 0.0001 }), 'costs.seed.quantity', 'reports.quantityRequired'],
    [
      'an inspection of no kind',
      { inspection: { inspectionType: '', inspectionCompleted: false } },
      'inspection.inspectionType',
      'reports.inspectionTypeRequired',
    ],
    ['no title', said({ reportTitle: ' ' }), 'farmReport.reportTitle', 'reports.titleRequired'],
    ['no such day', said({ reportDate: '2026-02-30' }), 'farmReport.reportDate', 'reports.dateRequired'],
    ['thirteen photos', { photoIds: Array(13).fill(entryId) }, 'photoIds', 'reports.tooManyPhotos'],
    ['two entries of one line', { entries: [entry, entry] }, 'entries', 'reports.entriesWrong'],
  ])('%s', (_what, change, field, says) => expect(parse(change)).toEqual([[field, says]]));

  test('a total is no part of it: nobody may say what it comes to', () => {
    expect(parse(seed({ priceKobo: 1, quantity: 1, totalKobo: 9 }))).toHaveLength(1);
  });
});

describe('bags are expected, not counted', () => {
  test.each([
    ['pre-planting', true],
    ['mid-season', true],
    ['harvest', false],
    ['post-harvest', false],
  ] as const)('at %s: %s', (inspectionType, is) =>
    expect(isBeforeHarvest({ inspection: { inspectionType, inspectionCompleted: false } })).toBe(is),
  );
});

describe('a line of a report in the book', () => {
  const standing = { entryId: otherEntry, amountKobo: 777 };
  const write = (entriesInBook: boolean, line: 'seed' | 'pesticide', corrects: typeof standing | null) =>
    entryOfReport({ ...pretendReport(), entriesInBook }, { line, id: entryId, corrects }, pretendNow);

  test('is an expense of its total, on the day of the report, that names the report', () => {
    expect(write(true, 'seed', null)).toEqual({
      id: entryId,
      keeperId: by,
      farmId: draft.farmId,
      seasonId: null,
      kind: 'expense',
      category: 'seed',
      description: 'Maize at knee height',
      amountKobo: 3_800_000,
      happenedOn: '2026-07-10',
      reportId: draft.id,
      corrects: null,
      isCancelled: false,
      createdAt: '2026-11-21T08:00:00.000Z',
    });
  });

  test.each([
    ['is none where nothing was spent', true, 'pesticide', null, null],
    ['is none where the book is left alone', false, 'seed', null, null],
    ['takes the place of the one before', true, 'seed', standing, [3_800_000, otherEntry, false]],
    ['ends the one before where nothing was spent after all', true, 'pesticide', standing, [777, otherEntry, true]],
    ['ends the one before where the book is left alone now', false, 'seed', standing, [777, otherEntry, true]],
  ] as const)('%s', (_what, inBook, line, corrects, expected) => {
    const entry = write(inBook, line, corrects);
    expect(entry && [entry.amountKobo, entry.corrects, entry.isCancelled]).toEqual(expected);
  });
});
