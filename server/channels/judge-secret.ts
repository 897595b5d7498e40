import { pinFault } from '@shuka/domain/channels';
import { writeAudit } from '#kit/audit.ts';
import type { Context } from '#kit/context.ts';
import { hashPin, isPin } from './pin-hash.ts';
import { takePinTry } from './pin-store.ts';
import type { Asks, Data } from './screen.ts';

type Judged = { readonly accountId: string; readonly asks: Asks; readonly typed: string };

/** A guess that failed, or could not be made any more, stands in the audit log as about whose PIN it was. */
const noteWrong = ({ pool, clock, requestId }: Context, aboutId: string, refusal: string) =>
  writeAudit(pool, [
    {
      at: clock.now(),
      accountId: null,
      act: 'gave a wrong PIN',
      endpoint: 'channels.answerUssd',
      objectId: null,
      aboutId,
      refusal,
      requestId,
    },
  ]);

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
  if (tried === null) {
    await noteWrong(context, accountId, 'pin-locked');
    return { verdict: 'locked', tries: '0' };
  }
  const isRight = await isPin(secrets, accountId, tried.hash, typed);
  if (!isRight) await noteWrong(context, accountId, 'wrong-pin');
  return { verdict: isRight ? 'right' : 'wrong', tries: String(tried.tries) };
};
