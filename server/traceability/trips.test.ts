import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listShipments, listTrips, openDriven, planTrip, readTrip, tellTripStep } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { openTripDesk } from '#world/trip-desk.ts';
import { picture } from '#world/pictures.ts';
import { sentToMill, someGoods, someUnit } from '#world/trace-runs.ts';
import { tripJobs } from './trip-jobs.ts';

const house = await openHouse();
afterAll(house.close);

const { companyId } = mill;
const { danjuma } = people;

const { hours, planned, plan, tokenOf, driver, told, someTrip, stepsOf } = openTripDesk(house);

const say = (...said: Parameters<typeof told>) => driver.call(tellTripStep, told(...said));

/** The server’s jobs run here as they do beside it. */
beforeAll(() => house.services.jobs.start(tripJobs(house.services)), 60_000);

const handed = { receiver: 'Musa Bala' };

describe('a trip of a mill', () => {
  test('is told by its driver from loading to handing over, and what was lost on the way is said', async () => {
    const thing = await someGoods(house);
    const { unit } = await someUnit(house);
    const { trip, token } = await someTrip({ parts: [{ thing, grams: 60_000 }], units: [unit] });
    expect(trip).toMatchObject({ state: 'planned', isLinkOpen: true, grams: 60_000, openedAt: null });
    const seen = await driver.call(openDriven, { token });
    expect(seen.body).toMatchObject({ toPlace: 'Fagge, Kano', receiverPhone: '+2348035559001', stepIds: [] });
    expect(seen.text).not.toContain(trip.driverPhone);
    expect((await say(token, 'arrived')).body.code, 'before it left').toBe('step-out-of-order');
    expect((await say(token, 'loaded')).status).toBe(200);
    expect((await say(token, 'left', { happenedAt: hours(-1) })).body.code).toBe('before-last-step');
    expect((await say(token, 'left', { happenedAt: hours(1) })).body.code).toBe('in-future');
    expect((await say(token, 'left')).body.state).toBe('under-way');
    expect((await say(token, 'stopped')).body.errors).toEqual([{ field: 'reason', says: 'trip.reasonRequired' }]);
    expect((await say(token, 'stopped', { reason: 'breakdown', note: 'A tyre.' })).status).toBe(200);
    expect((await say(token, 'arrived')).status).toBe(200);
    const lines = (unitCount: number, grams: number, lossReason: string | null) => [
      { place: 0, grams: unitCount, lossReason: null },
      { place: 1, grams, lossReason },
    ];
    expect((await say(token, 'handed-over', { lines: lines(1, 60_000, null) })).body.errors).toEqual([
      { field: 'receiver', says: 'trip.receiverRequired' },
    ]);
    expect((await say(token, 'handed-over', { ...handed, lines: lines(1, 60_001, null) })).body.code).toBe(
      'above-shipped',
    );
    expect((await say(token, 'handed-over', { ...handed, lines: lines(1, 58_000, null) })).body.code).toBe(
      'loss-not-told',
    );
    const photo = (await picture('webp')).toString('base64');
    const over = await say(token, 'handed-over', { ...handed, lines: lines(1, 58_000, 'spilled'), photo });
    expect(over.body.state).toBe('over');
    const read = (await house.as(danjuma).call(readTrip, { tripId: trip.id })).body;
    expect(read).toMatchObject({ state: 'over', lostGrams: 2000, lostUnits: 0, isLate: false, isLinkOpen: false });
    expect([read.steps.map(({ kind }) => kind), read.photo === null]).toEqual([
      ['loaded', 'left', 'stopped', 'arrived', 'handed-over'],
      false,
    ]);
    const [shipment] = (await house.as(danjuma).call(listShipments, { companyId })).body.items;
    expect(shipment, 'the book of shipments says the same').toMatchObject({
      waybill: trip.waybill,
      lines: [{ receivedGrams: 1 }, { receivedGrams: 58_000, lossReason: 'spilled' }],
    });
    expect((await driver.call(openDriven, { token })).status, 'its link opens nothing any more').toBe(404);
  });

  test('takes in a step once however often it comes, also when the trip is over by then', async () => {
    const { trip, token } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }] });
    const again = { stepId: newId() };
    const both = await Promise.all([say(token, 'loaded', again), say(token, 'loaded', again)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const kind of ['left', 'arrived'] as const) await say(token, kind);
    const last = { stepId: newId(), ...handed, lines: [{ place: 0, grams: 1000, lossReason: null }] };
    expect((await say(token, 'handed-over', last)).status).toBe(200);
    expect((await say(token, 'handed-over', last)).body).toEqual({ stepId: last.stepId, state: 'over' });
    expect((await say(token, 'handed-over', { ...last, stepId: newId() })).status).toBe(404);
    const { steps } = (await house.as(danjuma).call(readTrip, { tripId: trip.id })).body;
    expect(steps.length).toBe(4);
  });

  test('never tells again what was sent off before, and leaves the word of what arrived to the mill it goes to', async () => {
    const buyer = await someCompany(house);
    const sent = await sentToMill(house, buyer);
    const mine = { companyId: buyer.companyId, toCompanyId: null, units: [], parts: [], shipmentIds: [sent] };
    const draft = { ...planned(), ...mine };
    const made = await house.as(buyer.owner).call(planTrip, draft);
    expect(made.status).toBe(201);
    const other = await house.as(buyer.owner).call(planTrip, { ...draft, id: newId() });
    expect(other.body.code).toBe('on-a-trip-already');
    const token = await tokenOf(made.body.driverPhone);
    for (const kind of ['loaded', 'left', 'arrived'] as const) expect((await say(token, kind)).status).toBe(200);
    const lines = [{ place: 0, grams: 9000, lossReason: 'stolen' }];
    expect((await say(token, 'handed-over', { ...handed, lines })).status).toBe(200);
    const [incoming] = (await house.as(danjuma).call(listShipments, { companyId, direction: 'in' })).body.items;
    expect(incoming, 'Danjuma says himself what came').toMatchObject({ id: sent, receivedAt: null });
    const thing = incoming?.lines[0]?.thing ?? '';
    expect((await stepsOf(thing)).map(({ step }) => step)).toEqual([
      'commissioning',
      'shipping',
      'loading',
      'departing',
      'arriving',
    ]);
  });

  test('does not leave with what is not there any more', async () => {
    const thing = await someGoods(house);
    expect((await plan({ parts: [{ thing, grams: 100_001 }] })).body.code).toBe('not-enough');
    const first = await someTrip({ parts: [{ thing, grams: 80_000 }] });
    const second = await someTrip({ parts: [{ thing, grams: 80_000 }] });
    for (const { token } of [first, second]) await say(token, 'loaded');
    expect((await say(first.token, 'left')).status).toBe(200);
    expect((await say(second.token, 'left')).body.code).toBe('not-enough');
  });

  test('is late once its hour has gone by, and is in the list of its company alone', async () => {
    const { trip } = await someTrip({ parts: [{ thing: await someGoods(house), grams: 1000 }], expectedAt: hours(1) });
    const listed = async () =>
      (await house.as(danjuma).call(listTrips, { companyId })).body.items.find(({ id }) => id === trip.id)?.isLate;
    expect(await listed()).toBe(false);
    house.clock.move({ hours: 2 });
    expect(await listed()).toBe(true);
    const stranger = await someCompany(house);
    expect((await house.as(stranger.owner).call(readTrip, { tripId: trip.id })).status).toBe(404);
    expect((await plan({ expectedAt: hours(-1) })).body.errors).toEqual([
      { field: 'expectedAt', says: 'trip.expectedPast' },
    ]);
  });
});
