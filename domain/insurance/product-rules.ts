import { daysBetween } from '#kit/day.ts';
import { isLga, findState } from '#kit/nigeria.ts';
import { Problem, refusedField, type FieldError } from '#kit/problem.ts';
import { checkMonths, endOfMonth } from './months-rules.ts';
import { insuranceLimits, type Phase, type ProductTerms } from './product-model.ts';

/** The first and the last day that anything of a product depends on. */
export const windowOf = ({ index }: Pick<ProductTerms, 'index'>): { readonly from: string; readonly until: string } => {
  if (index.kind === 'yield') return { from: index.from, until: index.until };
  if (index.kind === 'months') {
    const months = index.months.map(({ month }) => month).toSorted();
    return { from: `${months[0] ?? ''}-01`, until: endOfMonth(months.at(-1) ?? '') };
  }
  const starts = index.phases.map(({ from }) => from).toSorted();
  const ends = index.phases.map(({ until }) => until).toSorted();
  return { from: starts[0] ?? '', until: ends.at(-1) ?? '' };
};

/** The season that a plot is covered once in: '2027-wet'. */
export const seasonOf = (terms: Pick<ProductTerms, 'index' | 'season'>): string =>
  `${windowOf(terms).from.slice(0, 4)}-${terms.season}`;

/** Where something of an index is wrong; a form has the same names. */
const fieldOf = (place: number, name: keyof Phase): string => `terms.index.phases.${place}.${name}`;

const checkPhase = ({ side, triggerTenths, exitTenths, from, until, ...phase }: Phase, place: number, sum: number) => {
  if (side === 'deficit' && triggerTenths <= exitTenths)
    throw refusedField(fieldOf(place, 'triggerTenths'), 'insurance.triggerBelowExit');
  if (side === 'excess' && triggerTenths >= exitTenths)
    throw refusedField(fieldOf(place, 'triggerTenths'), 'insurance.triggerAboveExit');
  if (until < from) throw refusedField(fieldOf(place, 'until'), 'insurance.phaseEndsEarly');
  if (phase.mostKoboPerHectare > sum)
    throw refusedField(fieldOf(place, 'mostKoboPerHectare'), 'insurance.phaseAboveSum');
};

const checkIndex = ({ index, sumKoboPerHectare, stateCode }: ProductTerms): void => {
  if (index.kind === 'months') return checkMonths(index);
  if (index.kind === 'yield') {
    if (!isLga(stateCode, index.lga)) throw refusedField('terms.index.lga', 'insurance.lgaRequired');
    if (index.until < index.from) throw refusedField('terms.index.until', 'insurance.phaseEndsEarly');
    return;
  }
  for (const [place, phase] of index.phases.entries()) checkPhase(phase, place, sumKoboPerHectare);
  const reachable = index.phases.reduce((sum, { mostKoboPerHectare }) => sum + mostKoboPerHectare, 0);
  if (sumKoboPerHectare > reachable) throw refusedField('terms.sumKoboPerHectare', 'insurance.sumNeverReached');
};

/** The field of the first and of the last day of a window. */
const windowFields = ({ index }: ProductTerms): { readonly first: string; readonly last: string } => {
  if (index.kind === 'yield') return { first: 'terms.index.from', last: 'terms.index.until' };
  if (index.kind === 'months')
    return { first: 'terms.index.months.0.month', last: `terms.index.months.${index.months.length - 1}.month` };
  const { from, until } = windowOf({ index });
  const placeOf = (name: 'from' | 'until', day: string) => index.phases.findIndex((phase) => phase[name] === day);
  return { first: fieldOf(placeOf('from', from), 'from'), last: fieldOf(placeOf('until', until), 'until') };
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
  const fields = windowFields(terms);
  if (daysBetween(from, until) >= insuranceLimits.mostDays.value)
    throw refusedField(fields.last, 'insurance.windowTooLong');
  if (from <= today) throw refusedField(fields.first, 'insurance.windowPast');
  if (enrolUntil < today) throw refusedField('terms.enrolUntil', 'insurance.enrolPast');
  if (enrolUntil >= from) throw refusedField('terms.enrolUntil', 'insurance.enrolTooLate');
  if (premiumKoboPerHectare * 10_000 > sumKoboPerHectare * insuranceLimits.mostPremiumBasisPoints.value)
    throw refusedField('terms.premiumKoboPerHectare', 'insurance.premiumTooHigh');
  if (terms.payTimes.includes('harvest') && harvestDueOn <= until)
    throw refusedField('terms.harvestDueOn', 'insurance.harvestDueEarly');
  if (terms.figuresOn > today) throw refusedField('terms.figuresOn', 'insurance.figuresAhead');
};

/** The first thing that is wrong with terms, beside its field; null for terms that may be. */
export const termsRefusal = (terms: ProductTerms, today: string): FieldError | null => {
  try {
    checkTerms(terms, today);
    return null;
  } catch (error) {
    const [refused] = error instanceof Problem ? error.fields : [];
    if (refused === undefined) throw error;
    return refused;
  }
};

/** Whether a product takes people on a day. */
export const isOpenOn = (terms: ProductTerms, today: string): boolean =>
  today <= terms.enrolUntil && today < windowOf(terms).from;
