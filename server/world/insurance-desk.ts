import {
  addProduct,
  coverPlot,
  coverTextVersion,
  recordCut,
  type Cover,
  type PayTime,
  type ProductTerms,
  type WeatherIndex,
} from '@shuka/domain/insurance';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import type { Browser } from './browser.ts';
import { plots } from './farms.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/** Rain that counts for twenty days, from ten days after a day on. */
export const weatherOf = (today: string): WeatherIndex => ({
  kind: 'weather',
  phases: [
    {
      name: 'establishment',
      side: 'deficit',
      from: addDays(today, 10),
      until: addDays(today, 19),
      triggerTenths: 450,
      exitTenths: 150,
      mostKoboPerHectare: 1_000_000,
    },
    {
      name: 'flowering',
      side: 'deficit',
      from: addDays(today, 20),
      until: addDays(today, 29),
      triggerTenths: 1200,
      exitTenths: 600,
      mostKoboPerHectare: 2_500_000,
    },
  ],
  dekadCapTenths: 600,
  indexSource: 'The weather model that the house asks, last word of each day',
  fallback: { usesNeighbours: true, mostMissingDays: 2 },
});

/** Terms of a rain cover of maize in Kano that takes people for a week. */
export const coverTerms = (today: string, change: Partial<ProductTerms> = {}): ProductTerms => ({
  name: 'Maize rain cover',
  crop: 'Maize',
  insurer: 'Invented Insurance',
  season: 'wet',
  stateCode: 'KN',
  enrolUntil: addDays(today, 7),
  index: weatherOf(today),
  sumKoboPerHectare: 3_000_000,
  premiumKoboPerHectare: 300_000,
  subsidyPercent: 50,
  payTimes: ['now', 'harvest'],
  harvestDueOn: addDays(today, 60),
  noticeDays: 15,
  figuresFrom: 'Invented figures',
  figuresOn: today,
  note: '',
  ...change,
});

/** Terms of a cover by the yield of Bichi; two crop cuts are enough. */
export const yieldTerms = (today: string): ProductTerms =>
  coverTerms(today, {
    name: 'Maize yield cover',
    index: {
      kind: 'yield',
      lga: 'Bichi',
      referenceKilograms: 2000,
      triggerPercent: 70,
      from: addDays(today, 10),
      until: addDays(today, 29),
      leastCuts: 2,
    },
  });

type Entered = { readonly browser: Browser; readonly at: number };

const entered = new WeakMap<OpenHouse, Map<string, Entered>>();
const sessionMillis = 20 * 3_600_000;

/** Somebody's browser, signed in anew only when their session may be over: days go by in tests of covers. */
export const enter = async (house: OpenHouse, person: WorldPerson): Promise<Browser> => {
  const known = entered.get(house) ?? new Map<string, Entered>();
  entered.set(house, known);
  const now = house.clock.now().getTime();
  const held = known.get(person.accountId);
  if (held !== undefined && now - held.at < sessionMillis) return held.browser;
  const browser = await house.signIn(person);
  known.set(person.accountId, { browser, at: now });
  return browser;
};

type Write = Partial<ProductTerms> | { readonly terms: ProductTerms };

/** Ngozi writes a product. @returns its id. */
export const someProduct = async (house: OpenHouse, change: Write = {}): Promise<string> => {
  const terms = 'terms' in change ? change.terms : coverTerms(dayOf(house.clock.now()), change);
  const productId = newId();
  const { ngozi } = people;
  const input = { id: newId(), productId, after: 0, terms, password: ngozi.password };
  const { status, text } = await (await enter(house, ngozi)).call(addProduct, input);
  if (status !== 201) throw new Error(`The product was not written: ${text}`);
  return productId;
};

export const plotOf = (keeper: 'amina' | 'musa', place = 0): string =>
  plots.filter((plot) => plot.keeper === keeper)[place]?.id ?? '';

type Wanted = { readonly productId: string; readonly payTime?: PayTime; readonly place?: number };

/** A manager read the text to the farmer, who said yes. */
export const readAloud = { how: 'in-person', textVersion: coverTextVersion } as const;

/** Amina covers a plot of hers, or somebody does it for her. */
export const someCover = async (
  house: OpenHouse,
  { productId, payTime = 'harvest', place = 0 }: Wanted,
  by: WorldPerson = people.amina,
): Promise<Cover> => {
  const input = { keeperId: people.amina.accountId, plotId: plotOf('amina', place), productId, version: 1, payTime };
  const browser = await enter(house, by);
  const consent = by === people.amina ? null : readAloud;
  const { status, body, text } = await browser.call(coverPlot, { ...input, id: newId(), hasReadTerms: true, consent });
  if (status !== 201) throw new Error(`The plot was not covered: ${text}`);
  return body;
};

/** The same each day in a square, in hundredths of a millimetre; as if each day had been noted in its evening. */
export const rained = async (
  house: OpenHouse,
  cell: string,
  each: number,
  [from, until]: readonly [string, string],
) => {
  for (let day = from; day <= until; day = addDays(day, 1))
    await run(
      house.pool,
      sql`insert into insurance.rain (cell, day, rain, provider, said_at)
          values (${cell}, ${day}, ${each}, 'Test', ${`${day}T20:30:00Z`}) on conflict do nothing`,
    );
};

/** Chidi cuts and weighs a square. @returns the cut's id. */
export const someCut = async (house: OpenHouse, productId: string, grams = 2100): Promise<string> => {
  const id = newId();
  const cut = { id, productId, place: 'Badume', squareMetres: 20, grams, cutOn: dayOf(house.clock.now()) };
  const { status, text } = await (await enter(house, people.chidi)).call(recordCut, cut);
  if (status !== 201) throw new Error(`The cut was not recorded: ${text}`);
  return id;
};
