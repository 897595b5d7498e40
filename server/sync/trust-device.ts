import { createPublicKey } from 'node:crypto';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { trustDevice as contract } from '@shuka/domain/sync';
import { findAccount } from '#accounts';
import { minutesAfter } from '#kit/clock.ts';
import { viewerOf } from '#kit/context.ts';
import { isPassword } from '#kit/passwords.ts';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { insertTrust } from './trust-store.ts';

const trustDays = 30;

const isP256 = (der: Buffer): boolean => {
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
};

export const trustDevice = handle(
  contract,
  async ({ deviceId, publicKey }, context, trustedBy: Buffer) => {
    const key = Buffer.from(publicKey, 'base64url');
    if (!isP256(key)) throw refusedField('publicKey', 'field.wrong');
    const until = minutesAfter(context.clock.now(), trustDays * 1440);
    await insertTrust(context.db, { deviceId, publicKey: key, until, trustedBy });
    return { trustedUntil: until.toISOString() };
  },
  {
    prepare: async ({ password }, context) => {
      const account = await findAccount(context.db, viewerOf(context).accountId);
      const stored = account?.password_hash ?? null;
      const isRight = await isPassword(stored, password);
      if (!isRight || stored === null) throw new Problem('wrong-password');
      return hashToken(stored);
    },
  },
);
