import { id } from '@shuka/domain/kit/id.ts';
import type { Context } from '#kit/context.ts';
import { dropPushPhone } from './push-store.ts';

/** What a browser that shows news is known by, whoever sits at it. */
const cookieName = 'push';

/** As long as browsers keep a cookie. */
const cookieSeconds = 400 * 86_400;

type Held = Pick<Context, 'db' | 'cookie' | 'setCookie'>;

/** What the browser that asks is known by; null where it never showed news, or what it says is not ours. */
export const pushPhoneHere = (cookie: Context['cookie']): string | null => {
  const held = id.safeParse(cookie(cookieName));
  return held.success ? held.data : null;
};

export const markPushPhone = ({ setCookie }: Pick<Held, 'setCookie'>, phoneId: string): void =>
  setCookie({ name: cookieName, value: phoneId, maxAgeSeconds: cookieSeconds });

/**
 * Lets this browser show news no more to whoever it did, because they sign out of it, or another person signs in: phones
 * are shared. @param butOf for whom it may go on.
 */
export const leavePushPhone = async ({ db, cookie, setCookie }: Held, butOf: string | null): Promise<void> => {
  const here = pushPhoneHere(cookie);
  if (here === null) return;
  const dropped = await dropPushPhone(db, here, butOf);
  if (dropped > 0 || butOf === null) setCookie({ name: cookieName, value: null });
};
