import { scheduleOf, scoreOf, type LoanState, type Product } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openClearing, openWallet } from '#finance';
import { insertAgreement, insertLoan, insertProduct, setAnswer, setDecided, setPaidOut, setRecommended } from '#loans';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someLoanTerms } from '#world/loan-terms.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { stranger } from './finance-scene.ts';
import { companyOf, delivered } from './gate-scene.ts';
import { passportInputs } from './passport-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { tillInputs } from './till-scene.ts';

const { amina, chidi, halima, ifeoma, ngozi } = people;
const { password } = ngozi;
export const principalKobo = 1_000_000;
const terms = someLoanTerms;
const facts = { plots: 1, harvests: 0, incomeKobo: 0, repaidLoans: 0, lateLoans: 0 };

const draft = {
  name: 'Season loan',
  words: 'For seed.',
  terms,
  leastKobo: principalKobo,
  mostKobo: principalKobo,
  leastInstalments: 3,
  mostInstalments: 6,
  isOpen: true,
};

/** The second part waits for its condition, the first for nobody. */
const parts = [
  { name: 'Land', condition: '', ppm: 400_000 },
  { name: 'Weeding', condition: 'After planting was seen', ppm: 600_000 },
];

export const makeProduct = async ({ pool, clock }: OpenHouse, change: Partial<Product> = {}): Promise<Product> => {
  const product = { productId: newId(), version: 1, ...draft, ...change };
  await insertProduct(pool, product, ngozi.accountId, clock.now());
  return product;
};

/** Pays out a loan that Ngozi approved, by Ifeoma. */
const payOut = async ({ pool, clock }: OpenHouse, id: string, keeperId: string, on: string): Promise<void> => {
  const [at, moveId] = [clock.now(), newId()];
  const from = await openClearing(pool, 'lender', 'sandbox', at);
  const to = await openWallet(pool, keeperId, 'sandbox', at);
  const asked = { id: moveId, kind: 'loan', reason: '', subjectId: id, from, to, amountKobo: principalKobo } as const;
  await move(pool, asked, { by: null, endpoint: 'scene', requestId: 'scene', at });
  const schedule = scheduleOf({ principalKobo, instalments: 3, from: on, terms });
  await setPaidOut(pool, id, { byId: ifeoma.accountId, on, money: 'sandbox', moveId, schedule });
};

/** A loan brought as far as it is wanted, the only one of its farmer that waits. @param paidOn the day its money went out. */
export const makeLoan = async (
  house: OpenHouse,
  keeperId: string,
  state: LoanState,
  more: object = {},
  paidOn = '2026-05-20',
): Promise<string> => {
  const { pool, clock } = house;
  await run(
    pool,
    sql`update loans.loan set state = 'withdrawn'
        where keeper_id = ${keeperId} and state in ('referral', 'asked', 'recommended', 'approved')`,
  );
  const { productId, version } = await makeProduct(house, more);
  const id = newId();
  const asked = { id, keeperId, productId, version, principalKobo, instalments: 3, purpose: 'Seed', hasAgreed: true };
  const begins = state === 'referral' ? 'referral' : 'asked';
  const score = scoreOf(facts, principalKobo);
  await insertLoan(pool, { ...asked, state: begins, score, askedBy: keeperId }, clock.now());
  if (begins === state) return id;
  await setRecommended(pool, id, halima.accountId, 'recommend');
  if (state === 'refused') await setDecided(pool, id, 'refused', ifeoma.accountId);
  if (state === 'approved' || state === 'running') await setDecided(pool, id, 'approved', chidi.accountId);
  if (state === 'running') await payOut(house, id, keeperId, paidOn);
  return id;
};

/** Amina is in Chidi's care, the other in nobody's. */
export const farmerOf = async (house: OpenHouse, whose: 'own' | 'assigned' | 'other'): Promise<string> =>
  whose === 'other' ? stranger(house) : amina.accountId;

const loanOf =
  (state: LoanState, more: (one: Case) => object = () => ({})): MakeInput =>
  async (one) => ({
    loanId: await idFor(one.object, async (whose) => makeLoan(one.house, await farmerOf(one.house, whose), state)),
    ...more(one),
  });

/** A loan in parts that was approved. @param first what its first part waits for. */
const inParts =
  (first: string, more: object): MakeInput =>
  async (one) => {
    const [land, ...others] = parts;
    const tranches = [{ ...land, condition: first }, ...others];
    const make = async (whose: 'own' | 'assigned' | 'other') =>
      makeLoan(one.house, await farmerOf(one.house, whose), 'approved', { tranches });
    return { loanId: await idFor(one.object, make), ...more };
  };

const untilOn = '2027-12-31';
const { companyId: millId } = mill;

/** Produce of Amina's that settles a loan of hers, as an officer offered; agreed to where it is weighed for it. */
const offered = async (house: OpenHouse, loanId: string, isAgreed: boolean): Promise<string> => {
  const agreement = { id: newId(), loanId, companyId: millId, crop: 'Maize', koboPerKilogram: 20_000, untilOn };
  const agreedAt = new Date('2026-01-02T08:00:00Z'); // before whatever the gate of the scenes weighs
  await insertAgreement(house.pool, agreement, ngozi.accountId, agreedAt);
  if (isAgreed) await setAnswer(house.pool, { loanId, agreementId: agreement.id }, 'agreed', agreedAt);
  return agreement.id;
};

const answersOffer: MakeInput = async (one) => {
  const whose = one.object === 'own' ? 'own' : 'other';
  const loanId = await makeLoan(one.house, await farmerOf(one.house, whose), 'running');
  const agreementId = await offered(one.house, loanId, false);
  return { loanId: await idFor(one.object, async () => loanId), agreementId, answer: 'decline' };
};

const creditsDelivery: MakeInput = async (one) => {
  const deliveryId = await delivered(one.house, people.amina.accountId);
  const loanId = await makeLoan(one.house, people.amina.accountId, 'running');
  const agreementId = await offered(one.house, loanId, true);
  return { id: newId(), companyId: await companyOf(one), deliveryId, agreementId };
};

const keeperOf = (one: Case): Promise<string> => idFor(one.object, (whose) => farmerOf(one.house, whose));

/** Input for the operations on loans; nothing but authorization could refuse it. */
export const loanInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/loans/products': () => ({}),
  'POST /api/admin/loans/products': () => ({ productId: newId(), after: 0, ...draft, password }),
  'POST /api/loans': async (one) => {
    const { productId, version } = await makeProduct(one.house);
    const keeperId = await keeperOf(one);
    await run(
      one.house.pool,
      sql`update loans.loan set state = 'withdrawn' where state in ('referral', 'asked', 'recommended', 'approved')`,
    );
    const asked = { productId, version, principalKobo, instalments: 3, purpose: 'Seed', hasAgreed: true };
    return { id: newId(), keeperId, ...asked };
  },
  'GET /api/loans': async (one) => ({ keeperId: await keeperOf(one) }),
  'GET /api/loans/borrower': async (one) => ({ keeperId: await keeperOf(one) }),
  'GET /api/loans/{loanId}': loanOf('running'),
  'POST /api/loans/{loanId}/withdrawal': loanOf('asked'),
  'POST /api/loans/{loanId}/recommendation': loanOf('asked', () => ({ verdict: 'recommend', words: 'She is known.' })),
  'POST /api/loans/{loanId}/review': loanOf('refused', () => ({ words: 'Look again.' })),
  'POST /api/loans/{loanId}/payments': loanOf('running', () => ({ id: newId(), amountKobo: 100 })),
  'GET /api/loans/{loanId}/statement': loanOf('running', () => ({ format: 'csv' })),
  'POST /api/loans/{loanId}/cash': loanOf('running', ({ house }) => ({
    id: newId(),
    receipt: `7K3QXM-${newId().replaceAll(/\D/g, '').slice(-7)}`,
    amountKobo: 100,
    takenAt: house.clock.now().toISOString(),
  })),
  ...tillInputs,
  ...passportInputs,
  'GET /api/admin/loans': () => ({}),
  'GET /api/admin/loans/portfolio': () => ({}),
  'GET /api/admin/loans/delinquency': () => ({ by: 'product' }),
  'GET /api/admin/loans/delinquency/file': () => ({ by: 'manager' }),
  'POST /api/admin/loans/{loanId}/decision': loanOf('recommended', () => ({
    decision: 'approve',
    words: '',
    password,
  })),
  'POST /api/admin/loans/{loanId}/disbursement': loanOf('approved', () => ({ password })),
  'POST /api/admin/loans/{loanId}/produce': loanOf('running', () => {
    return { id: newId(), companyId: millId, crop: 'Maize', koboPerKilogram: 20_000, untilOn };
  }),
  'GET /api/loans/{loanId}/produce': loanOf('running'),
  'POST /api/loans/{loanId}/produce': answersOffer,
  'GET /api/companies/{companyId}/loan-produce': async (one) => ({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/loan-produce': creditsDelivery,
  'GET /api/loans/{loanId}/tranches': inParts('', {}),
  'POST /api/loans/{loanId}/confirmation': inParts('Land cleared', { number: 1, words: 'I walked it.' }),
  'POST /api/admin/loans/{loanId}/tranches': inParts('', { number: 1, password }),
  'POST /api/admin/loans/{loanId}/referral': loanOf('referral', () => ({ lender: 'A bank', words: '' })),
};
