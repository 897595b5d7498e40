import { sessionHours } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { minutesAfter } from '#kit/clock.ts';
import type { Context } from '#kit/context.ts';
import { newToken } from '#kit/secrets.ts';
import { leavePushPhone } from './push-cookie.ts';
import { noteDevice } from './alert-store.ts';
import { phoneIdOf } from './phone-cookie.ts';
import { insertSession } from './session-store.ts';
import { findAccount } from './store.ts';
import { tellSignIn } from './tell-sign-in.ts';

/**
 * Starts a session on this device, always with a new token, and hands the browser its two cookies. Whoever comes in on a
 * device that is new to them is told of it.
 */
export const startSession = async (context: Context, accountId: string): Promise<string> => {
  const token = newToken();
  const sessionId = newId();
  const startedAt = context.clock.now();
  const expiresAt = minutesAfter(startedAt, sessionHours * 60);
  const phoneId = phoneIdOf(context);
  const { db, device } = context;
  await insertSession(db, { id: sessionId, token, accountId, device, phoneId, startedAt, expiresAt });
  if (await noteDevice(db, accountId, phoneId, startedAt)) {
    const account = await findAccount(db, accountId);
    if (account !== null) await tellSignIn(context, account, { sessionId, phoneId });
  }
  await leavePushPhone(context, accountId);
  context.actor.accountId = accountId;
  const maxAgeSeconds = sessionHours * 3600;
  context.setCookie({ name: 'session', value: token, maxAgeSeconds });
  context.setCookie({ name: 'XSRF-TOKEN', value: context.secrets.xsrf(token), maxAgeSeconds, isReadable: true });
  return sessionId;
};
