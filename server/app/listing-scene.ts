import type { PurchaseState } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { listingDraft, listingIn, purchaseIn } from '#world/listings.ts';
import { keeperIdOf } from './extension-scene.ts';
import { companyIdOf } from './input-scene.ts';
import { lotBy } from './lot-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const terms = ({ house }: Case) => listingDraft(house.clock.now());

/** A hundred kilograms for sale of whoever the case is about; of nobody where it is about nobody. */
const listedBy = async (one: Case) => {
  const { house, object } = one;
  const { id: lotId, keeperId } = await lotBy(one);
  const isThere = object === 'own' || object === 'assigned' || object === 'other';
  const listingId = isThere ? await listingIn(house.pool, { lotId, keeperId }, terms(one), house.clock.now()) : newId();
  return { lotId, keeperId, listingId };
};

/** Produce on the market, which any buyer sees. */
const onMarket = (one: Case): Promise<string> =>
  idFor(one.object, async () => (await listedBy({ ...one, object: 'own' })).listingId);

const ofListing = async (one: Case) => {
  const { keeperId, listingId } = await listedBy(one);
  return { keeperId, listingId };
};

/** An order that stands so: Danjuma's of the farmer the case is about, or another company's of a stranger. */
const onPurchase =
  (state: PurchaseState, more: (one: Case) => object = () => ({})): MakeInput =>
  async (one) => {
    const { house } = one;
    const purchaseId = await idFor(one.object, async (whose) => {
      const companyId = whose === 'other' ? (await someCompany(house)).companyId : mill.companyId;
      return purchaseIn(house.pool, { ...(await listedBy(one)), companyId }, state, house.clock.now());
    });
    return { purchaseId, ...more(one) };
  };

/** Input for the operations on listings and orders; nothing but authorization could refuse it. */
export const listingInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farmers/{keeperId}/listings': async (one) => {
    const { id: lotId, keeperId } = await lotBy(one);
    return { id: newId(), keeperId, lotId, ...terms(one) };
  },
  'GET /api/farmers/{keeperId}/listings': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'GET /api/farmers/{keeperId}/listings/{listingId}': ofListing,
  'POST /api/farmers/{keeperId}/listings/{listingId}/versions': async (one) => ({
    ...(await ofListing(one)),
    id: newId(),
    seenVersion: 1,
    ...terms(one),
  }),
  'POST /api/farmers/{keeperId}/listings/{listingId}/closing': async (one) => ({
    ...(await ofListing(one)),
    id: newId(),
    reason: 'Sold at the farm.',
  }),
  'GET /api/listings/{listingId}': async (one) => ({ listingId: await onMarket(one) }),
  'POST /api/companies/{companyId}/purchases': async (one) => {
    const { listingId } = await listedBy({ ...one, object: 'own' });
    const wanted = { seenVersion: 1, grams: 50_000, day: dayOf(one.house.clock.now()), note: '' };
    return { id: newId(), companyId: await companyIdOf(one), listingId, ...wanted };
  },
  'GET /api/companies/{companyId}/purchases': async (one) => ({ companyId: await companyIdOf(one) }),
  'GET /api/purchases/{purchaseId}': onPurchase('placed'),
  'POST /api/purchases/{purchaseId}/answer': onPurchase('placed', () => ({
    id: newId(),
    isAccepted: true,
    reason: '',
  })),
  'POST /api/purchases/{purchaseId}/cancellation': onPurchase('accepted', () => ({ id: newId(), reason: 'No truck.' })),
  'POST /api/purchases/{purchaseId}/hand-over': onPurchase('accepted', () => ({
    id: newId(),
    grams: 50_000,
    note: '',
  })),
  'POST /api/purchases/{purchaseId}/count': onPurchase('handed-over', () => ({ id: newId(), grams: 50_000, note: '' })),
  'POST /api/purchases/{purchaseId}/payments': onPurchase('received', ({ house }) => ({
    id: newId(),
    amountKobo: 1000,
    paidOn: dayOf(house.clock.now()),
    note: '',
  })),
};
