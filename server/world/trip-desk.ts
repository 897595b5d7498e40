import { planTrip, type TripStepDraft } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

/* Trips of Danjuma's mill and what their drivers say, for tests. */

const { companyId } = mill;

const inHours = (house: OpenHouse, count: number): string =>
  new Date(house.clock.now().getTime() + count * 3_600_000).toISOString();

let phones = 0;

const planned = (house: OpenHouse) => {
  phones += 1;
  return {
    id: newId(),
    fromName: 'Danjuma Mills',
    toName: 'Sabon Gari market',
    toStateCode: 'KN',
    toLga: 'Fagge',
    receiverPhone: '0803 555 9001',
    vehicle: 'KAN 101 XA',
    driverName: 'Garba Sule',
    driverPhone: `0803 555 ${String(7000 + phones)}`,
    driverLanguage: 'ha' as const,
    expectedAt: inHours(house, 5),
  };
};

const nothing = { reason: null, note: '', receiver: '', lines: [], photo: null };

/** What a driver says now, to be sent by their link. */
const said = (house: OpenHouse, token: string, kind: TripStepDraft['kind'], change: object = {}) => ({
  token,
  stepId: newId(),
  kind,
  happenedAt: inHours(house, 0),
  ...nothing,
  ...change,
});

/** What a test does with trips in this house; its jobs must run, for the SMS to drivers. */
export const openTripDesk = (house: OpenHouse) => {
  const driver = house.visitor();

  const plan = (change: object = {}) =>
    house.as(people.danjuma).call(planTrip, {
      ...planned(house),
      companyId,
      toCompanyId: null,
      units: [],
      parts: [],
      shipmentIds: [],
      ...change,
    });

  /** What stands after the sign # of the newest SMS to a driver. */
  const tokenOf = async (phone: string): Promise<string> =>
    /\/driver\?lang=ha#([\w-]{43})/.exec((await house.post.next(phone)).text)?.[1] ?? '';

  const someTrip = async (change: object = {}) => {
    const { body, text } = await plan(change);
    if (body.id === undefined) throw new Error(text);
    return { trip: body, token: await tokenOf(body.driverPhone) };
  };

  const stepsOf = (thing: string): Promise<{ step: string }[]> =>
    rows(
      house.pool,
      sql`select e.biz_step as step from traceability.event e
          where e.body::text like ${`%${thing}%`} order by e.number`,
    );

  return {
    driver,
    plan,
    planned: () => planned(house),
    hours: (count: number) => inHours(house, count),
    tokenOf,
    told: (token: string, kind: TripStepDraft['kind'], change: object = {}) => said(house, token, kind, change),
    someTrip,
    stepsOf,
  };
};
