import { addProduct, coverPlot, type PayTime, type ProductTerms } from '@shuka/domain/insurance';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { houseMoney } from '#finance';
import { routes } from '#insurance';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { actsIn, type Act, type Actor } from './acts.ts';
import { accountIdOf, caseId, placeOf } from './caseload-ids.ts';
import type { CaseKey } from './caseload-people.ts';
import { plots } from './farms.ts';
import { people } from './people.ts';

const common = {
  stateCode: 'KN',
  season: 'dry',
  crop: 'Maize',
  insurer: 'Invented Insurance (demo)',
  subsidyPercent: 50,
  payTimes: ['now', 'harvest'],
  noticeDays: 15,
} as const;

/**
 * Rain, by the phases and amounts of the published worked example: 45 and 15 mm, 180 and 90 mm, 120 and 60 mm, for ₦10,000,
 * ₦15,000 and ₦25,000; ten days count for 60 mm at most. NAIC pays half of a premium.
 */
const rainTerms = (today: string): ProductTerms => ({
  ...common,
  payTimes: [...common.payTimes],
  name: 'Demo rain cover for maize',
  enrolUntil: addDays(today, 30),
  index: {
    kind: 'weather',
    phases: [
      {
        name: 'establishment',
        side: 'deficit',
        from: addDays(today, 40),
        until: addDays(today, 69),
        triggerTenths: 450,
        exitTenths: 150,
        mostKoboPerHectare: 1_000_000,
      },
      {
        name: 'flowering',
        side: 'deficit',
        from: addDays(today, 70),
        until: addDays(today, 109),
        triggerTenths: 1800,
        exitTenths: 900,
        mostKoboPerHectare: 1_500_000,
      },
      {
        name: 'grain-fill',
        side: 'deficit',
        from: addDays(today, 110),
        until: addDays(today, 139),
        triggerTenths: 1200,
        exitTenths: 600,
        mostKoboPerHectare: 2_500_000,
      },
    ],
    dekadCapTenths: 600,
    indexSource: 'The weather model that this house asks, its last word on each day',
    fallback: { usesNeighbours: true, mostMissingDays: 3 },
  },
  sumKoboPerHectare: 5_000_000,
  premiumKoboPerHectare: 500_000,
  harvestDueOn: addDays(today, 170),
  figuresFrom: 'Triggers and amounts of a published worked example; the premium is invented for the demo',
  figuresOn: today,
  note: 'For trying things out: nobody insures by it.',
});

/** Yield: nothing is paid at 70 per cent of the reference or more, as NAIC does. */
const yieldTerms = (today: string): ProductTerms => ({
  ...common,
  payTimes: [...common.payTimes],
  name: 'Demo yield cover for maize in Bichi',
  enrolUntil: addDays(today, 30),
  index: {
    kind: 'yield',
    lga: 'Bichi',
    referenceKilograms: 2000,
    triggerPercent: 70,
    from: addDays(today, 100),
    until: addDays(today, 139),
    leastCuts: 5,
  },
  sumKoboPerHectare: 4_000_000,
  premiumKoboPerHectare: 400_000,
  harvestDueOn: addDays(today, 170),
  figuresFrom: 'Trigger of NAIC’s area-yield cover; reference and premium are invented for the demo',
  figuresOn: today,
  note: 'For trying things out: nobody insures by it.',
});

const writeProduct = async (act: Act, by: Actor, place: number, terms: ProductTerms, now: Date): Promise<string> => {
  const productId = caseId('insurance-product', place);
  const draft = { id: caseId('insurance-terms', place), productId, after: 0, terms, password: 'none is asked for' };
  await act(addProduct, draft, by, now);
  return productId;
};

type Land = { readonly keeperId: string; readonly plotId: string };

const landOf = (who: CaseKey | 'amina'): Land =>
  who === 'amina'
    ? { keeperId: people.amina.accountId, plotId: plots.find(({ keeper }) => keeper === 'amina')?.id ?? '' }
    : { keeperId: accountIdOf(who), plotId: caseId('plot', placeOf(who) + 1) };

/** Who covers which plot by which product. */
const covered: readonly (readonly [who: CaseKey | 'amina', product: number, payTime: PayTime])[] = [
  ['amina', 1, 'harvest'],
  ['muhammad', 1, 'harvest'],
  ['aishatu', 2, 'harvest'],
];

/**
 * Loads what the demo insures, by the acts of an officer and of farmers: a rain cover and a yield cover that still take people, and
 * three plots that are covered. Money of the sandbox, which needs no licence; nothing where real money is taken.
 */
export const loadInsurance = async (db: Db, services: Services, decidedById: string): Promise<void> => {
  if (houseMoney(services) !== 'sandbox') return;
  const now = services.clock.now();
  const today = dayOf(now);
  const act = actsIn(services, db, routes);
  const officer: Actor = { accountId: decidedById, roles: ['admin'] };
  const productIds = [
    await writeProduct(act, officer, 1, rainTerms(today), now),
    await writeProduct(act, officer, 2, yieldTerms(today), now),
  ];
  for (const [place, [who, product, payTime]] of covered.entries()) {
    const land = landOf(who);
    const cover = { id: caseId('cover', place + 1), ...land, productId: productIds[product - 1] ?? '', version: 1 };
    const by: Actor = { accountId: land.keeperId, roles: ['farmer'] };
    await act(coverPlot, { ...cover, payTime, hasReadTerms: true, consent: null }, by, now);
  }
};
