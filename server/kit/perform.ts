import { Problem } from '@shuka/domain/kit/problem.ts';
import { writeAudit } from '#kit/audit.ts';
import type { Context } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { isCollision } from '#kit/database-errors.ts';
import { claimWrite, keepAnswer } from '#kit/once.ts';
import { cutToOutput } from '#kit/output.ts';
import type { Route } from '#kit/route.ts';

type Input = Readonly<Record<string, unknown>>;

const keepsWrites = (error: unknown): boolean => error instanceof Problem && error.keepsWrites;

const objectIdOf = (route: Route, input: Input): string | null => {
  const named = input[route.contract.object?.idField ?? 'id'];
  return typeof named === 'string' ? named : null;
};

const cut = (route: Route, answer: unknown, context: Context): unknown =>
  route.contract.answers === 'file' ? answer : cutToOutput(route.contract, answer, context.checksAnswers);

const write = async (route: Route, input: Input, context: Context, prepared: unknown): Promise<unknown> => {
  const { contract } = route;
  const accountId = context.viewer?.accountId ?? null;
  const now = context.clock.now();
  const id = typeof input['id'] === 'string' ? input['id'] : null;
  const claim = { endpoint: contract.name, accountId, input };
  const done = id === null ? null : await claimWrite(context.db, { id, ...claim }, now, context.secrets);
  if (done !== null) return done.answer;
  const answer = cut(route, await route.handler(input, context, prepared), context);
  if (id !== null) await keepAnswer(context.db, id, answer);
  if (contract.audit !== 'no') {
    const act = {
      at: now,
      accountId: context.actor.accountId,
      act: contract.audit,
      endpoint: contract.name,
      requestId: context.requestId,
    };
    await writeAudit(context.db, { ...act, objectId: objectIdOf(route, input) });
  }
  return answer;
};

const attempt = (
  route: Route,
  input: Input,
  context: Context,
  prepared: unknown,
  authorize: (db: Db) => Promise<void>,
): Promise<unknown> =>
  inTransaction(
    context.pool,
    async (db) => {
      await authorize(db);
      return write(route, input, { ...context, db }, prepared);
    },
    keepsWrites,
  );

/**
 * Does what a contract says: a read on the pool, a write in one transaction with its claim, its audit line and its
 * answer. Two writes that stood in each other's way are tried once more.
 */
export const perform = async (
  route: Route,
  input: unknown,
  context: Context,
  authorize: (db: Db) => Promise<void>,
): Promise<unknown> => {
  if (route.contract.method === 'GET') {
    await authorize(context.db);
    return cut(route, await route.handler(input, context, null), context);
  }
  const prepared =
    route.prepare === null ? null : await authorize(context.db).then(() => route.prepare?.(input, context));
  try {
    return await attempt(route, input as Input, context, prepared, authorize);
  } catch (error) {
    if (!isCollision(error)) throw error;
    return attempt(route, input as Input, context, prepared, authorize);
  }
};
