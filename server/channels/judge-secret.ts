import { pinFault } from '@shuka/domain/channels';
import type { Context } from '#kit/context.ts';
import { hashPin, isPin } from './pin-hash.ts';
import { takePinTry } from './pin-store.ts';
import type { Asks, Data } from './screen.ts';

type Judged = { readonly accountId: string; readonly asks: Asks; readonly typed: string };

/**
 * What comes of a secret that was typed, as data for the step that asked for it. Slow, so it is done with no transaction
 * open. @throws Problem `unavailable` when too many wait.
 */
export const judgeSecret = async (context: Context, { accountId, asks, typed }: Judged): Promise<Data> => {
  const { pool, clock, secrets } = context;
  if (asks.secret === 'new') {
    const fault = pinFault(typed);
    return fault === null ? { hash: await hashPin(secrets, accountId, typed) } : { verdict: fault };
  }
  if (!/^\d{4,6}$/.test(typed)) return { verdict: 'form' };
  if (asks.secret === 'again') {
    const isSame = await isPin(secrets, accountId, asks.go.data['hash'] ?? '', typed);
    return { verdict: isSame ? 'right' : 'wrong' };
  }
  const tried = await takePinTry(pool, accountId, clock.now());
  if (tried === null) return { verdict: 'locked', tries: '0' };
  const isRight = await isPin(secrets, accountId, tried.hash, typed);
  return { verdict: isRight ? 'right' : 'wrong', tries: String(tried.tries) };
};
