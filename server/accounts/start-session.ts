import { sessionHours } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { minutesAfter } from '#kit/clock.ts';
import type { Context } from '#kit/context.ts';
import { newToken } from '#kit/secrets.ts';
import { leavePushPhone } from './push-cookie.ts';
import { insertSession } from './session-store.ts';

/** Starts a session on this device, always with a new token, and hands the browser its two cookies. */
export const startSession = async (context: Context, accountId: string): Promise<string> => {
  const token = newToken();
  const sessionId = newId();
  const startedAt = context.clock.now();
  const expiresAt = minutesAfter(startedAt, sessionHours * 60);
  await insertSession(context.db, { id: sessionId, token, accountId, device: context.device, startedAt, expiresAt });
  await leavePushPhone(context, accountId);
  context.actor.accountId = accountId;
  const maxAgeSeconds = sessionHours * 3600;
  context.setCookie({ name: 'session', value: token, maxAgeSeconds });
  context.setCookie({ name: 'XSRF-TOKEN', value: context.secrets.xsrf(token), maxAgeSeconds, isReadable: true });
  return sessionId;
};
