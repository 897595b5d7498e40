import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decideList,
  daysFrom,
  decideRain,
  drawList,
  importRain,
  listCovers,
  listRainImports,
  tryRain,
  type Cover,
} from '@shuka/domain/insurance';
import { cellOfKey } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { enter, rained, someCover, someProduct, coverTerms, weatherOf } from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Records of an office stand in place of what was noted in the evening, by the word of two people. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, ngozi, ifeoma } = people;
const todayNow = (): string => dayOf(house.clock.now());
const later = (days: number): void => house.clock.move({ hours: 24 * days });

/** Lines of a list: so much rain on each day in the square of a key. */
const linesOf = (cell: string, days: readonly string[], millimetres: number): string[] => {
  const [longitude, latitude] = cellOfKey(cell).position;
  return days.map((day) => `${day},${latitude},${longitude},${millimetres}`);
};

const listOf = (...lines: string[]): string => ['date,latitude,longitude,rain_mm', ...lines].join('\n');

const bring = async (text: string, by: WorldPerson = ngozi) =>
  (await enter(house, by)).call(importRain, { id: newId(), source: 'An office of rain', fileName: 'rain.csv', text });

const decide = async (
  importId: string,
  by: WorldPerson,
  decision: 'agree' | 'refuse' = 'agree',
  reason = '',
  password = by.password,
) => (await enter(house, by)).call(decideRain, { importId, decision, reason, password });

const agreed = async (text: string): Promise<number | null> => {
  const { body } = await bring(text);
  return (await decide(body.id, ifeoma)).body.version;
};

const coverNow = async (id: string): Promise<Cover | undefined> =>
  (await (await enter(house, amina)).call(listCovers, { keeperId: amina.accountId, limit: '100' })).body.items.find(
    (one) => one.id === id,
  );

describe('official rain', () => {
  test('is tried first: what it would bring, where covers stand, and which lines are wrong; nothing is kept', async () => {
    const { cell } = await someCover(house, { productId: await someProduct(house) });
    const yesterday = addDays(todayNow(), -1);
    await rained(house, cell, 400, [yesterday, yesterday]);
    const text = listOf(...linesOf(cell, [yesterday], 12), 'never,12,8,1', ...linesOf(cell, ['2031-01-01'], 3));
    const admin = await enter(house, ngozi);
    const { status, body } = await admin.call(tryRain, { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ lines: 3, days: 1, squares: 1, coveredSquares: 1, otherDays: 1, from: yesterday });
    expect(body.leftOut).toEqual([
      { reason: 'no-day', count: 1, lines: '3' },
      { reason: 'future-day', count: 1, lines: '4' },
    ]);
    expect((await admin.call(listRainImports, {})).body.items).toEqual([]);
    const wrong = await admin.call(tryRain, { text: 'name,age\nAmina,34' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ field: 'text', says: 'insurance.fileUnknown' }]]);
  });

  test('counts once a second person agreed, under a version; the later version stands above the earlier', async () => {
    const start = todayNow();
    const { id, cell } = await someCover(house, { productId: await someProduct(house), place: 1 });
    const days = daysFrom(addDays(start, 10), addDays(start, 14));
    await rained(house, cell, 200, [days[0] ?? '', days[4] ?? '']);
    later(15);
    const noted = await coverNow(id);
    expect(noted?.calculation.phases[0]?.index).toBe(1000);
    const brought = await bring(listOf(...linesOf(cell, days.slice(0, 3), 5)));
    expect([brought.status, brought.body.state, brought.body.version]).toEqual([201, 'asked', null]);
    expect((await coverNow(id))?.calculation, 'one person’s word changes nothing').toEqual(noted?.calculation);
    expect((await decide(brought.body.id, ngozi)).body.code).toBe('two-people-needed');
    expect((await decide(brought.body.id, ifeoma, 'agree', '', 'no-password')).body.code).toBe('wrong-password');
    const both = await Promise.all([decide(brought.body.id, ifeoma), decide(brought.body.id, ifeoma)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = both.find(({ status }) => status === 200)?.body.version ?? 0;
    const now = await coverNow(id);
    expect(now?.calculation.phases[0]?.index).toBe(3 * 500 + 2 * 200);
    expect(now?.calculation.steps.slice(0, 2)).toMatchObject([
      { what: 'rain-read', figures: { days: 5, saidDays: 2 } },
      { what: 'rain-official', figures: { officialDays: 3, recordsBy: 'An office of rain' } },
    ]);
    expect(await agreed(listOf(...linesOf(cell, days.slice(0, 1), 9)))).toBe(first + 1);
    expect((await coverNow(id))?.calculation.phases[0]?.index).toBe(900 + 2 * 500 + 2 * 200);
    const refused = await bring(listOf(...linesOf(cell, days, 0)));
    expect((await decide(refused.body.id, ngozi, 'refuse')).status, 'a refusal says why').toBe(400);
    expect((await decide(refused.body.id, ngozi, 'refuse', 'The wrong year.')).body.state).toBe('refused');
    expect((await coverNow(id))?.calculation.phases[0]?.index).toBe(900 + 2 * 500 + 2 * 200);
    const unsaid = run(house.pool, sql`update insurance.official_rain set rain = 0`);
    await expect(unsaid, 'what was brought in stays').rejects.toThrow(/never|change/i);
  });

  test('fills what nobody noted; what is lacking still goes by the product’s own rule, and that is said', async () => {
    const start = todayNow();
    const { id, cell } = await someCover(house, { productId: await someProduct(house) });
    later(30);
    expect((await coverNow(id))?.calculation.state).toBe('no-data');
    const days = daysFrom(addDays(start, 10), addDays(start, 29));
    const lacking = days.filter((_, place) => place !== 3);
    await agreed(listOf(...linesOf(cell, lacking, 3)));
    const { calculation } = (await coverNow(id)) ?? {};
    expect(calculation?.state).toBe('over');
    expect(calculation?.steps.find(({ what }) => what === 'days-filled')?.figures).toMatchObject({ mean: 1 });
  });

  test('that is agreed to while a payout list waits has that drawn anew; what was paid is never reckoned again', async () => {
    const start = todayNow();
    const productId = await someProduct(house, { index: { ...weatherOf(start), dekadCapTenths: null } });
    const { id, cell } = await someCover(house, { productId, place: 1 });
    const days = daysFrom(addDays(start, 10), addDays(start, 29));
    later(30);
    const draw = async () => (await enter(house, ngozi)).call(drawList, { id: newId(), productId });
    const pay = async (listId: string, decision: 'approve' | 'refuse', reason = '') =>
      (await enter(house, ifeoma)).call(decideList, { listId, decision, reason, password: ifeoma.password });
    const drawn = await draw();
    expect(drawn.body.withoutIndex).toBe(1);
    later(1);
    await agreed(listOf(...linesOf(cell, days, 20)));
    expect((await pay(drawn.body.id, 'approve')).body.code).toBe('rain-changed');
    expect((await pay(drawn.body.id, 'refuse', 'Rain came in.')).status).toBe(200);
    const anew = await draw();
    expect(anew.body).toMatchObject({ withoutIndex: 0, paying: 0 });
    expect((await pay(anew.body.id, 'approve')).status).toBe(200);
    const settled = await coverNow(id);
    expect([settled?.state, settled?.outcome]).toEqual(['settled', 'nothing']);
    await agreed(listOf(...linesOf(cell, days, 0)));
    expect(await coverNow(id)).toEqual(settled);
  });
});

describe('a cover by months', () => {
  test('is sold, watched and settled by the step of its table that the rain reaches', async () => {
    const start = `${addDays(`${todayNow().slice(0, 7)}-28`, 40).slice(0, 7)}-01`;
    const month = start.slice(0, 7);
    const index = {
      kind: 'months',
      months: [{ month, normalTenths: 1000, weightPercent: 100 }],
      steps: [
        { upToTenths: 400, rateTenths: 1000 },
        { upToTenths: 763, rateTenths: 70 },
      ],
      indexSource: 'An office of rain',
      fallback: { usesNeighbours: false, mostMissingDays: 2 },
    } as const;
    const terms = coverTerms(todayNow(), {
      index: { ...index, months: [...index.months], steps: [...index.steps] },
      harvestDueOn: addDays(start, 90),
    });
    const productId = await someProduct(house, { terms });
    const { id, cell, sumKobo, calculation } = await someCover(house, { productId });
    expect(calculation.state).toBe('ahead');
    later(100);
    await agreed(
      listOf(...linesOf(cell, [start], 50), ...linesOf(cell, daysFrom(addDays(start, 1), addDays(start, 30)), 0)),
    );
    const { calculation: end } = (await coverNow(id)) ?? {};
    expect(end?.steps.map(({ what }) => what)).toEqual([
      'rain-read',
      'rain-official',
      'month-share',
      'months-weighted',
      'step-pays',
      'payable',
    ]);
    expect(end?.payableKobo).toBe(Math.round(sumKobo * 0.07));
    expect(house.errors).toEqual([]);
  });
});
