import { amountsOf, windowOf, type ProductTerms } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertCover, insertCut, insertEntry, insertList, insertProduct } from '#insurance';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { coverTerms, readAloud, yieldTerms } from '#world/insurance-desk.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { keeperIdOf } from './extension-scene.ts';
import { landOf, plotIdOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { amina, ifeoma, ngozi } = people;

const todayOf = ({ clock }: OpenHouse): string => dayOf(clock.now());

/** A product that Ngozi wrote. @returns its id and its terms. */
const someProduct = async (house: OpenHouse, terms: ProductTerms = coverTerms(todayOf(house))) => {
  const productId = newId();
  const draft = { id: newId(), productId, version: 1, terms };
  await insertProduct(house.pool, draft, ngozi.accountId, house.clock.now());
  return { productId, terms };
};

/** A product of crop cuts whose days have come. */
const someYield = async (house: OpenHouse): Promise<string> => {
  const today = todayOf(house);
  const terms = yieldTerms(today);
  const { productId } = await someProduct(house, {
    ...terms,
    index: { ...terms.index, from: today } as typeof terms.index,
    enrolUntil: '2026-05-01',
  });
  return productId;
};

const someCover = async (one: Case, keeperId: string, said?: ProductTerms) => {
  const { pool, clock } = one.house;
  const { productId, terms } = await someProduct(one.house, said);
  const plotId = await plotIdOf({ ...one, object: one.object === 'other' ? 'other' : 'own' });
  const { from, until } = windowOf(terms);
  const id = newId();
  const cover = {
    id,
    keeperId,
    productId,
    plotId,
    version: 1,
    plotName: 'Home plot',
    lga: 'Bichi',
    cell: '82,122',
    ...amountsOf({ ...terms, subsidyPercent: 100 }, 10_000), // it costs her nothing, so that she has the money for it
    squareMetres: 10_000,
    payTime: 'harvest',
    money: 'sandbox',
    state: 'active',
    season: '2026-wet',
    windowFrom: from,
    windowUntil: until,
  } as const;
  await insertCover(pool, cover, keeperId, clock.now());
  return { id, productId };
};

const coverIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async (whose) => (await someCover(one, (await landOf(one.house, whose)).keeperId)).id);

const listIdOf = (one: Case): Promise<string> =>
  idFor(one.object, async () => {
    const { id: coverId, productId } = await someCover({ ...one, object: 'own' }, amina.accountId);
    const none = { outcome: 'nothing', paidKobo: 0, backKobo: 0, owedKobo: 0 } as const;
    const calculation = { state: 'over', payableKobo: 0, phases: [], steps: [] } as const;
    const line = { ...none, id: newId(), coverId, calculation: { ...calculation, phases: [], steps: [] } };
    const id = newId();
    await insertList(one.house.pool, { id, productId, lines: [line] }, ifeoma.accountId, one.house.clock.now());
    return id;
  });

const entryIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    const id = newId();
    const entry = { id, amountKobo: 1, origin: 'An insurer', money: 'sandbox' } as const;
    await insertEntry(house.pool, entry, ifeoma.accountId, house.clock.now());
    return id;
  });

const cutIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    const id = newId();
    const cut = { id, productId: await someYield(house), place: 'Badume', squareMetres: 20, grams: 2100 };
    await insertCut(house.pool, { ...cut, cutOn: todayOf(house) }, people.halima.accountId, house.clock.now());
    return id;
  });

/** Each tries with their own password; who has none is refused before that. */
const passwordOf = ({ viewer }: Case): string => (viewer === 'admin' ? ngozi.password : amina.password);

const ofFarmer = async (one: Case) => ({ keeperId: await keeperIdOf(one) });

/** Terms whose windows are over. */
const past = coverTerms('2026-03-20');

/** Input for the operations on covers; nothing but authorization could refuse it. */
export const insuranceInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/insurance/products': () => ({}),
  'POST /api/admin/insurance/products': (one) => ({
    id: newId(),
    productId: newId(),
    after: 0,
    terms: coverTerms(todayOf(one.house)),
    password: passwordOf(one),
  }),
  'GET /api/farmers/{keeperId}/covers': ofFarmer,
  'POST /api/farmers/{keeperId}/covers': async (one) => ({
    id: newId(),
    ...(await ofFarmer(one)),
    plotId: await plotIdOf({ ...one, object: one.object === 'other' ? 'other' : 'own' }),
    productId: (await someProduct(one.house)).productId,
    version: 1,
    payTime: 'harvest',
    hasReadTerms: true,
    consent: readAloud,
  }),
  'POST /api/covers/{coverId}/premium': async (one) => {
    const coverId = await coverIdOf(one);
    return { coverId, password: passwordOf(one) };
  },
  'POST /api/covers/{coverId}/leaving': async (one) => ({ coverId: await coverIdOf(one) }),
  'GET /api/insurance/products/{productId}/crop-cuts': async ({ house }) => ({ productId: await someYield(house) }),
  'POST /api/insurance/products/{productId}/crop-cuts': async ({ house }) => ({
    id: newId(),
    productId: await someYield(house),
    place: 'Badume',
    squareMetres: 20,
    grams: 2100,
    cutOn: todayOf(house),
  }),
  'POST /api/insurance/crop-cuts/{cutId}/confirmation': async (one) => ({
    cutId: await cutIdOf(one),
    squareMetres: 20,
    grams: 2100,
  }),
  'POST /api/admin/insurance/products/{productId}/payout-lists': async (one) => ({
    id: newId(),
    productId: (await someCover({ ...one, object: 'own' }, amina.accountId, past)).productId,
  }),
  'GET /api/admin/insurance/payout-lists': () => ({}),
  'GET /api/admin/insurance/payout-lists/{listId}/lines': async (one) => ({ listId: await listIdOf(one) }),
  'POST /api/admin/insurance/payout-lists/{listId}/decision': async (one) => ({
    listId: await listIdOf(one),
    decision: 'refuse',
    reason: 'It is a test.',
    password: passwordOf(one),
  }),
  'GET /api/admin/insurance/fund': () => ({}),
  'POST /api/admin/insurance/fund-entries': (one) => ({
    id: newId(),
    amountKobo: 100,
    origin: 'An insurer',
    password: passwordOf(one),
  }),
  'POST /api/admin/insurance/fund-entries/{entryId}/decision': async (one) => ({
    entryId: await entryIdOf(one),
    decision: 'refuse',
    password: passwordOf(one),
  }),
  'POST /api/farmers/{keeperId}/insurance-referrals': async (one) => {
    const keeper = await ofFarmer(one);
    await run(one.house.pool, sql`delete from insurance.referral`);
    return { id: newId(), ...keeper, note: '', hasAgreed: true };
  },
  'GET /api/admin/insurance-referrals': () => ({}),
  'GET /api/insurance/covers-in-care': () => ({}),
  'GET /api/covers/{coverId}/statement': async (one) => ({ coverId: await coverIdOf(one) }),
};
