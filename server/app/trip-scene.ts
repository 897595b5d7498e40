import { planLotTrip, planTrip } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { someGoods } from '#world/trace-runs.ts';
import { lotBy } from './lot-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const planned = ({ house }: Case) => ({
  id: newId(),
  fromName: 'Danjuma Mills',
  toName: 'Sabon Gari market',
  toStateCode: 'KN',
  toLga: 'Fagge',
  receiverPhone: '',
  vehicle: 'KAN 101 XA',
  driverName: 'Garba Sule',
  driverPhone: '0803 555 7001',
  driverLanguage: 'ha',
  expectedAt: new Date(house.clock.now().getTime() + 18_000_000).toISOString(),
});

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

const goods = async ({ house }: Case, ownerId?: string) => ({
  toCompanyId: null,
  units: [],
  shipmentIds: [],
  parts: [{ thing: await someGoods(house, ownerId), grams: 1000 }],
});

const companyTrip = async (one: Case) => {
  const isOwn = one.object === 'own';
  const { companyId, owner } = isOwn
    ? { companyId: mill.companyId, owner: people.danjuma }
    : await someCompany(one.house);
  const draft = { ...planned(one), ...(await goods(one, companyId)), companyId };
  const { body, text } = await one.house.as(owner).call(planTrip, draft);
  if (body.id === undefined) throw new Error(text);
  return body.id;
};

const lotTrip = async (one: Case) => {
  const { id: lotId } = await lotBy({ ...one, object: 'assigned', viewer: 'manager' });
  const { body, text } = await one.house
    .as(people.chidi)
    .call(planLotTrip, { ...planned(one), lots: [{ lotId, grams: 1000 }] });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};

/** A trip of Danjuma's mill, one with a lot of a farmer in Chidi's care, or one of another company. */
const tripOf: MakeInput = async (one) => ({
  tripId: await idFor(one.object, (whose) => (whose === 'assigned' ? lotTrip(one) : companyTrip(one))),
});

/** Input for the operations on trips; nothing but authorization could refuse it. */
export const tripInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/companies/{companyId}/trips': async (one) => ({
    ...planned(one),
    ...(await goods(one)),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/trips': async (one) => ({ companyId: await companyOf(one) }),
  'POST /api/lot-trips': async (one) => {
    const isManager = one.viewer === 'manager';
    const lotId = isManager ? (await lotBy({ ...one, object: 'assigned' })).id : newId();
    return { ...planned(one), lots: [{ lotId, grams: 1000 }] };
  },
  'GET /api/lot-trips': () => ({}),
  'GET /api/trips/{tripId}': tripOf,
  'GET /api/trips/{tripId}/waybill': tripOf,
  'POST /api/trips/{tripId}/link': tripOf,
  'POST /api/trips/{tripId}/link-end': tripOf,
  'POST /api/trips/{tripId}/cancellation': tripOf,
  'POST /api/driven-trip': () => ({ token: 'nobody was sent this' }),
  'POST /api/driven-trip/steps': () => ({
    token: 'nobody was sent this',
    stepId: newId(),
    kind: 'loaded',
    happenedAt: '2026-05-02T09:00:00+01:00',
    reason: null,
    note: '',
    receiver: '',
    lines: [],
    photo: null,
  }),
};
