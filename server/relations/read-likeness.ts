import { mergedFields, type MergedField, type Profile } from '@shuka/domain/accounts';
import { readLikeness as contract, type LikeFarmer, type MergeSide } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount, findAssisted, findProfile, isPhoneProved } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle, type Route } from '#kit/route.ts';
import { findPair } from './likeness-store.ts';
import { findLikeFarmers, showPairs } from './show-pairs.ts';
import { findCare } from './store.ts';

/** What slices below know of an account: how many records stand under it, and how many acts wait on its phones. */
export type FindStock = (
  db: Db,
  accountId: string,
) => Promise<{ readonly records: MergeSide['records']; readonly waiting: number }>;

/** What people said of themselves, as text to compare; '' for what nobody said. */
const valuesOf = (profile: Profile | null, names: Pick<LikeFarmer, 'firstName' | 'lastName'>): MergeSide['values'] => {
  const shown: Record<MergedField, string> = {
    firstName: names.firstName,
    lastName: names.lastName,
    location: profile?.location ?? '',
    designation: profile?.designation ?? '',
    description: profile?.description ?? '',
    gender: profile?.gender ?? '',
    birthDate: profile?.birthDate ?? '',
    address: profile?.address ?? '',
    place: [profile?.lga ?? '', profile?.stateCode ?? ''].filter((part) => part !== '').join(', '),
    farmSize: profile?.farmSize ?? '',
    crops: profile?.crops.join(', ') ?? '',
    photo: profile?.face ?? '',
  };
  return Object.fromEntries(mergedFields.map((field) => [field, shown[field]])) as MergeSide['values'];
};

const sideOf = async (db: Db, farmer: LikeFarmer, findStock: FindStock): Promise<MergeSide> => {
  const { farmerId } = farmer;
  const account = await findAccount(db, farmerId);
  if (account === null) throw new Problem('not-found');
  const assisted = await findAssisted(db, farmerId);
  return {
    ...farmer,
    phone: account.phone,
    email: account.email ?? '',
    hasPassword: account.password_hash !== null,
    isPhoneProved: await isPhoneProved(db, farmerId),
    managerId: (await findCare(db, [farmerId]))[0]?.managerId ?? null,
    registeredAt: account.created_at,
    registeredBy: assisted?.registeredByName ?? '',
    values: valuesOf(await findProfile(db, farmerId), farmer),
    ...(await findStock(db, farmerId)),
  };
};

/** Over what other slices keep of a farmer. */
export const readLikeness = (findStock: FindStock): Route =>
  handle(contract, async ({ likenessId }, context) => {
    const { db } = context;
    const viewerId = viewerOf(context).accountId;
    const pair = await findPair(db, likenessId);
    const [shown] = pair === null ? [] : await showPairs(db, [pair], viewerId);
    if (pair === null || shown === undefined) throw new Problem('not-found');
    const { farmers: _, ...about } = shown;
    const farmers = await findLikeFarmers(db, [pair.lowId, pair.highId], viewerId);
    const sides: MergeSide[] = [];
    for (const id of [pair.lowId, pair.highId]) {
      const farmer = farmers.get(id);
      if (farmer !== undefined) sides.push(await sideOf(db, farmer, findStock));
    }
    return { ...about, sides };
  });
