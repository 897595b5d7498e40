import { daysBetween } from '#kit/day.ts';
import { isLga, findState } from '#kit/nigeria.ts';
import { refusedField } from '#kit/problem.ts';
import { insuranceLimits, type Phase, type ProductTerms } from './product-model.ts';

/** The first and the last day that anything of a product depends on. */
export const windowOf = ({ index }: Pick<ProductTerms, 'index'>): { readonly from: string; readonly until: string } => {
  if (index.kind === 'yield') return { from: index.from, until: index.until };
  const starts = index.phases.map(({ from }) => from).toSorted();
  const ends = index.phases.map(({ until }) => until).toSorted();
  return { from: starts[0] ?? '', until: ends.at(-1) ?? '' };
};

/** The season that a plot is covered once in: '2027-wet'. */
export const seasonOf = (terms: Pick<ProductTerms, 'index' | 'season'>): string =>
  `${windowOf(terms).from.slice(0, 4)}-${terms.season}`;

const checkPhase = ({ side, triggerTenths, exitTenths, from, until, mostKoboPerHectare }: Phase, sum: number): void => {
  if (side === 'deficit' && triggerTenths <= exitTenths)
    throw refusedField('terms.index', 'insurance.triggerBelowExit');
  if (side === 'excess' && triggerTenths >= exitTenths) throw refusedField('terms.index', 'insurance.triggerAboveExit');
  if (until < from) throw refusedField('terms.index', 'insurance.phaseEndsEarly');
  if (mostKoboPerHectare > sum) throw refusedField('terms.index', 'insurance.phaseAboveSum');
};

const checkIndex = ({ index, sumKoboPerHectare, stateCode }: ProductTerms): void => {
  if (index.kind === 'yield') {
    if (!isLga(stateCode, index.lga)) throw refusedField('terms.index', 'insurance.lgaRequired');
    if (index.until < index.from) throw refusedField('terms.index', 'insurance.phaseEndsEarly');
    return;
  }
  for (const phase of index.phases) checkPhase(phase, sumKoboPerHectare);
  const reachable = index.phases.reduce((sum, { mostKoboPerHectare }) => sum + mostKoboPerHectare, 0);
  if (sumKoboPerHectare > reachable) throw refusedField('terms.sumKoboPerHectare', 'insurance.sumNeverReached');
};

/**
 * Refuses terms that no cover can have. A window that has begun is refused too: whoever knows what fell may not buy.
 * @throws Problem `invalid` beside the field.
 */
export const checkTerms = (terms: ProductTerms, today: string): void => {
  const { from, until } = windowOf(terms);
  const { sumKoboPerHectare, premiumKoboPerHectare, enrolUntil, harvestDueOn } = terms;
  if (findState(terms.stateCode) === undefined) throw refusedField('terms.stateCode', 'insurance.stateRequired');
  checkIndex(terms);
  if (daysBetween(from, until) >= insuranceLimits.mostDays.value)
    throw refusedField('terms.index', 'insurance.windowTooLong');
  if (from <= today) throw refusedField('terms.index', 'insurance.windowPast');
  if (enrolUntil < today) throw refusedField('terms.enrolUntil', 'insurance.enrolPast');
  if (enrolUntil >= from) throw refusedField('terms.enrolUntil', 'insurance.enrolTooLate');
  if (premiumKoboPerHectare * 10_000 > sumKoboPerHectare * insuranceLimits.mostPremiumBasisPoints.value)
    throw refusedField('terms.premiumKoboPerHectare', 'insurance.premiumTooHigh');
  if (terms.payTimes.includes('harvest') && harvestDueOn <= until)
    throw refusedField('terms.harvestDueOn', 'insurance.harvestDueEarly');
  if (terms.figuresOn > today) throw refusedField('terms.figuresOn', 'insurance.figuresAhead');
};

/** Whether a product takes people on a day. */
export const isOpenOn = (terms: ProductTerms, today: string): boolean =>
  today <= terms.enrolUntil && today < windowOf(terms).from;
