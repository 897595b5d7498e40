import { assistedOf, listedRegistration, type ListedFarmer } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addToCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { insertListed } from './listed-store.ts';
import { nameOf } from './profile-store.ts';

/**
 * Opens the accounts of farmers of a list at once, as `openAssisted` does for one: each with a profile and whose word it was.
 * Their numbers are E.164 already and their rules were checked; the papers they agreed on lie with whoever brought the list, so
 * that no proof is kept here.
 * @param byId who confirmed the list.
 */
export const openAssistedMany = async (
  db: Db,
  farmers: readonly ListedFarmer[],
  byId: string,
  now: Date,
): Promise<void> => {
  if (farmers.length === 0) return;
  const by = { accountId: byId, name: await nameOf(db, byId) };
  const assisted = farmers.map((farmer) => assistedOf(listedRegistration(farmer, newId()), by, now));
  await insertListed(db, farmers, assisted, now);
  await addToCounter(db, 'people', 'farmer', farmers.length);
};
