import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cancelTrip,
  listLotTrips,
  openDriven,
  planLotTrip,
  readWaybill,
  revokeTripLink,
  sendTripLink,
  tellTripStep,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openTripDesk } from '#world/trip-desk.ts';
import { someGoods } from '#world/trace-runs.ts';
import { tripJobs } from './trip-jobs.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, chidi } = people;

const { planned, tokenOf, driver, told, someTrip, stepsOf } = openTripDesk(house);

const say = (...said: Parameters<typeof told>) => driver.call(tellTripStep, told(...said));

/** The server’s jobs run here as they do beside it. */
beforeAll(() => house.services.jobs.start(tripJobs(house.services)), 60_000);

const handed = { receiver: 'Musa Bala' };

describe('a waybill', () => {
  test('is a PDF', async () => {
    const { trip } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    const paper = await house.as(danjuma).call(readWaybill, { tripId: trip.id });
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('the link of a driver', () => {
  test('is sent again as it was, ends when it is revoked, and is another one then', async () => {
    const { trip, token } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    const ask = { tripId: trip.id };
    expect((await house.as(danjuma).call(sendTripLink, ask)).body.sentCount).toBe(2);
    expect(await tokenOf(trip.driverPhone)).toBe(token);
    expect((await house.as(danjuma).call(revokeTripLink, ask)).body.isLinkOpen).toBe(false);
    expect((await driver.call(openDriven, { token })).status).toBe(404);
    expect((await say(token, 'loaded')).status).toBe(404);
    await house.as(danjuma).call(sendTripLink, ask);
    const next = await tokenOf(trip.driverPhone);
    expect([next === token, (await driver.call(openDriven, { token: next })).status]).toEqual([false, 200]);
    const kept = await rows<{ all: string }>(house.pool, sql`select t::text as all from traceability.trip t`);
    expect(
      kept.some(({ all }) => all.includes(next)),
      'it stands nowhere but as a hash',
    ).toBe(false);
  });

  test('ends with the trip that is called off, which nobody does once it left', async () => {
    const { trip, token } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    const cancelled = await house.as(danjuma).call(cancelTrip, { tripId: trip.id });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', isLinkOpen: false });
    expect((await driver.call(openDriven, { token })).status).toBe(404);
    const other = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    for (const kind of ['loaded', 'left'] as const) await say(other.token, kind);
    expect((await house.as(danjuma).call(cancelTrip, { tripId: other.trip.id })).body.code).toBe('trip-under-way');
  });

  test('ends three days after it was expected, and the numbers are forgotten a month later', async () => {
    const { trip, token } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    house.clock.move({ hours: 78 });
    expect((await driver.call(openDriven, { token })).status).toBe(404);
    house.clock.move({ hours: 31 * 24 });
    for (const { name, work } of tripJobs(house.services)) if (name.endsWith('forget-drivers')) await work({});
    const [left] = await rows<object>(
      house.pool,
      sql`select driver_phone, receiver_phone, driver_name from traceability.trip where id = ${trip.id}`,
    );
    expect(left).toEqual({ driver_phone: '', receiver_phone: '', driver_name: 'Garba Sule' });
  });
});

describe('a trip with lots of farmers', () => {
  test('is planned by who looks after them, and tells no event: the scale of the mill does', async () => {
    const lotId = '0193a000-0021-7000-8000-000000000001';
    const lots = [{ lotId, grams: 1000 }];
    const made = await house.as(chidi).call(planLotTrip, { ...planned(), lots });
    expect(made.status).toBe(201);
    const token = await tokenOf(made.body.driverPhone);
    for (const kind of ['loaded', 'left', 'arrived'] as const) expect((await say(token, kind)).status).toBe(200);
    const lines = [{ place: 0, grams: 900, lossReason: 'spilled' }];
    expect((await say(token, 'handed-over', { ...handed, lines })).status).toBe(200);
    expect((await stepsOf(lotId)).some(({ step }) => step === 'arriving')).toBe(false);
    const [card] = (await house.as(chidi).call(listLotTrips, {})).body.items;
    expect(card).toMatchObject({ id: made.body.id, state: 'over', lostGrams: 100 });
    const tooMuch = { ...planned(), lots: [{ lotId, grams: 900_000_000 }] };
    expect((await house.as(chidi).call(planLotTrip, tooMuch)).body.code).toBe('not-enough');
    const others = await house.as(chidi).call(planLotTrip, { ...planned(), lots: [{ lotId: newId(), grams: 1 }] });
    expect(others.status, 'a lot that is not there').toBe(404);
  });
});
