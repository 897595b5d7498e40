import { afterAll, describe, expect, test } from 'vitest';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mostReports, readReport, reportRows, submitReport, type ReportDraft } from '@shuka/domain/reports';
import { rows, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { reportDraft, reports } from '#world/reports.ts';
import { syncedReports } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const [, ofMusa = ''] = farms.map(({ id }) => id);

const draft = (change: Partial<ReportDraft> = {}) => reportDraft({ id: newId(), ...change });

const said = (change: Partial<ReportDraft['farmReport']>) => ({ farmReport: { ...draft().farmReport, ...change } });

const onPhone = async (id: string) => {
  const found = await syncedReports.read(house.pool, [id]);
  return { id, ...(JSON.parse(found[0]?.text ?? '{}') as object) };
};

describe('submitting a report does', () => {
  test('answers it with its totals; phones and whoever reads it get the same', async () => {
    const sent = draft({
      familyLabour: { days: 12.5, dayPriceKobo: 250_000 },
      budgetKobo: 30_000_000,
      harvest: { bags: 12.125, bagsToSell: 9 },
      photoIds: [newId()],
      ...said({ reportDescription: 'Ƙasa ta bushe.\nẸ̀kọ́ ₦ “da” \\ kyau.' }),
    });
    const { status, body } = await house.as(amina).call(submitReport, sent);
    const { entries: _, ...kept } = sent;
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...kept, by: amina.accountId, familyLabour: { totalKobo: 3_125_000 } });
    expect(Object.values(body.costs).map(({ totalKobo }) => totalKobo)).toEqual([
      3_200_000, 6_300_000, 10_400_000, 1_625_000, 480_000, 900_000,
    ]);
    expect((await house.as(amina).call(readReport, { reportId: sent.id })).body).toEqual(body);
    expect(await onPhone(sent.id)).toEqual(body);
    const { id: _id, ...shape } = (reportRows.schema as unknown as { shape: object }).shape as { id: unknown };
    expect(Object.keys(await onPhone(sent.id)).slice(1)).toEqual(Object.keys(shape));
  });

  test('for a farmer in one’s care: the report is hers, and who wrote it is said', async () => {
    const { status, body } = await house.as(chidi).call(submitReport, draft());
    expect([status, body.keeperId, body.by]).toEqual([201, amina.accountId, chidi.accountId]);
  });

  test('again, makes one report and the same answer', async () => {
    const one = draft();
    const answers = await Promise.all(Array.from({ length: 4 }, () => house.as(amina).call(submitReport, one)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  });

  test('tells the phones of the farmer', async () => {
    const one = draft();
    await house.as(amina).call(submitReport, one);
    const noted = await rows(house.pool, sql`select scope_id, type, op from sync.change where id = ${one.id}`);
    expect(noted).toEqual([{ scope_id: amina.accountId, type: 'report', op: 'put' }]);
  });
});

describe('submitting a report refuses', () => {
  const seed = (priceKobo: number, quantity: number) => ({
    costs: { ...draft().costs, seed: { priceKobo, quantity } },
  });

  test.each([
    ['a day that has not come', said({ reportDate: '2026-06-02' }), 'farmReport.reportDate', 'reports.dateInFuture'],
    ['what cannot be summed', seed(9e15, 2), 'costs.seed.priceKobo', 'reports.tooMuch'],
    ['a season that is not there', { seasonId: newId() }, 'seasonId', 'reports.seasonNotThere'],
    [
      'more for sale than came',
      { harvest: { bags: 1, bagsToSell: 2 } },
      'harvest.bagsToSell',
      'reports.bagsToSellTooMany',
    ],
    ['half a kobo', seed(0.5, 1), 'costs.seed.priceKobo', 'reports.priceRequired'],
  ])('%s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(amina).call(submitReport, draft(change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test("another's farm, or another keeper's name on it", async () => {
    const whole = draft({ farmId: ofMusa, keeperId: musa.accountId });
    expect((await house.as(amina).call(submitReport, whole)).status).toBe(404);
    expect((await house.as(halima).call(submitReport, draft())).status).toBe(404);
    expect((await house.as(bola).call(submitReport, draft())).status).toBe(403);
    expect((await house.as(chidi).call(submitReport, draft({ keeperId: musa.accountId }))).status).toBe(404);
  });

  test('the report after the last one that a farm may have', async () => {
    const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
    await house.as(amina).call(registerFarm, farm);
    await run(
      house.pool,
      sql`insert into reports.report (id, keeper_id, farm_id, costs, inspection_type, inspection_completed, title,
            category, zone, description, report_date, crop, location, photo_ids, entries_in_book, by_account, created_at)
          select gen_random_uuid(), keeper_id, ${farm.id}::uuid, costs, inspection_type, inspection_completed, title,
            category, zone, description, report_date, crop, location, photo_ids, false, by_account, created_at
          from reports.report, generate_series(1, ${mostReports}) where id = ${reports[0]?.id ?? ''}`,
    );
    const { status, body } = await house.as(amina).call(submitReport, draft({ farmId: farm.id }));
    expect([status, body.code]).toEqual([409, 'too-many-reports']);
  });
});

describe('a correction of a report', () => {
  const first = async () => (await house.as(amina).call(submitReport, draft())).body.id;

  test('is a report of its own; the first stays, and is corrected once', async () => {
    const corrects = await first();
    const { status, body } = await house.as(chidi).call(submitReport, draft({ corrects }));
    expect([status, body.corrects]).toEqual([201, corrects]);
    expect((await house.as(amina).call(readReport, { reportId: corrects })).status).toBe(200);
    const again = await house.as(amina).call(submitReport, draft({ corrects }));
    expect([again.status, again.body.code]).toEqual([409, 'corrected-already']);
    expect((await house.as(amina).call(submitReport, draft({ corrects: body.id }))).status).toBe(201);
  });

  test('by two at once: one is taken, the other hears of it', async () => {
    const corrects = await first();
    const both = await Promise.all([amina, chidi].map((one) => house.as(one).call(submitReport, draft({ corrects }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('is of the same farm, and of a report that is there', async () => {
    const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
    await house.as(amina).call(registerFarm, farm);
    const elsewhere = draft({ corrects: await first(), farmId: farm.id });
    expect((await house.as(amina).call(submitReport, elsewhere)).status).toBe(404);
    expect((await house.as(amina).call(submitReport, draft({ corrects: newId() }))).status).toBe(404);
  });

  test('is the only way: the database itself refuses to change or delete one', async () => {
    const id = await first();
    const change = run(house.pool, sql`update reports.report set title = 'Other' where id = ${id}`);
    await expect(change).rejects.toThrow('a report is never changed');
    const removal = run(house.pool, sql`delete from reports.report where id = ${id}`);
    await expect(removal).rejects.toThrow('a report is never changed');
  });
});

describe('reading a report', () => {
  test('does: its keeper, her manager and an admin; nobody else', async () => {
    const reportId = reports[0]?.id ?? '';
    const statuses = [amina, chidi, ngozi, musa, halima, bola].map(
      async (person) => (await house.as(person).call(readReport, { reportId })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 403]);
  });
});
