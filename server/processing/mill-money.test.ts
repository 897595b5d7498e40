import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '@shuka/domain/kit/day.ts';
import {
  listMoney,
  readMillFinance,
  readMillReport,
  readMillReportFile,
  readMillStatement,
  recordMoney,
  takeBackMoney,
  takeBackSale,
} from '@shuka/domain/processing';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { someStaffer } from '#world/company-hands.ts';
import { moneyDraft } from '#world/mill-drafts.ts';
import { completedJob, someMoney, someSale, todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const today = todayOf(house);
const month = today.slice(0, 7);
let emeka: WorldPerson;

const write = (change: object = {}) => house.as(emeka).call(recordMoney, moneyDraft(today, change));
const finance = async () =>
  (await house.as(emeka).call(readMillFinance, { companyId, from: `${month}-01`, to: today })).body;

beforeAll(async () => {
  emeka = await someStaffer(house, 'buyer');
  await someSale(house);
  await someMoney(house);
  await write({ kind: 'fee-earned', who: 'Amina Yusuf', crop: '', grams: 0, amountKobo: 1_500_000 });
  await write({ kind: 'fee-paid', who: 'KEDCO', crop: '', grams: 0, amountKobo: 400_000 });
});

describe('the money of a mill', () => {
  test('is sales and fees earned less purchases and fees paid, in all and month by month', async () => {
    const sums = { salesKobo: 6_000_000, purchasesKobo: 90_000_000, feesEarnedKobo: 1_500_000, feesPaidKobo: 400_000 };
    const { months, ...totals } = await finance();
    expect(totals).toEqual({ ...sums, profitKobo: -82_900_000, owedKobo: 0 });
    expect(months).toEqual([{ month, ...sums, profitKobo: -82_900_000 }]);
  });

  test('counts no more what was taken back, by the owner, once', async () => {
    const before = await finance();
    const { id: moneyId } = await someMoney(house);
    const { id: saleId } = await someSale(house);
    const back = (by: WorldPerson) =>
      house.as(by).call(takeBackMoney, { companyId, moneyId, reason: 'It was written down twice.' });
    expect((await back(emeka)).status, 'a buyer').toBe(404);
    expect((await back(danjuma)).body.takenBack).toBe('It was written down twice.');
    expect((await back(danjuma)).body.code).toBe('corrected-already');
    await house.as(danjuma).call(takeBackSale, { companyId, saleId, reason: 'Brought back.' });
    expect(await finance()).toEqual(before);
    const { items } = (await house.as(emeka).call(listMoney, { companyId, limit: '1' })).body;
    expect(items[0]).toMatchObject({ id: moneyId, takenBack: 'It was written down twice.' });
  });

  test.each([
    ['a purchase of nothing', { grams: 0 }, 'grams', 'lots.gramsRequired'],
    ['a purchase of no crop', { crop: '' }, 'crop', 'processing.cropRequired'],
    ['a day to come', { happenedOn: '2099-01-01' }, 'happenedOn', 'processing.dayAhead'],
    ['nobody', { who: '' }, 'who', 'processing.whoRequired'],
  ])('is not written down with %s', async (_what, change, field, says) => {
    expect((await write(change)).body.errors).toEqual([{ field, says }]);
  });

  test('of a month is a statement on paper and for spreadsheets, where no name is a formula', async () => {
    await write({ kind: 'fee-paid', who: '=1+1', crop: '', grams: 0, amountKobo: 100 });
    const asked = { companyId, month };
    const paper = await house.as(emeka).call(readMillStatement, { ...asked, format: 'pdf' });
    expect(readPages(paper.bytes).join(' ')).toMatch(/Danjuma Mills.*₦60,000.*Hajiya Ladi/s);
    const sheet = await house.as(emeka).call(readMillStatement, { ...asked, format: 'csv' });
    expect(sheet.text).toContain("'=1+1");
    expect(sheet.text).toContain('900000.00');
  });

  test('is asked for a year at a time', async () => {
    const ask = (from: string, to: string) => house.as(emeka).call(readMillFinance, { companyId, from, to });
    expect((await ask(today, addDays(today, -1))).body.errors).toEqual([
      { field: 'to', says: 'processing.endsBefore' },
    ]);
    expect((await ask('2020-01-01', today)).body.errors).toEqual([{ field: 'to', says: 'processing.yearAtMost' }]);
  });
});

describe('the report of a mill', () => {
  test('tells intake, yield, losses, suppliers and standstill, as a table, on paper and for spreadsheets', async () => {
    await completedJob(house);
    const asked = { companyId, from: `${month}-01`, to: today };
    const { body: report } = await house.as(emeka).call(readMillReport, asked);
    const jobs = report.jobs.length;
    expect(report.intake).toEqual([{ crop: 'Maize', grams: jobs * 1_000_000 }]);
    expect(report.jobs[0]).toMatchObject({ inGrams: 1e6, outGrams: 780_000, byGrams: 180_000, lostGrams: 40_000 });
    expect(report.losses).toEqual([
      { reason: 'dust', grams: jobs * 25_000 },
      { reason: 'cleaned-out', grams: jobs * 15_000 },
    ]);
    expect(report.suppliers).toEqual([{ who: 'Sani Lawal, Bichi', crop: 'Maize', grams: 2_000_000, kobo: 90_000_000 }]);
    expect([report.machineMinutes, report.downtimes]).toEqual([
      jobs * 400,
      [{ reason: 'no-power', minutes: jobs * 95 }],
    ]);
    const paper = await house.as(emeka).call(readMillReportFile, { ...asked, format: 'pdf' });
    expect(readPages(paper.bytes).join(' ')).toMatch(/Danjuma Mills.*78 %.*Sani Lawal/s);
    const sheet = await house.as(emeka).call(readMillReportFile, { ...asked, format: 'xlsx' });
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('of a time without jobs is empty, not wrong', async () => {
    const asked = { companyId, from: '2024-01-01', to: '2024-01-31' };
    const { body } = await house.as(emeka).call(readMillReport, asked);
    expect([body.intake, body.jobs, body.machineMinutes]).toEqual([[], [], 0]);
    expect((await house.as(emeka).call(readMillReportFile, { ...asked, format: 'pdf' })).status).toBe(200);
  });
});

describe('what is weighed at the gate', () => {
  test('is a purchase, owed until it is paid, and none once it is void; the report tells it apart from what went into jobs', async () => {
    const desk = gateDesk(house, await openGate(house));
    const zainab = await someStaffer(house, 'clerk');
    const asked = { companyId, from: `${month}-01`, to: today };
    const before = await finance();
    const weighedAt = house.clock.now().toISOString();
    const paid = await desk.weighed({ weighedAt });
    const wrong = await desk.weighed({ weighedAt });
    await desk.pay(paid);
    const statement = async () =>
      (await house.as(emeka).call(readMillStatement, { companyId, month, format: 'csv' })).text;
    expect((await finance()).purchasesKobo - before.purchasesKobo).toBe(paid.amountKobo + wrong.amountKobo);
    expect((await statement()).split('\n').filter((line) => line.includes('Sule of Bichi'))).toEqual([
      expect.stringMatching(/218475\.00.*Cash/),
      expect.stringMatching(/218475\.00.*Owed/),
    ]);
    await desk.ask(zainab, wrong);
    await desk.settle(danjuma, wrong);
    expect((await finance()).purchasesKobo - before.purchasesKobo).toBe(paid.amountKobo);
    const { atGate, suppliers } = (await house.as(emeka).call(readMillReport, asked)).body;
    expect(atGate).toEqual([{ crop: 'Maize', grams: 500_000, deliveries: 1 }]);
    expect(suppliers).toContainEqual({ who: 'Sule of Bichi', crop: 'Maize', grams: 485_500, kobo: paid.amountKobo });
  });
});
