import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { answerIn, loadDemand, termsDraft } from '#world/demands.ts';
import { lotBy, type Stored } from './lot-scene.ts';
import { people } from '#world';
import { keeperIdOf } from './extension-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const crop = 'Sorghum';

/** A mill's demand: Danjuma's, or another company's. */
const demandOf = async ({ house, object }: Case) => {
  const now = house.clock.now();
  if (object !== 'other') return loadDemand(house.pool, termsDraft(now, { crop }), {}, now);
  const { companyId, owner } = await someCompany(house);
  return loadDemand(house.pool, termsDraft(now, { crop }), { companyId, by: owner.accountId }, now);
};

/** Input that names a company and one of its demands. */
const ofDemand = async (one: Case) => {
  const { id, companyId } = await demandOf(one);
  return { demandId: id, companyId: await idFor(one.object, () => companyId) };
};

/** A demand on the board, which anyone who looks may see. */
const onBoard = (one: Case): Promise<string> =>
  idFor(one.object, async () => (await demandOf({ ...one, object: 'own' })).id);

const bidOf = ({ house }: Case) => {
  return { koboPerKilogram: 44_000, grams: 50_000, day: addDays(dayOf(house.clock.now()), 2), note: '' };
};

const offered = ({ id: lotId, keeperId }: Stored) => ({ lotId, keeperId, grams: 50_000 });

/** A bargain in which it is the viewer's turn: Amina's with Danjuma, or one of strangers. */
const answerOf = (one: Case): Promise<string> =>
  idFor(one.object, async (whose) => {
    const { house, viewer } = one;
    const demand = await demandOf(one);
    const lot = await lotBy({ ...one, object: whose === 'other' ? 'other' : 'own' });
    const first = { ...bidOf(one), side: 'seller', byId: lot.keeperId } as const;
    const second = { ...bidOf(one), side: 'buyer', byId: people.danjuma.accountId } as const;
    const bids = viewer === 'processor' ? [first] : [first, second];
    return answerIn(house.pool, { demand, lots: [offered(lot)], bids }, house.clock.now());
  });

/** Which bid the viewer read last. */
const seenNumber = ({ viewer }: Case): number => (viewer === 'processor' ? 1 : 2);

const companyIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(one.house)).companyId));

const terms = ({ house }: Case) => termsDraft(house.clock.now(), { crop });
const reason = 'The silo is full.';

/** Input for the operations on demands; nothing but authorization could refuse it. */
export const demandInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/companies/{companyId}/demands': async (one) => ({
    id: newId(),
    companyId: await companyIdOf(one),
    ...terms(one),
  }),
  'GET /api/companies/{companyId}/demands': async (one) => ({ companyId: await companyIdOf(one) }),
  'GET /api/companies/{companyId}/demands/{demandId}': ofDemand,
  'GET /api/companies/{companyId}/demands/{demandId}/matches': ofDemand,
  'POST /api/companies/{companyId}/demands/{demandId}/versions': async (one) => ({
    ...(await ofDemand(one)),
    id: newId(),
    seenVersion: 1,
    ...terms(one),
  }),
  'POST /api/companies/{companyId}/demands/{demandId}/closing': async (one) => ({
    ...(await ofDemand(one)),
    id: newId(),
    reason,
  }),
  'GET /api/demands/{demandId}': async (one) => ({ demandId: await onBoard(one) }),
  'GET /api/demands/{demandId}/lots': async (one) => ({ demandId: await onBoard(one) }),
  'POST /api/demands/{demandId}/answers': async (one) => ({
    ...bidOf(one),
    id: newId(),
    demandId: await onBoard(one),
    seenVersion: 1,
    lots: [offered(await lotBy({ ...one, object: 'own' }))],
  }),
  'GET /api/answers/{answerId}': async (one) => ({ answerId: await answerOf(one) }),
  'POST /api/answers/{answerId}/bids': async (one) => ({
    ...bidOf(one),
    id: newId(),
    answerId: await answerOf(one),
    seenNumber: seenNumber(one),
  }),
  'POST /api/answers/{answerId}/agreement': async (one) => ({
    id: newId(),
    answerId: await answerOf(one),
    seenNumber: seenNumber(one),
  }),
  'POST /api/answers/{answerId}/ending': async (one) => ({ id: newId(), answerId: await answerOf(one), reason }),
  'PUT /api/farmers/{keeperId}/shown-lots/{lotId}': async (one) => {
    const { id: lotId, keeperId } = await lotBy(one);
    return { keeperId, lotId, isOpen: true, readyOn: dayOf(one.house.clock.now()) };
  },
  'GET /api/farmers/{keeperId}/shown-lots': async (one) => ({ keeperId: await keeperIdOf(one) }),
};
