import { afterAll, describe, expect, test } from 'vitest';
import { registerFarm } from '@shuka/domain/farms';
import { correctEntry, listEntries, readTotals, standingEntries, type Entry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { bookLines, categoryOfLine, submitReport, type EntryOfLine, type ReportDraft } from '@shuka/domain/reports';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { reportDraft } from '#world/reports.ts';

const house = await openHouse();
afterAll(house.close);

const { musa: farmer } = people;
const { accountId: keeperId } = farmer;

const newEntries = (): EntryOfLine[] => bookLines.map((line) => ({ line, id: newId(), corrects: null }));

/** A farm of its own, so that tests do not read each other's entries. */
const someFarm = async (): Promise<string> => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KD', lga: 'Soba', sizeBand: 'small', crop: 'Millet' };
  return (await house.as(farmer).call(registerFarm, farm)).body.id;
};

const submit = (farmId: string, change: Partial<ReportDraft>) =>
  house.as(farmer).call(submitReport, reportDraft({ id: newId(), farmId, keeperId, ...change }));

const bookOf = async (farmId: string): Promise<Entry[]> =>
  (await house.as(farmer).call(listEntries, { farmId, limit: '100' })).body.items;

const standing = async (farmId: string) =>
  standingEntries(await bookOf(farmId))
    .map(({ category, amountKobo }): [string, number] => [category, amountKobo])
    .toSorted();

const expense = async (): Promise<number> => (await house.as(farmer).call(readTotals, {})).body.expenseKobo;

const whole = [
  ['family-labour', 500_000],
  ['fertiliser', 10_400_000],
  ['herbicide', 1_625_000],
  ['labour', 6_300_000],
  ['other-input', 900_000],
  ['pesticide', 480_000],
  ['seed', 3_200_000],
];

const family = { familyLabour: { days: 2, dayPriceKobo: 250_000 } };

/** The entries of a correction: each takes the place of what stands. */
const entriesOver = async (farmId: string): Promise<EntryOfLine[]> => {
  const now = standingEntries(await bookOf(farmId));
  return bookLines.map((line) => {
    const entry = now.find(({ category }) => category === categoryOfLine[line]);
    return { line, id: newId(), corrects: entry ? { entryId: entry.id, amountKobo: entry.amountKobo } : null };
  });
};

describe('the costs of a report', () => {
  test('stand in the book, each once, and name the report', async () => {
    const farmId = await someFarm();
    const before = await expense();
    const { status, body } = await submit(farmId, { ...family, entriesInBook: true, entries: newEntries() });
    expect(status).toBe(201);
    expect(await standing(farmId)).toEqual(whole);
    for (const entry of await bookOf(farmId))
      expect(entry).toMatchObject({ reportId: body.id, happenedOn: '2026-05-02', kind: 'expense', keeperId });
    expect((await expense()) - before).toBe(23_405_000);
  });

  test('stay out of it where it is asked so, and where nothing was spent', async () => {
    const farmId = await someFarm();
    await submit(farmId, { entries: newEntries() });
    expect(await bookOf(farmId)).toEqual([]);
    const free = { priceKobo: 0, quantity: 3 };
    const costs = { ...reportDraft({ id: '' }).costs, seed: free, labour: free, fertiliser: free };
    await submit(farmId, { costs, entriesInBook: true, entries: newEntries() });
    expect((await standing(farmId)).map(([category]) => category)).toEqual(['herbicide', 'other-input', 'pesticide']);
  });

  test('and the report are one act: when the book refuses, there is no report', async () => {
    const farmId = await someFarm();
    const entries = newEntries();
    await submit(farmId, { entriesInBook: true, entries });
    const dear = { priceKobo: 8_999_999_975_000_000, quantity: 1 };
    const { status, body } = await submit(farmId, {
      costs: { ...reportDraft({ id: '' }).costs, others: dear, seed: { priceKobo: 0, quantity: 0 } },
      entriesInBook: true,
      entries: newEntries(),
    });
    expect([status, body.code]).toEqual([409, 'book-too-large']);
    expect(await bookOf(farmId)).toHaveLength(6);
  });
});

describe('a corrected report', () => {
  test('has its costs in the book in place of those before, counted once', async () => {
    const farmId = await someFarm();
    const before = await expense();
    const first = await submit(farmId, { ...family, entriesInBook: true, entries: newEntries() });
    const costs = {
      ...reportDraft({ id: '' }).costs,
      seed: { priceKobo: 0, quantity: 0 },
      labour: { priceKobo: 100, quantity: 1 },
    };
    const change = { costs, entriesInBook: true, entries: await entriesOver(farmId), corrects: first.body.id };
    expect((await submit(farmId, change)).status).toBe(201);
    expect(await standing(farmId)).toEqual([
      ['fertiliser', 10_400_000],
      ['herbicide', 1_625_000],
      ['labour', 100],
      ['other-input', 900_000],
      ['pesticide', 480_000],
    ]);
    expect((await expense()) - before).toBe(13_405_100);
    expect(await bookOf(farmId)).toHaveLength(14);
  });

  test('takes them out of the book again', async () => {
    const farmId = await someFarm();
    const first = await submit(farmId, { entriesInBook: true, entries: newEntries() });
    const entries = await entriesOver(farmId);
    const second = await submit(farmId, { entriesInBook: false, entries, corrects: first.body.id });
    expect([second.status, await standing(farmId)]).toEqual([201, []]);
    await submit(farmId, { ...family, entriesInBook: true, entries: newEntries(), corrects: second.body.id });
    expect(await standing(farmId)).toEqual(whole);
  });

  test('is refused where its costs would stand there twice', async () => {
    const farmId = await someFarm();
    const first = await submit(farmId, { entriesInBook: true, entries: newEntries() });
    const twice = await submit(farmId, { entriesInBook: true, entries: newEntries(), corrects: first.body.id });
    expect([twice.status, twice.body.errors]).toEqual([400, [{ field: 'entries', says: 'reports.entriesWrong' }]]);
  });

  test('is refused where the book was corrected meanwhile, and takes the newest entry where it was seen', async () => {
    const farmId = await someFarm();
    const first = await submit(farmId, { entriesInBook: true, entries: newEntries() });
    const entries = await entriesOver(farmId);
    const [seed] = (await bookOf(farmId)).filter(({ category }) => category === 'seed');
    const {
      id: entryId,
      reportId: _r,
      corrects: _c,
      createdAt: _a,
      ...held
    } = { ...seed } as Entry & { isCorrected?: boolean };
    const { isCorrected: _i, ...detail } = held;
    const correction = { ...detail, id: newId(), entryId, amountKobo: 1_000_000 };
    expect((await house.as(farmer).call(correctEntry, correction)).status).toBe(201);
    const late = await submit(farmId, { entriesInBook: true, entries, corrects: first.body.id });
    expect([late.status, late.body.code]).toEqual([409, 'corrected-already']);
    const now = await entriesOver(farmId);
    expect((await submit(farmId, { entriesInBook: true, entries: now, corrects: first.body.id })).status).toBe(201);
    expect((await standing(farmId)).find(([category]) => category === 'seed')).toEqual(['seed', 3_200_000]);
  });
});
