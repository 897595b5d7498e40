import { dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Licence, LicenceDetails, LicenceWord, Trade } from './licence-model.ts';

type Said = Pick<LicenceWord, 'trade' | 'version' | 'licence'>;

const holdsOn = ({ validFrom, validUntil }: LicenceDetails, today: string): boolean =>
  validFrom <= today && (validUntil === null || today <= validUntil);

/**
 * The licence a trade may go on under at a moment: the newest that is valid on that day in Nigeria and was not withdrawn.
 * One recorded before it begins does not end the one that holds. Null where there is none.
 */
export const licenceAt = (said: readonly Said[], trade: Trade, now: Date): Licence | null => {
  const words = said.filter((one) => one.trade === trade).toSorted((one, other) => other.version - one.version);
  for (const { version, licence } of words) {
    if (licence === null) return null; // withdrawn, with all before it
    if (holdsOn(licence, dayOf(now))) return { trade, ...licence, version };
  }
  return null;
};

/** Sandbox money is nobody's and always moves; real money moves under a licence that holds today, as `licenceAt` found it. */
export const mayMoveMoney = (money: 'real' | 'sandbox', licence: Licence | null): boolean =>
  money === 'sandbox' || licence !== null;

/** The newest version of a trade; nought where nothing was said of it. */
export const newestVersion = (said: readonly Said[], trade: Trade): number =>
  Math.max(0, ...said.filter((one) => one.trade === trade).map(({ version }) => version));

/**
 * The number the next word on a trade gets.
 * @param after the newest version whoever says it had seen.
 * @throws Problem `licence-changed` when another word came first.
 */
export const nextLicenceVersion = (said: readonly Said[], trade: Trade, after: number): number => {
  if (newestVersion(said, trade) !== after) throw new Problem('licence-changed');
  return after + 1;
};

/** @throws Problem `invalid` beside `validUntil` for a licence that ends before it begins. */
export const checkLicenceDays = ({ validFrom, validUntil }: LicenceDetails): void => {
  if (validUntil !== null && validUntil < validFrom) throw refusedField('validUntil', 'licence.untilBeforeFrom');
};
