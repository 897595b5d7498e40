import type { Contract, Limit } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { aboutIdOf, writeAudit } from '#kit/audit.ts';
import { NotTheirs } from '#kit/authorize.ts';
import type { Context, Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { countAgainst } from '#kit/throttle.ts';

/** What the audit log calls a failure that tells of somebody at a door that is not theirs, by the code of its problem. */
const refusedActs: Readonly<Record<string, string>> = {
  'wrong-credentials': 'failed to sign in',
  'wrong-phone-code': 'failed to sign in',
  'account-closed': 'failed to sign in',
  'wrong-reset-otp': 'failed to reset a password',
  'wrong-contact-code': 'gave a wrong code',
  'wrong-otp': 'gave a wrong code',
  'otp-used-up': 'gave a wrong code',
  'wrong-invitation': 'gave a wrong code',
  'wrong-factor-code': 'failed the second factor',
  'wrong-passkey': 'failed the second factor',
  'wrong-recovery-code': 'failed the second factor',
  'wrong-password': 'failed to say their password again',
  'wrong-signature': 'sent what was not signed',
  'unsafe-file': 'sent a file in which malware was found',
  'wrong-role': 'was refused',
  'second-factor-needed': 'was refused',
  'cross-site': 'was refused',
};

/** How the audit log calls this failure; null for one that it does not keep: wrong input, say, or a name already taken. */
const actOf = (problem: Problem): string | null =>
  problem instanceof NotTheirs ? 'was refused what is not theirs' : (refusedActs[problem.code] ?? null);

export type Refused = {
  readonly contract: Contract;
  /** The input as it was read; null when it came to no reading. */
  readonly input: unknown;
  readonly actor: Context['actor'];
  readonly requestId: string;
};

/** Writes the line of a refused act, for a failure that has one. The id of what is not theirs is kept as it was asked for. */
export const writeRefusal = async (db: Db, now: Date, problem: Problem, refused: Refused): Promise<void> => {
  const act = actOf(problem);
  if (act === null) return;
  const { contract, input, actor, requestId } = refused;
  const named =
    contract.object === undefined ? null : (input as Record<string, unknown> | null)?.[contract.object.idField];
  await writeAudit(db, [
    {
      at: now,
      accountId: actor.accountId,
      act,
      endpoint: contract.name,
      objectId: typeof named === 'string' ? named : null,
      aboutId: actor.aboutId ?? aboutIdOf(input, actor.accountId),
      refusal: problem.code,
      requestId,
    },
  ]);
};

/** Whoever knocks more often than any person is told of in the server's own log alone: a flood must not fill this one. */
const mostLines: Limit = { by: 'account', times: 120, seconds: 600 };

/**
 * Keeps in the audit log that an act was refused, outside its transaction, which was undone. What goes wrong here is logged
 * and hides no answer.
 * @param key who shares the bound on lines: an account, or an address.
 */
export const noteRefusal = async (
  { pool, clock, log }: Services,
  error: unknown,
  key: string,
  refused: Refused,
): Promise<void> => {
  if (!(error instanceof Problem) || actOf(error) === null) return;
  const now = clock.now();
  try {
    await countAgainst(pool, 'kit.noteRefusal', mostLines, key, now);
    await writeRefusal(pool, now, error, refused);
  } catch (failure) {
    const told = { requestId: refused.requestId, endpoint: refused.contract.name, code: error.code };
    const isFlood = failure instanceof Problem && failure.code === 'too-many';
    if (isFlood) log.info(told, 'one refusal of many was not kept');
    else log.error({ error: failure, ...told }, 'a refusal was not kept');
  }
};
