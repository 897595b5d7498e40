import { cropKey } from '#seasons';
import { folded } from '#kit/fold.ts';
import { refusedField } from '#kit/problem.ts';
import type { Formula, FormulaDraft, FormulaLine, Terms } from './formula-model.ts';

/** Two names of one crop, as people type them. */
export const isSameCrop = (one: string, other: string): boolean => {
  const [key, otherKey] = [cropKey(one), cropKey(other)];
  if (key !== '' || otherKey !== '') return key === otherKey;
  return folded(one) === folded(other);
};

/** What a formula says of a crop and a grade; null for what the mill does not buy. */
export const termsOf = (formula: Pick<Formula, 'lines'>, crop: string, grade: string): Terms | null => {
  const line = formula.lines.find((one) => isSameCrop(one.crop, crop));
  const price = line?.prices.find((one) => one.grade === grade);
  if (line === undefined || price === undefined) return null;
  const { crop: _, prices: __, ...deductions } = line;
  return { ...deductions, koboPerKilogram: price.koboPerKilogram };
};

export const isSameTerms = (one: Terms, other: Terms): boolean =>
  (Object.keys(one) as (keyof Terms)[]).every((name) => one[name] === other[name]);

const isTwice = (lines: readonly FormulaLine[]): boolean =>
  lines.some(({ crop }, place) => lines.some((other, at) => at < place && isSameCrop(crop, other.crop)));

/** @throws Problem `invalid` beside `lines` for a crop or a grade that stands there twice. */
export const checkFormula = ({ lines }: FormulaDraft): void => {
  if (isTwice(lines)) throw refusedField('lines', 'weigh.cropTwice');
  for (const { prices } of lines)
    if (new Set(prices.map(({ grade }) => grade)).size < prices.length) throw refusedField('lines', 'weigh.gradeTwice');
};
