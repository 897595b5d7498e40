import { addFarmerPhone as contract } from '@shuka/domain/accounts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { giveFirstPhone } from './assisted-store.ts';
import { findFarmerRow } from './card-store.ts';
import { readPhone } from './phone.ts';
import { findAccount, holdAccount, type Account } from './store.ts';
import { tellPhoneAdded } from './tell-registered.ts';

/**
 * The farmer with their row locked. @throws Problem `not-found` for who is no farmer, or is something besides: the number
 * of those is theirs alone to change.
 */
const holdFarmer = async ({ db }: Context, keeperId: string): Promise<Account> => {
  const farmer = await holdAccount(db, keeperId);
  if (farmer?.state !== 'active' || farmer.roles.some((role) => role !== 'farmer')) throw new Problem('not-found');
  return farmer;
};

export const addFarmerPhone = handle(contract, async ({ keeperId, phone: typed }, context) => {
  const { db } = context;
  const phone = readPhone(typed, 'phone');
  const manager = await findAccount(db, viewerOf(context).accountId);
  // Whoever answers the number has the account: it must not be the manager's.
  if (manager?.phone === phone) throw refusedField('phone', 'assist.phoneYours');
  const farmer = await holdFarmer(context, keeperId);
  if (farmer.phone !== '' && farmer.phone !== phone) throw new Problem('has-phone');
  if (farmer.phone === '') {
    await giveFirstPhone(db, keeperId, phone);
    await tellPhoneAdded(context, keeperId);
  }
  const kept = await findFarmerRow(db, keeperId);
  if (kept === null) throw new Problem('not-found');
  return kept;
});
