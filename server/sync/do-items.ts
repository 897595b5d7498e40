import type { FieldError } from '@shuka/domain/kit/problem.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Outcome } from '@shuka/domain/sync';
import { authorizeObject, authorizeObjects, authorizeRole } from '#kit/authorize.ts';
import type { Context } from '#kit/context.ts';
import { isCollision, isDatabaseAway } from '#kit/database-errors.ts';
import { repeating } from '#kit/db.ts';
import { asProblem } from '#kit/errors.ts';
import { writeRefusal } from '#kit/note-refusal.ts';
import { doAct, doActs, objectIdOf, plainBooks, type Books } from '#kit/perform.ts';
import type { Above } from './above.ts';
import { openBatchBooks } from './batch-books.ts';
import { hasLostScope } from './grant-store.ts';
import type { Ready } from './push-item.ts';

/** What became of an act, and why when it was not done. */
export type Verdict = {
  readonly outcome: Outcome;
  readonly code: string;
  readonly fields: readonly FieldError[];
  /** What the words of the problem name. */
  readonly values: Problem['values'];
};

const done = (outcome: Outcome): Verdict => ({ outcome, code: '', fields: [], values: {} });

const undone = (outcome: 'parked' | 'refused', { code, fields, values }: Problem): Verdict => ({
  outcome,
  code,
  fields,
  values,
});

/** Runs SQL that has no values: savepoints. */
const command = (context: Context, text: string) => context.db.query({ text, values: [] });

const doItem = async (
  { arrived, route, input }: Ready,
  whole: Context,
  above: Above,
  books: Books,
): Promise<Verdict> => {
  let verdict = done('applied');
  const context: Context = {
    ...whole,
    actor: { accountId: whole.viewer?.accountId ?? null },
    claimedAt: arrived.occurredAt,
    tellOutcome: (outcome) => (verdict = outcome === 'parked' ? undone(outcome, new Problem('parked')) : done(outcome)),
    setCookie: () => undefined,
  };
  authorizeRole(route.contract, context.viewer);
  await authorizeObject(route.contract, context.viewer, input, context.db, above.relationsTo);
  const prepared = route.prepare === null ? null : await route.prepare(input, context);
  await doAct(route, input, context, prepared, books, arrived.input);
  return verdict;
};

/** Acts of one route in a row, by its handler for many. What one of them alone could say or ask for, is not there. */
const doRun = async (run: readonly Ready[], whole: Context, above: Above, books: Books): Promise<Verdict[] | null> => {
  const route = run[0]?.route;
  if (route === undefined || route.together === null || run.length === 1) return null;
  const context: Context = { ...whole, actor: { accountId: whole.viewer?.accountId ?? null } };
  const inputs = run.map(({ input }) => input);
  authorizeRole(route.contract, context.viewer);
  await authorizeObjects(route.contract, context.viewer, inputs, context.db, above.relationsTo);
  const acts = run.map(({ input, arrived }) => ({ input, asSent: arrived.input }));
  await doActs(route, acts, context, route.together, books);
  return run.map(() => done('applied'));
};

/** The acts in their order, those of one route that follow each other together. */
const runsOf = (items: readonly Ready[]): Ready[][] => {
  const runs: Ready[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0]?.route === item.route) last.push(item);
    else runs.push([item]);
  }
  return runs;
};

const idOf = ({ input }: Ready): string[] => {
  const { id } = input as { id?: unknown };
  return typeof id === 'string' ? [id] : [];
};

/** All acts with no savepoint between them, in as few statements as they take: the usual way, when nothing goes wrong. */
const doTogether = async (items: readonly Ready[], context: Context, above: Above): Promise<Verdict[]> => {
  const { books, close } = await openBatchBooks(context, items.flatMap(idOf));
  const busy = { ...context, db: repeating(context.pool, context.db) };
  const verdicts: Verdict[] = [];
  for (const run of runsOf(items)) {
    const together = await doRun(run, busy, above, books);
    if (together !== null) verdicts.push(...together);
    else for (const item of run) verdicts.push(await doItem(item, busy, above, books));
  }
  await close();
  return verdicts;
};

/** What a phone was refused stands in the audit log like what a screen was. */
const keepRefusal = (problem: Problem, context: Context, { route, input }: Ready): Promise<void> =>
  writeRefusal(context.db, context.clock.now(), problem, {
    contract: route.contract,
    input,
    actor: { accountId: context.viewer?.accountId ?? null },
    requestId: context.requestId,
  });

/** The verdict on an act that could not be read or done. @throws what only another delivery can mend. */
export const judge = async (error: unknown, context: Context, item: Ready | null): Promise<Verdict> => {
  const problem = asProblem(error);
  if (isCollision(error) || problem?.code === 'unavailable') throw error;
  if (problem === null) {
    context.log.error({ error, requestId: context.requestId }, 'an act from a phone failed');
    return undone('parked', new Problem('unexpected'));
  }
  if (problem.code === 'unknown-version') return undone('parked', problem);
  if (problem.code === 'not-found' && item !== null && (await isNoLongerTheirs(context, item))) {
    return undone('parked', new Problem('no-longer-yours'));
  }
  if (item !== null) await keepRefusal(problem, context, item);
  return undone('refused', problem);
};

/** A farm as something photographed is a farm in the book of changes. */
const typeOf = (kind: string): string => (kind === 'photographedFarm' ? 'farm' : kind);

/** An object the viewer looked after when the act was made, and does not any more. */
const isNoLongerTheirs = async (context: Context, { route, input }: Ready): Promise<boolean> => {
  const objectId = objectIdOf(route, input);
  const kind = route.contract.object?.kind;
  if (kind === undefined || objectId === null || context.viewer === null) return false;
  return hasLostScope(context.db, context.viewer.accountId, typeOf(kind), objectId);
};

/** What was changed in good faith is not thrown away: whoever looks after it now is shown both values. */
const keepForOthers = async ({ route, input }: Ready, context: Context, above: Above): Promise<void> => {
  await command(context, 'savepoint aside');
  try {
    await above.setAside[route.contract.name]?.(input as never, context); // read by this very contract
    await command(context, 'release savepoint aside');
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    await command(context, 'rollback to savepoint aside');
    // A change that could not have stood is no choice; anything else is our fault, and must not hold up the batch.
    if (!(error instanceof Problem))
      context.log.error({ error, requestId: context.requestId }, 'a late change could not be set aside');
  }
};

const doAlone = async (item: Ready, context: Context, above: Above): Promise<Verdict> => {
  await command(context, 'savepoint act');
  try {
    const verdict = await doItem(item, context, above, plainBooks);
    await command(context, 'release savepoint act');
    return verdict;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const stands = error instanceof Problem && error.keepsWrites;
    await command(context, stands ? 'release savepoint act' : 'rollback to savepoint act');
    const verdict = await judge(error, context, item);
    if (verdict.code === 'no-longer-yours') await keepForOthers(item, context, above);
    return verdict;
  }
};

/** Runs work whose `afterwards` count only if it comes to its end. */
const withAfterwards = async <Result>(context: Context, work: (held: Context) => Promise<Result>): Promise<Result> => {
  const later: (() => Promise<void>)[] = [];
  const result = await work({ ...context, afterwards: (one) => later.push(one) });
  later.forEach(context.afterwards);
  return result;
};

/**
 * Does acts in the transaction of `context.db`, in their order: together if all go well, else each within its own
 * savepoint, so that one that cannot be done hinders no other.
 * @throws when the database is away or two transactions collided: then nothing is stored and the phone sends again.
 */
export const doItems = async (items: readonly Ready[], context: Context, above: Above): Promise<Verdict[]> => {
  if (items.length === 0) return [];
  await command(context, 'savepoint batch');
  try {
    return await withAfterwards(context, (held) => doTogether(items, held, above));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    await command(context, 'rollback to savepoint batch');
  }
  const verdicts: Verdict[] = [];
  for (const item of items) verdicts.push(await withAfterwards(context, (held) => doAlone(item, held, above)));
  return verdicts;
};
