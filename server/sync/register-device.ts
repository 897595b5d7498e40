import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { registerDevice as contract } from '@shuka/domain/sync';
import { openFactor, phoneIdOf, sealFactor } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import {
  holdDevice,
  insertDevice,
  keepRecoveryKey,
  markMayBeLost,
  noteSeen,
  replaceOlder,
  retireOldest,
  type Device,
  type NewDevice,
} from './device-store.ts';
import { readEpoch } from './epoch.ts';
import { isToForget } from './forget-store.ts';

/**
 * What waited on the stores before this one is not coming back. The phone's own count and ours are of the same acts, so
 * the greater one counts.
 */
const noteLoss = async ({ db }: Context, device: NewDevice): Promise<void> => {
  const { count, photos, since } = await replaceOlder(db, device);
  const lost = Math.max(count, device.missing);
  if (lost + photos > 0) await markMayBeLost(db, device.deviceId, { count: lost, photos, since });
};

/** Null too where the operator's secret is another one by now: the PIN still opens the phone, and the next one is kept anew. */
const recoveryKeyOf = ({ recovery_key: sealed }: Device, { secrets }: Context): string | null => {
  try {
    return sealed === null ? null : openFactor(secrets.keys('recovery'), sealed).toString('base64url');
  } catch {
    return null;
  }
};

const stateOf = async (device: Device, context: Context) => {
  const isTrusted = device.trusted_until !== null && new Date(device.trusted_until) > context.clock.now();
  const { may_be_lost: count, may_be_lost_since: since } = device;
  return {
    epoch: await readEpoch(context.db),
    mayBeLost: count > 0 && since !== null ? { count, since } : null,
    recoveryKey: recoveryKeyOf(device, context),
    trustedUntil: isTrusted ? device.trusted_until : null,
  };
};

const seen = (
  { deviceId, waiting, photosWaiting = 0, missing }: InputOf<typeof contract>,
  context: Context,
): NewDevice => ({
  deviceId,
  waiting,
  photosWaiting,
  missing,
  accountId: viewerOf(context).accountId,
  now: context.clock.now(),
  phoneId: phoneIdOf(context),
  name: context.device,
});

export const registerDevice = handle(contract, async (input, context) => {
  if (await isToForget(context.db, input.deviceId)) throw new Problem('device-forgotten');
  const device = seen(input, context);
  const isNew = await insertDevice(context.db, device);
  if (isNew) {
    await noteLoss(context, device);
    await retireOldest(context.db, device);
  } else if (!(await noteSeen(context.db, device))) throw new Problem('device-taken');
  if (input.recoveryKey !== undefined) {
    const sealed = sealFactor(context.secrets.key('recovery'), Buffer.from(input.recoveryKey, 'base64url'));
    await keepRecoveryKey(context.db, device.deviceId, sealed);
  }
  const held = await holdDevice(context.db, device.deviceId);
  if (held === null) throw new Problem('device-taken');
  return stateOf(held, context);
});
