import type { Role } from '#kit/viewer.ts';
import { rolesWithSecondFactor } from '#kit/viewer.ts';
import { passwordLength, rolesToApprove, type Person } from './model.ts';

/** Farmers keep the owner's six characters; everyone else ten. */
export const shortestPassword = (roles: readonly Role[]): number =>
  roles.every((role) => role === 'farmer') ? passwordLength.farmer : passwordLength.others;

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Whether a password is one that guessers try first: on the common list, or made of the product's or the person's own
 * words (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 * @param isCommon looks a lower-case password up in the list of common ones.
 */
export const isGuessable = (
  password: string,
  own: readonly string[],
  isCommon: (lowerCase: string) => boolean,
): boolean => {
  const folded = fold(password);
  const withoutTail = folded.replace(/\d{1,4}$/, '');
  const ownWords = own.map(fold).filter((word) => word.length > 2);
  const isOneCharacter = new Set(password.toLowerCase()).size < 3;
  return (
    isOneCharacter ||
    isCommon(password.toLowerCase()) ||
    isCommon(folded) ||
    ownWords.includes(folded) ||
    ownWords.includes(withoutTail)
  );
};

/** Where a person stands with their second factor in this session. */
export const secondFactorState = (
  roles: readonly Role[],
  hasFactor: boolean,
  hasProvedIt: boolean,
): Person['secondFactor'] => {
  if (hasProvedIt && hasFactor) return 'proved';
  if (hasFactor) return 'owed';
  return roles.some((role) => rolesWithSecondFactor.includes(role)) ? 'to-set-up' : 'none';
};

/** An account starts working at once unless its role acts on others' data or money. */
export const firstState = (role: Role): 'active' | 'pending' => (rolesToApprove.includes(role) ? 'pending' : 'active');
