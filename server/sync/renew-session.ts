import { createPublicKey, verify } from 'node:crypto';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { rolesWithSecondFactor } from '@shuka/domain/kit/viewer.ts';
import { renewSession as contract } from '@shuka/domain/sync';
import { findAccount, startSession } from '#accounts';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hashToken, isSame } from '#kit/secrets.ts';
import { holdDevice, type Device } from './device-store.ts';
import { spendChallenge } from './trust-store.ts';

const isSignedBy = (der: Buffer, challenge: string, signature: string): boolean =>
  verify(
    'sha256',
    Buffer.from(challenge),
    { key: createPublicKey({ key: der, format: 'der', type: 'spki' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );

const isTrusted = (device: Device, now: Date): boolean =>
  device.trusted_until !== null && new Date(device.trusted_until) > now;

/** Whether the owner may come in without a password: active, with the password of then, and no second factor demanded. */
const mayRenew = async ({ db }: Context, device: Device): Promise<boolean> => {
  const account = await findAccount(db, device.account_id);
  if (account?.password_hash == null || account.state !== 'active' || device.trusted_by === null) return false;
  const isSamePassword = isSame(hashToken(account.password_hash), device.trusted_by);
  return isSamePassword && !account.roles.some((role) => rolesWithSecondFactor.includes(role));
};

export const renewSession = handle(contract, async ({ deviceId, challenge, signature }, context) => {
  const now = context.clock.now();
  const notTrusted = new Problem('not-trusted', { keepsWrites: true }); // the challenge is spent all the same
  const isSpent = await spendChallenge(context.db, deviceId, challenge, now);
  const device = await holdDevice(context.db, deviceId);
  if (!isSpent || device === null || device.public_key === null || !isTrusted(device, now)) throw notTrusted;
  if (!isSignedBy(device.public_key, challenge, signature) || !(await mayRenew(context, device))) throw notTrusted;
  await startSession(context, device.account_id);
  return { accountId: device.account_id };
});
