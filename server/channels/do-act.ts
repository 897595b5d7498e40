import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { authorizeObject, authorizeRole } from '#kit/authorize.ts';
import type { Context } from '#kit/context.ts';
import { isDatabaseAway } from '#kit/database-errors.ts';
import type { Query } from '#kit/db.ts';
import { parseInput } from '#kit/input.ts';
import { cutToOutput } from '#kit/output.ts';
import { doAct, plainBooks } from '#kit/perform.ts';
import { countCalls } from '#kit/limits.ts';
import { isRead, type Route } from '#kit/route.ts';
import type { Above } from './above.ts';

/** Does an act of the app for whoever is at the other end: its own route, with its own authorization and limits. */
export type Do = <C extends Contract>(contract: C, input: DraftOf<C>) => Promise<OutputOf<C>>;

/** Whose acts a channel does. It knows a farmer by their number and PIN, and does nothing as anybody else. */
const viewerFor = (accountId: string): Viewer => ({
  accountId,
  sessionId: accountId,
  roles: ['farmer'],
  isFullySignedIn: true,
  factor: 'not-asked',
});

const command = (context: Context, text: string) => context.db.query({ text, values: [] });

const write = async (route: Route, input: unknown, context: Context): Promise<unknown> => {
  await command(context, 'savepoint act');
  try {
    const prepared = route.prepare === null ? null : await route.prepare(input, context);
    const answer = await doAct(route, input, context, prepared, plainBooks);
    await command(context, 'release savepoint act');
    return answer;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const stands = error instanceof Problem && error.keepsWrites;
    await command(context, stands ? 'release savepoint act' : 'rollback to savepoint act');
    throw error;
  }
};

/**
 * What does acts in the transaction of `context.db`, each within its own savepoint, so that one that is refused leaves
 * the session as it was.
 * @param accountId null for whoever has no account yet: then only what anyone may do is done.
 * @param phone shares the limits that are counted by address elsewhere.
 */
export const actsOver = (above: Above, whole: Context, accountId: string | null, phone: string): Do => {
  const viewer = accountId === null ? null : viewerFor(accountId);
  // Whoever waits for a second connection while they hold one makes a crowd stand still: all is asked on the one held.
  const pool = { query: (query: Query) => whole.db.query(query) } as unknown as Context['pool'];
  const context: Context = {
    ...whole,
    pool,
    viewer,
    actor: { accountId },
    setCookie: () => undefined,
    cookie: () => undefined,
  };
  return async (contract, draft) => {
    const route = above.routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`No slice above does ${contract.name}.`);
    const input = parseInput(contract, draft);
    authorizeRole(contract, viewer);
    await countCalls(context, contract, input, viewer?.accountId ?? null, phone);
    await authorizeObject(contract, viewer, input, context.db, above.relationsTo);
    const answer = isRead(contract)
      ? cutToOutput(contract, await route.handler(input, context, null), context.checksAnswers)
      : await write(route, input, context);
    return answer as OutputOf<typeof contract>; // of this very contract
  };
};
