import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { aboutIdOf, writeAudit, type Act } from '#kit/audit.ts';
import type { Context } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { isCollision } from '#kit/database-errors.ts';
import { filesIn } from '#kit/file-fields.ts';
import { claimWrite, keepAnswer } from '#kit/once.ts';
import type { Earlier, Write } from '#kit/same-write.ts';
import { cutToOutput } from '#kit/output.ts';
import { isRead, type Route } from '#kit/route.ts';
import { demandHarmless } from '#kit/demand-harmless.ts';

type Input = Readonly<Record<string, unknown>>;

/** What is written down about an act besides what it does itself. A batch writes it down in one go. */
export type Books = {
  /** Claims a write's id; answers what is known of an earlier delivery of the same write, or null when it is new. */
  readonly claim: (context: Context, write: Write) => Promise<Earlier | null>;
  readonly keepAnswer: (context: Context, write: Write, answer: unknown) => Promise<unknown>;
  readonly audit: (context: Context, act: Act) => Promise<unknown>;
};

/** Writes each thing down at once, in the act's own transaction. */
export const plainBooks: Books = {
  claim: ({ db, clock, secrets }, write) => claimWrite(db, write, clock.now(), secrets),
  keepAnswer: ({ db }, { id }, answer) => keepAnswer(db, id, answer),
  audit: ({ db }, act) => writeAudit(db, [act]),
};

const keepsWrites = (error: unknown): boolean => error instanceof Problem && error.keepsWrites;

/** The object an act is about, as the audit log names it. */
export const objectIdOf = (route: Route, input: unknown): string | null => {
  const named = (input as Input)[route.contract.object?.idField ?? 'id'];
  return typeof named === 'string' ? named : null;
};

/** Answers that are bytes: their contract's output describes nothing. */
const rawAnswers: readonly Contract['answers'][] = ['file', 'lines', 'events', 'text'];

const cut = (route: Route, answer: unknown, context: Context): unknown =>
  rawAnswers.includes(route.contract.answers) ? answer : cutToOutput(route.contract, answer, context.checksAnswers);

/** A gateway that sends forms names its messages as it likes: those ids are none of ours, and what came twice is its slice's to tell. */
const writeOf = (route: Route, input: Input, context: Context, asSent: unknown): Write | null =>
  typeof input['id'] === 'string' && route.contract.body !== 'form'
    ? {
        id: input['id'],
        endpoint: route.contract.name,
        accountId: context.viewer?.accountId ?? null,
        input,
        asSent,
      }
    : null;

/** Writes down what was answered, and that it was done. */
const keep = async (
  route: Route,
  input: unknown,
  write: Write | null,
  answered: unknown,
  context: Context,
  books: Books,
): Promise<unknown> => {
  const { contract } = route;
  const answer = cut(route, answered, context);
  if (write !== null) await books.keepAnswer(context, write, answer);
  if (contract.audit === 'no') return answer;
  await books.audit(context, {
    at: context.clock.now(),
    accountId: context.actor.accountId,
    act: contract.audit,
    endpoint: contract.name,
    objectId: objectIdOf(route, input),
    aboutId: aboutIdOf(input, context.actor.accountId),
    requestId: context.requestId,
  });
  return answer;
};

/** @throws Problem `done-before` where the answer is forgotten. An act that waited on a phone only has to be done. */
const answerOf = (earlier: Earlier, { asSent }: Write): unknown => {
  if (!('isForgotten' in earlier)) return earlier.answer;
  if (asSent === undefined) throw new Problem('done-before');
  return null;
};

/**
 * Does one act in the transaction of `context.db`: its claim, its handler, its answer cut to the contract, its audit
 * line. Whoever calls has authorized it.
 * @param asSent the input before upcasts, of an act that waited on a phone.
 */
export const doAct = async (
  route: Route,
  input: unknown,
  context: Context,
  prepared: unknown,
  books: Books,
  asSent?: unknown,
): Promise<unknown> => {
  const write = writeOf(route, input as Input, context, asSent);
  const done = write === null ? null : await books.claim(context, write);
  if (write !== null && done !== null) return answerOf(done, write);
  return keep(route, input, write, await route.handler(input, context, prepared), context, books);
};

/** Several acts as `doAct` does each, in their order, by the handler that takes them at once. */
export const doActs = async (
  route: Route,
  acts: readonly { readonly input: unknown; readonly asSent: unknown }[],
  context: Context,
  together: NonNullable<Route['together']>,
  books: Books,
): Promise<void> => {
  const fresh: { readonly input: unknown; readonly write: Write | null }[] = [];
  for (const { input, asSent } of acts) {
    const write = writeOf(route, input as Input, context, asSent);
    const done = write === null ? null : await books.claim(context, write);
    if (done === null) fresh.push({ input, write });
  }
  if (fresh.length === 0) return;
  const inputs = fresh.map(({ input }) => input);
  const answers = await together(inputs, context);
  for (const [place, { input, write }] of fresh.entries())
    await keep(route, input, write, answers[place], context, books);
};

const attempt = (
  route: Route,
  input: unknown,
  context: Context,
  prepared: unknown,
  authorize: (db: Db) => Promise<void>,
): Promise<unknown> =>
  inTransaction(
    context.pool,
    async (db) => {
      await authorize(db);
      return doAct(route, input, { ...context, db }, prepared, plainBooks);
    },
    keepsWrites,
  );

/** What is done before a transaction opens: files are looked through, then comes what is slow. Only for who may do the act. */
const prepare = async (
  route: Route,
  input: unknown,
  context: Context,
  authorize: (db: Db) => Promise<void>,
): Promise<unknown> => {
  const { contract } = route;
  const files = context.scanner === null ? [] : filesIn(contract, input, context);
  if (route.prepare === null && files.length === 0) return null;
  await authorize(context.db);
  const { requestId, keyHolder, actor } = context;
  const sender = { endpoint: contract.name, accountId: actor.accountId, keyId: keyHolder?.keyId, requestId };
  await demandHarmless(context, files, sender);
  return route.prepare === null ? null : route.prepare(input, context);
};

/**
 * Does what a contract says: a read on the pool, with its audit line where it has one, a write in one transaction with its claim, its audit line and its
 * answer. Two writes that stood in each other's way are tried once more.
 */
export const perform = async (
  route: Route,
  input: unknown,
  context: Context,
  authorize: (db: Db) => Promise<void>,
): Promise<unknown> => {
  if (isRead(route.contract)) {
    await authorize(context.db);
    // A look that is written down is written down once it was answered.
    return keep(route, input, null, await route.handler(input, context, null), context, plainBooks);
  }
  if (route.ahead !== null) {
    await authorize(context.db);
    const answer = await route.ahead(input, context);
    if (answer !== null) return cut(route, answer, context);
  }
  const prepared = await prepare(route, input, context, authorize);
  try {
    return await attempt(route, input, context, prepared, authorize);
  } catch (error) {
    if (!isCollision(error)) throw error;
    return attempt(route, input, context, prepared, authorize);
  }
};
