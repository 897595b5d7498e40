import type { Role } from '#kit/viewer.ts';
import { rolesToHaveFactor, rolesWithSecondFactor } from '#kit/viewer.ts';

const holdsOneOf = (held: readonly Role[], roles: readonly Role[]): boolean =>
  held.some((role) => roles.includes(role));

/** Whether somebody must keep a second factor once they have one: staff always, those with money here once it is demanded. */
export const mustKeepFactor = (held: readonly Role[], demandedFrom: string, today: string): boolean =>
  holdsOneOf(held, rolesWithSecondFactor) || (holdsOneOf(held, rolesToHaveFactor) && demandedFrom <= today);

/** Whether a second factor is, or will be, demanded of these for what gives money out. */
export const isFactorDemandedOf = (held: readonly Role[]): boolean => holdsOneOf(held, rolesToHaveFactor);
