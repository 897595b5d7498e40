import {
  correctable,
  correctableOfAll,
  correctionOf,
  heldOf,
  revisedProfile,
  type Correctable,
  type Correction,
} from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { saidNow } from './profile-clashes.ts';
import { holdProfile, keepProfile, setNames } from './profile-store.ts';
import { findAccount } from './store.ts';

const fieldsOf = (roles: readonly string[]): readonly Correctable[] =>
  roles.includes('farmer') ? correctable : correctableOfAll;

/** What stands of a person now in each field that can be put right here, '' for nothing. */
export const findCorrectable = async (
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ field: Correctable; value: string }[]> => {
  const account = await findAccount(db, accountId);
  const held = await holdProfile(db, accountId, now);
  if (account === null || held === null) return [];
  return fieldsOf(account.roles).map((field) => ({ field, value: held.profile[field] ?? '' }));
};

/**
 * Writes what is right of a person at their request, by the rules of the profile; said by whoever is signed in.
 * @throws Problem `invalid` beside `correction.field` or `correction.value`.
 */
export const correctPerson = async (context: Context, accountId: string, correction: Correction): Promise<void> => {
  const { db, clock } = context;
  const account = await findAccount(db, accountId);
  const held = await holdProfile(db, accountId, clock.now());
  if (account === null || account.state === 'closed' || held === null) throw new Problem('closed-already');
  if (!fieldsOf(account.roles).includes(correction.field)) throw refusedField('correction.field', 'field.wrong');
  const becomes = correctionOf(correction, clock.now());
  const { profile, changed } = revisedProfile(held.profile, heldOf(held.profile), becomes);
  if (changed.length === 0) return;
  if (account.roles.includes('farmer'))
    await keepProfile(db, profile, saidNow(held.saidBy, changed, viewerOf(context).accountId));
  else await setNames(db, profile);
};
