import { describe, expect, test } from 'vitest';
import type { Entry } from '@shuka/domain/finance';
import type { Farm } from '@shuka/domain/farms';
import { bookLines, lineFields, saidIn } from '@shuka/domain/reports';
import { entriesFor, standsInBook } from './book-entries.ts';
import { fieldsOfFarm, fieldsOfReport } from './fields-of-report.ts';
import { readReport } from './report-fields.ts';
import { refusedOn, stepOf } from './report-steps.ts';
import { beginReport, readUnfinished } from './unfinished-report.ts';

const idOf = (number: number): string => `0193a000-0009-7000-8000-${String(number).padStart(12, '0')}`;
const [farmId, keeperId, reportId] = [idOf(1), idOf(2), idOf(3)];
const now = new Date('2026-11-21T08:00:00Z');

const farm: Farm = {
  id: farmId,
  keeperId,
  name: 'Gonar Amina',
  stateCode: 'KN',
  lga: 'Bichi',
  sizeBand: 'large',
  crop: 'Maize',
  revision: 1,
  createdAt: '2026-05-04T08:00:00.000Z',
};

const filled = {
  ...fieldsOfFarm(farm, null, now),
  ...Object.fromEntries(
    Object.values(lineFields).flatMap(({ price, quantity }) => [
      [price, '1,500.50'],
      [quantity, '2.5'],
    ]),
  ),
  familyValued: 'yes',
  familyDays: '12.5',
  familyDayPrice: '2500',
  budget: '30000',
  bags: '12',
  bagsToSell: '9',
  inspectionType: 'harvest',
  inspectionCompleted: 'yes',
  reportTitle: 'Masara',
  reportCategory: 'harvest',
  reportDescription: 'All is in the store.',
};

const draftOf = (fields: Readonly<Record<string, string>>) => ({
  ...saidIn(fields),
  id: reportId,
  farmId,
  keeperId,
  photoIds: [],
  entriesInBook: false,
  entries: [],
  corrects: null,
});

const read = (change: Readonly<Record<string, string>>) => readReport(draftOf({ ...filled, ...change }), keeperId, now);

describe('what is typed', () => {
  test('becomes the report, its totals reckoned; the farm tells place, zone, crop and the day is today', () => {
    const { report } = read({});
    expect(report?.costs.seed).toEqual({ priceKobo: 150_050, quantity: 2.5, totalKobo: 375_125 });
    expect(report?.familyLabour?.totalKobo).toBe(3_125_000);
    expect(report?.farmReport).toMatchObject({
      reportZone: 'North West',
      reportLocation: 'Bichi, Kano',
      cropType: 'Maize',
      reportDate: '2026-11-21',
    });
  });

  test('comes back into the form as it was, for a correction', () => {
    const { report } = read({});
    const again = report && readReport(draftOf(fieldsOfReport(report)), keeperId, now).report;
    expect(again).toEqual(report);
  });

  test.each([
    ['an empty price', { seedPrice: '' }, 'seedPrice', 'reports.priceRequired'],
    ['a price in words', { laborPrice: 'much' }, 'laborPrice', 'reports.priceRequired'],
    ['an empty quantity', { fertilizerQuantity: ' ' }, 'fertilizerQuantity', 'reports.quantityRequired'],
    ['the amount of pesticide', { pesticideAmount: '2,5' }, 'pesticideAmount', 'reports.quantityRequired'],
    ['family work without days', { familyDays: '' }, 'familyDays', 'reports.daysRequired'],
    ['a budget in words', { budget: 'some' }, 'budget', 'reports.budgetWrong'],
    ['bags without those for sale', { bagsToSell: '' }, 'bagsToSell', 'reports.bagsToSellRequired'],
    ['more bags for sale than there are', { bagsToSell: '13' }, 'bagsToSell', 'reports.bagsToSellTooMany'],
    ['no inspection type', { inspectionType: '' }, 'inspectionType', 'reports.inspectionTypeRequired'],
    ['no title', { reportTitle: ' ' }, 'reportTitle', 'reports.titleRequired'],
    ['no category', { reportCategory: '' }, 'reportCategory', 'reports.categoryRequired'],
    ['a day to come', { reportDate: '2026-11-22' }, 'reportDate', 'reports.dateInFuture'],
    ['a line too dear to sum', { othersPrice: '80000000000000' }, 'othersPrice', 'reports.tooMuch'],
  ])('is refused beside its field, on its step: %s', (_what, change, field, says) => {
    const { refused } = read(change);
    expect(refused).toEqual({ [field]: says });
    expect(refusedOn(stepOf(field), refused ?? {})).toEqual(refused);
  });

  test('may leave out what nobody has to say', () => {
    const { report } = read({ familyValued: 'no', familyDays: 'x', budget: '', bags: '', bagsToSell: '' });
    expect(report).toMatchObject({ familyLabour: null, budgetKobo: null, harvest: null });
  });
});

describe('a report that was begun', () => {
  test('is read as it was kept; what is no such thing is none', () => {
    const begun = beginReport({ seedPrice: '5' });
    expect(readUnfinished(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
    expect(readUnfinished(undefined)).toBeNull();
    expect(readUnfinished({ ...begun, step: 'dance' })).toBeNull();
  });
});

const entry = (number: number, change: Partial<Entry> = {}): Entry => ({
  id: idOf(number),
  keeperId,
  farmId,
  seasonId: null,
  kind: 'expense',
  category: 'seed',
  description: '',
  amountKobo: 700,
  happenedOn: '2026-11-01',
  reportId: null,
  corrects: null,
  isCancelled: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...change,
});

describe('whether the costs stand in the book already', () => {
  const about = { farmId, seasonId: null, corrects: null };
  test.each([
    ['an empty book', [], about, false],
    ['seed was written by hand', [entry(1)], about, true],
    ['of another season', [entry(1, { seasonId: idOf(9) })], about, false],
    ['of another farm', [entry(1, { farmId: idOf(9) })], about, false],
    ['only transport', [entry(1, { category: 'transport' })], about, false],
    ['it was cancelled', [entry(1), entry(2, { corrects: idOf(1), isCancelled: true })], about, false],
    ['this report wrote it, and is corrected', [entry(1, { reportId })], { ...about, corrects: reportId }, false],
    ['another report wrote it', [entry(1, { reportId })], { ...about, corrects: idOf(9) }, true],
  ])('%s: %s', (_what, entries, asked, is) => expect(standsInBook(entries, asked)).toBe(is));
});

describe('the entries a report writes', () => {
  const { entryIds } = beginReport({});
  test('are one for each line, or none where the book is left alone', () => {
    expect(entriesFor([], entryIds, null, true).map(({ line }) => line)).toEqual(bookLines);
    expect(entriesFor([entry(1)], entryIds, null, false)).toEqual([]);
  });

  test('take the place of what the corrected report has there today', () => {
    const book = [entry(1, { reportId }), entry(2, { reportId, corrects: idOf(1), amountKobo: 900 }), entry(3)];
    const seed = { line: 'seed', id: entryIds.seed, corrects: { entryId: idOf(2), amountKobo: 900 } };
    expect(entriesFor(book, entryIds, reportId, false)).toEqual([seed]);
    expect(entriesFor(book, entryIds, reportId, true)).toHaveLength(bookLines.length);
    expect(entriesFor(book, entryIds, reportId, true)[0]).toEqual(seed);
  });
});
