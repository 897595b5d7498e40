import { refusedField } from '#kit/problem.ts';
import numbers from './input-numbers.json' with { type: 'json' };
import type { GoodDetails, InputKind, ShelfGood } from './input-model.ts';

/** More goods than any dealer's shelf here holds. */
export const mostGoods = 500;

/** Whose list a kind of good must stand on before farmers see it; null for what no agency registers. */
export const authorityOf: Readonly<Record<InputKind, 'nafdac' | 'nasc' | 'fertiliser' | null>> = {
  seed: 'nasc',
  fertiliser: 'fertiliser',
  pesticide: 'nafdac',
  tool: null,
  other: null,
};

/** A number as it is compared: in capitals, without spaces. */
const readRegistration = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');

/**
 * Whether what is said of a good holds together. @returns it with its number as it is compared.
 * @throws Problem `invalid` beside `good.registration` or `good.safety`.
 */
export const checkedGood = (good: GoodDetails): GoodDetails => {
  const registration = readRegistration(good.registration);
  const authority = authorityOf[good.kind];
  if (authority !== null && registration === '') throw refusedField('good.registration', 'inputs.registrationRequired');
  if (authority !== null && !new RegExp(numbers[authority]).test(registration))
    throw refusedField('good.registration', 'inputs.registrationWrong');
  if (good.kind === 'pesticide' && good.safety === null) throw refusedField('good.safety', 'inputs.safetyRequired');
  if (good.kind !== 'pesticide' && good.safety !== null) throw refusedField('good.safety', 'inputs.safetyOfPesticides');
  // No agency has a number for a tool: what was typed there says nothing.
  return { ...good, registration: authority === null ? '' : registration };
};

const labelOf = ({ kind, name, maker, registration, packSize, packUnit, safety }: GoodDetails): string => {
  const { activeIngredient, whoClass, protectiveGear, preHarvestDays, registeredUntil } = safety ?? {};
  const warnings = [activeIngredient, whoClass, protectiveGear, preHarvestDays, registeredUntil];
  return JSON.stringify([kind, name, maker, registration, packSize, packUnit, ...warnings]);
};

/** Whether a check of `before` still holds for `after`: the price may change, nothing on the label may. */
export const isSameLabel = (before: GoodDetails, after: GoodDetails): boolean => labelOf(before) === labelOf(after);

/**
 * Whether farmers may see and order a good: what an agency registers only once its number was looked up, a pesticide
 * only until its registration ends (NAFDAC Act; Pest Control Products Registration Regulations).
 */
export const isShown = (
  { kind, state, safety }: Pick<ShelfGood, 'kind' | 'state' | 'safety'>,
  today: string,
): boolean =>
  (authorityOf[kind] === null ? state !== 'refused' : state === 'verified') &&
  (kind !== 'pesticide' || (safety !== null && safety.registeredUntil >= today));
