import {
  heldOf,
  profileUnits,
  type MergedField,
  type Profile,
  type ProfileField,
  type ProfileHeld,
} from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { addToCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';
import { moveContactRequests } from './contact-request-store.ts';
import { mergeVault } from './merge-vault.ts';
import {
  closeInto,
  dropSignIn,
  endProofsOf,
  findWayIn,
  hasSignIn,
  holdPair,
  moveConsents,
  moveSignIn,
} from './merged-store.ts';
import { mergeNotices } from './notice-store.ts';
import { tellOwner } from './owner-letters.ts';
import { holdProfile, keepPortrait, keepProfile } from './profile-store.ts';
import { moveTold } from './push-store.ts';
import { endSessionsOf } from './session-store.ts';
import { moveShown } from './shown-store.ts';
import { findAccount, type Account } from './store.ts';

type AccountMerge = MergedPair & {
  /** Of which values the other account's are taken. */
  readonly takes: readonly MergedField[];
  /** Whether the other account's e-mail, phone number and password open the one that stays. */
  readonly takesSignIn: boolean;
  readonly decidedBy: string;
};

/** An account and its profile as they were, without what opens or proves anything. */
export type AccountWas = { readonly profile: Profile; readonly account: Readonly<Record<string, unknown>> };

const isOnlyFarmer = ({ roles }: Account): boolean => roles.every((role) => role === 'farmer');

/**
 * A way in replaces another only when it is one, and a number that somebody typed never replaces what was proved: whoever
 * answers it would have the account. @throws Problem `not-mergeable`.
 */
const demandWayIn = async (db: Db, { fromId, intoId }: AccountMerge): Promise<void> => {
  const taken = await findWayIn(db, fromId);
  if (taken === 'proved') return;
  if (taken === 'none' || (await findWayIn(db, intoId)) === 'proved') throw new Problem('not-mergeable');
};

/**
 * Both accounts, open and a farmer's. One that goes is nothing but a farmer's: other duties are handed over first; so is one
 * whose way in is replaced. @throws Problem `not-mergeable`.
 */
const demandPair = async (db: Db, merge: AccountMerge): Promise<{ from: Account; into: Account }> => {
  await holdPair(db, merge);
  const from = await findAccount(db, merge.fromId);
  const into = await findAccount(db, merge.intoId);
  const isOpen = (one: Account | null): one is Account => one?.state === 'active' && one.roles.includes('farmer');
  if (merge.fromId === merge.intoId || !isOpen(from) || !isOpen(into)) throw new Problem('not-mergeable');
  if (!isOnlyFarmer(from) || (merge.takesSignIn && !isOnlyFarmer(into))) throw new Problem('not-mergeable');
  if (merge.takesSignIn) await demandWayIn(db, merge);
  return { from, into };
};

const valuesOf = (profile: Profile, fields: readonly ProfileField[]): Partial<ProfileHeld> => {
  const held = heldOf(profile);
  return Object.fromEntries(fields.flatMap((field) => profileUnits[field]).map((key) => [key, held[key]]));
};

/** The profile that stays, with what is taken of the other. What stood in either is kept by whoever calls. */
const mergeProfiles = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { fromId, intoId, takes, decidedBy }: AccountMerge,
): Promise<{ from: Profile; into: Profile }> => {
  const from = (await holdProfile(db, fromId, clock.now()))?.profile;
  const held = await holdProfile(db, intoId, clock.now());
  if (from === undefined || held === null) throw new Problem('not-found');
  const { profile: into, saidBy } = held;
  const fields = takes.filter((field) => field !== 'photo');
  const merged = { ...into, ...valuesOf(from, fields), revision: into.revision + 1 };
  const said = Object.fromEntries(fields.map((field) => [field, decidedBy]));
  if (fields.length > 0) await keepProfile(db, merged, { ...saidBy, ...said });
  const { photoId, face } = from;
  const portrait = photoId === null || face === null ? null : { key: photoId, face: Buffer.from(face, 'base64') };
  if (takes.includes('photo') && portrait !== null) await keepPortrait(db, merged, portrait);
  return { from, into };
};

const wasOf = (account: Account, profile: Profile): AccountWas => {
  const {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    about,
    language,
    created_at: createdAt,
  } = account;
  return { profile, account: { id, firstName, lastName, email, phone, about, language, createdAt } };
};

/** One way in stays. Whoever used the other is told, and has to come in anew. */
const settleSignIn = async (context: Context, merge: AccountMerge, from: Account, into: Account): Promise<void> => {
  const { db, clock } = context;
  const loser = merge.takesSignIn ? into : from;
  const isUsed = await hasSignIn(db, loser.id);
  await endProofsOf(db, merge, clock.now());
  if (merge.takesSignIn) await moveSignIn(db, merge);
  else await dropSignIn(db, merge.fromId);
  await endSessionsOf(db, merge.fromId, clock.now());
  if (merge.takesSignIn) await endSessionsOf(db, merge.intoId, clock.now());
  if (isUsed) tellOwner(context, loser, 'merged');
};

/**
 * Makes one account of two, as far as this slice keeps them: profile, way in, consents, who asked for their
 * contact, the numbers of the vault. The one
 * that goes is closed for good and leads to the one that stays; both are answered as they were.
 * @throws Problem `not-mergeable` for what is no pair of open farmers' accounts.
 */
export const mergeAccounts = async (
  context: Context,
  merge: AccountMerge,
): Promise<{ from: AccountWas; into: AccountWas }> => {
  const { db, clock } = context;
  const { from, into } = await demandPair(db, merge);
  const were = await mergeProfiles(context, merge);
  await settleSignIn(context, merge, from, into);
  await closeInto(db, merge);
  await moveConsents(db, merge, clock.now());
  await moveShown(db, merge);
  await moveContactRequests(db, merge);
  await mergeNotices(db, merge);
  await moveTold(db, merge);
  await mergeVault(context, merge);
  await addToCounter(db, 'people', 'farmer', -1);
  return { from: wasOf(from, were.from), into: wasOf(into, were.into) };
};
