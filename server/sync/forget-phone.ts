import { Problem } from '@shuka/domain/kit/problem.ts';
import { forgetPhone as contract } from '@shuka/domain/sync';
import { endSessionsOfPhone, findAccount, forgetDevice, tellOwner } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findDeviceRow } from './device-rows.ts';
import { findOwnerOfDevice } from './device-store.ts';
import { markToForget } from './forget-store.ts';
import { endTrust } from './trust-store.ts';

/** What another person does to somebody’s phone is said to them, and why. */
const tellWhose = async (context: Context, ownerId: string, reason: string): Promise<void> => {
  const owner = await findAccount(context.db, ownerId);
  if (owner !== null) tellOwner(context, owner, 'phoneForgotten', { reason });
};

export const forgetPhone = handle(contract, async ({ deviceId, reason }, context) => {
  const { db, clock } = context;
  const { accountId: by } = viewerOf(context);
  const now = clock.now();
  const ownerId = await findOwnerOfDevice(db, deviceId);
  if (ownerId !== by && reason === '') {
    throw new Problem('forget-reason-needed', { fields: [{ field: 'reason', says: 'phone.forgetReasonNeeded' }] });
  }
  const marked = await markToForget(db, { deviceId, by, reason: reason === '' ? null : reason, now });
  const found = await findDeviceRow(db, deviceId, now);
  if (marked === null || found === null) throw new Problem('not-found');
  await endTrust(db, deviceId);
  await endSessionsOfPhone(db, marked.account_id, marked.phone_id, now);
  await forgetDevice(db, marked.account_id, marked.phone_id);
  if (marked.account_id !== by) await tellWhose(context, marked.account_id, reason);
  return { ...found, trustedUntil: null };
});
