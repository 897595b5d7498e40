import type { LostValue, Profile, ProfileClash } from '@shuka/domain/accounts';
import type { Context } from '#kit/context.ts';
import { nameOf, type SaidBy } from './profile-store.ts';

/** Who said the value that stands, and who the other one; null where nobody can be named. */
type Sayers = (field: ProfileClash['field']) => { readonly nowBy: string | null; readonly otherBy: string | null };

/** More than people will ever choose between; the oldest go. */
const mostClashes = 100;

/** The profile with values kept beside those that stand, each with the name of who said it. */
export const withClashes = async (
  { db, clock }: Context,
  profile: Profile,
  lost: readonly LostValue[],
  sayers: Sayers,
): Promise<Profile> => {
  const at = clock.now().toISOString();
  const clashes: ProfileClash[] = [];
  for (const { field, now, other } of lost) {
    const { nowBy, otherBy } = sayers(field);
    const nowName = nowBy === null ? '' : await nameOf(db, nowBy);
    const otherName = otherBy === null ? '' : await nameOf(db, otherBy);
    const values = { now: now as ProfileClash['now'], other: other as ProfileClash['other'] }; // objects by their keys
    clashes.push({ field, ...values, nowBy, nowName, otherBy, otherName, at });
  }
  return { ...profile, clashes: [...profile.clashes, ...clashes].slice(-mostClashes) };
};

/** Who said each field last, once someone has said these. */
export const saidNow = (saidBy: SaidBy, fields: readonly string[], accountId: string): SaidBy => ({
  ...saidBy,
  ...Object.fromEntries(fields.map((field) => [field, accountId])),
});
