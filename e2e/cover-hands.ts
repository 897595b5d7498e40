import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { people, send } from './people.ts';

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const phase = (name: string, from: number, until: number, triggerTenths: number, exitTenths: number) => ({
  name,
  side: 'deficit',
  from: dayAhead(from),
  until: dayAhead(until),
  triggerTenths,
  exitTenths,
  mostKoboPerHectare: 2_000_000,
});

/** A rain cover of Kano that takes people for a week; days that nobody knows are filled or give the premium back. */
const terms = {
  name: 'Maize rain cover',
  crop: 'Maize',
  insurer: 'Invented Insurance',
  season: 'wet',
  stateCode: 'KN',
  enrolUntil: dayAhead(7),
  index: {
    kind: 'weather',
    phases: [phase('establishment', 10, 39, 450, 150), phase('flowering', 40, 69, 1200, 600)],
    dekadCapTenths: 600,
    indexSource: 'The weather model that the house asks',
    fallback: { usesNeighbours: true, mostMissingDays: 2 },
  },
  sumKoboPerHectare: 3_000_000,
  premiumKoboPerHectare: 300_000,
  subsidyPercent: 50,
  payTimes: ['now', 'harvest'],
  harvestDueOn: dayAhead(100),
  noticeDays: 15,
  figuresFrom: 'Invented figures',
  figuresOn: dayAhead(-1),
  note: '',
};

/** An officer writes a product. @returns its id. */
export const someProduct = async (admin: Page, change: object = {}): Promise<string> => {
  const productId = randomUUID();
  const { password } = people.ngozi;
  const draft = { id: randomUUID(), productId, after: 0, terms: { ...terms, ...change }, password };
  await send(admin, '/api/admin/insurance/products', draft);
  return productId;
};

const read = async (page: Page, path: string) =>
  (await (await page.request.get(path)).json()) as { items: { id: string; name: string; keeperId: string }[] };

/** A farmer covers the first plot of her first farm, the premium at harvest. */
export const someCover = async (farmer: Page, productId: string): Promise<void> => {
  const [farm] = (await read(farmer, '/api/farms')).items;
  const [plot] = (await read(farmer, `/api/farms/${farm?.id ?? ''}/plots`)).items;
  const keeperId = farm?.keeperId ?? '';
  const draft = { id: randomUUID(), plotId: plot?.id, productId, version: 1, payTime: 'harvest' };
  await send(farmer, `/api/farmers/${keeperId}/covers`, { ...draft, hasReadTerms: true, consent: null });
};
