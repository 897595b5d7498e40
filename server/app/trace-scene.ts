import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { completedJob } from '#world/mill-runs.ts';
import { newThing } from '#world/trace-hands.ts';
import { sentToMill, someGoods, someUnit } from '#world/trace-runs.ts';
import { complyInputs } from './comply-scene.ts';
import { tripInputs } from './trip-scene.ts';
import { labelInputs } from './label-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

/** Something of Danjuma's mill where the case is about it; of others nobody gets as far as to ask for it. */
const ownOr = async (one: Case, make: () => Promise<string>, instead: string): Promise<string> =>
  one.object === 'own' ? make() : instead;

const companyAlone: MakeInput = async (one) => ({ companyId: await companyOf(one) });

const act = async (one: Case) => ({
  id: newId(),
  companyId: await companyOf(one),
  happenedAt: '2026-05-20T09:00:00+01:00',
});

const goodsOf = (one: Case): Promise<string> => ownOr(one, () => someGoods(one.house), newThing());

/** A unit that nobody named. */
const nameless: string = '';

const eventId = 'urn:uuid:0193a000-0000-7000-8000-000000000000';

export const traceInputs: Readonly<Record<string, MakeInput>> = {
  ...labelInputs,
  ...complyInputs,
  ...tripInputs,
  'POST /epcis/capture': () => ({}),
  'GET /epcis/capture': () => ({}),
  'GET /epcis/capture/{captureId}': () => ({ captureId: newId() }),
  'POST /epcis/events': () => ({}),
  'GET /epcis/events': () => ({}),
  'GET /epcis/events/{eventId}': () => ({ eventId }),
  'OPTIONS /epcis/capture': () => ({}),
  'OPTIONS /epcis/events': () => ({}),
  'POST /api/companies/{companyId}/units': async (one) => ({
    ...(await act(one)),
    unitId: null,
    sscc: '',
    says: nameless,
    parts: [{ thing: await goodsOf(one), grams: 1000 }],
  }),
  'POST /api/companies/{companyId}/unpackings': async (one) => {
    const { unit, thing } = one.object === 'own' ? await someUnit(one.house) : { unit: newThing(), thing: newThing() };
    return { ...(await act(one)), unit, parts: [{ thing, grams: 1000 }] };
  },
  'POST /api/companies/{companyId}/shipments': async (one) => ({
    ...(await act(one)),
    toCompanyId: null,
    toName: 'Sabon Gari market',
    waybill: 'W-1',
    vehicle: '',
    units: [],
    parts: [{ thing: await goodsOf(one), grams: 1000 }],
  }),
  'GET /api/companies/{companyId}/shipments': companyAlone,
  'POST /api/companies/{companyId}/shipments/{shipmentId}/receipt': async (one) => ({
    ...(await act(one)),
    shipmentId: await ownOr(one, async () => sentToMill(one.house, await someCompany(one.house)), newId()),
    lines: [{ place: 0, grams: 10_000, lossReason: null }],
  }),
  'POST /api/companies/{companyId}/goods-sold': async (one) => ({
    ...(await act(one)),
    parts: [{ thing: await goodsOf(one), grams: 1000 }],
  }),
  'POST /api/companies/{companyId}/coolings': async (one) => ({
    ...(await act(one)),
    method: 'forced-air',
    parts: [{ thing: await goodsOf(one), grams: 1000 }],
  }),
  'POST /api/companies/{companyId}/recalls': async (one) => ({
    ...(await act(one)),
    thing: await goodsOf(one),
    reason: 'Aflatoxin above the limit.',
  }),
  'POST /api/companies/{companyId}/jobs/{jobId}/origins': async (one) => ({
    id: newId(),
    companyId: await companyOf(one),
    jobId: await ownOr(one, async () => (await completedJob(one.house)).id, newId()),
    after: 0,
    parts: [{ thing: await goodsOf(one), grams: 1000 }],
  }),
  'GET /api/companies/{companyId}/things': companyAlone,
  'GET /api/companies/{companyId}/trace': async (one) => ({
    companyId: await companyOf(one),
    thing: await goodsOf(one),
    direction: 'back',
  }),
};
