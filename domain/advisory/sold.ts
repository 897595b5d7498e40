import { folded } from '#kit/fold.ts';
import { fertilisers, isCompound, type Fertiliser } from './fertilisers.ts';

/** A fertiliser on a dealer's shelf, as a shop tells of it. */
export type SoldGood = {
  readonly name: string;
  readonly packSize: number;
  readonly packUnit: string;
  readonly priceKobo: number;
  /** What may still be ordered. */
  readonly freePacks: number;
  readonly companyName: string;
  readonly lga: string;
};

/** One that can be reckoned with, and who sells it. */
export type SoldFertiliser = { readonly product: Fertiliser; readonly good: SoldGood };

const grade = /(\d{1,2})\s*[-:–/]\s*(\d{1,2})\s*[-:–/]\s*(\d{1,2})/;

/** How single fertilisers are called on bags, by our key. */
const singles: Readonly<Record<string, RegExp>> = {
  urea: /\burea\b/,
  ssp: /\bssp\b|\bsingle super/,
  mop: /\bmop\b|\bmuriate\b/,
};

type Content = Omit<Fertiliser, 'name' | 'bagKilograms'>;

const gradeOf = (name: string): Content | 'wrong' | null => {
  const [, n, p2o5, k2o] = grade.exec(name) ?? [];
  if (n === undefined || p2o5 === undefined || k2o === undefined) return null;
  const said = { n: Number(n), p2o5: Number(p2o5), k2o: Number(k2o) };
  const sum = said.n + said.p2o5 + said.k2o;
  return sum === 0 || sum > 100 ? 'wrong' : { key: `npk-${said.n}-${said.p2o5}-${said.k2o}`, ...said };
};

/** By the grade of a compound; one that feeds a single nutrient goes by what it is called, 'Urea 46-0-0' too. */
const contentOf = (name: string): Content | null => {
  const said = gradeOf(name);
  if (said === 'wrong') return null;
  if (said !== null && isCompound(said)) return said;
  const words = folded(name);
  const [key] = Object.entries(singles).find(([, called]) => called.test(words)) ?? [];
  return fertilisers.find((one) => one.key === key) ?? said;
};

const gramsOfKilogram = 1000;

/** What is in a good by its name, 'NPK 20:10:10' or 'Granular urea'; null where the name does not say. */
export const soldFertiliser = (good: SoldGood): SoldFertiliser | null => {
  const content = contentOf(good.name);
  if (content === null || good.packUnit !== 'gram' || good.packSize < gramsOfKilogram) return null;
  const { key, n, p2o5, k2o } = content;
  return { good, product: { key, name: good.name, n, p2o5, k2o, bagKilograms: good.packSize / gramsOfKilogram } };
};

const koboOfKilogram = ({ good, product }: SoldFertiliser): number => good.priceKobo / product.bagKilograms;

/** Of each kind the cheapest by weight that is in stock: in the LGA where it is sold there, else in the state. */
export const soldNear = (goods: readonly SoldGood[], lga: string): SoldFertiliser[] => {
  const best = new Map<string, SoldFertiliser>();
  for (const good of goods) {
    const sold = good.freePacks > 0 ? soldFertiliser(good) : null;
    if (sold === null) continue;
    const held = best.get(sold.product.key);
    const isNearer = held !== undefined && (good.lga === lga) !== (held.good.lga === lga);
    if (held === undefined || (isNearer ? good.lga === lga : koboOfKilogram(sold) < koboOfKilogram(held)))
      best.set(sold.product.key, sold);
  }
  return [...best.values()];
};
