import { readEndpoint } from '@shuka/domain/kit/act-version.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Item } from '@shuka/domain/sync';
import { viewerOf, type Context } from '#kit/context.ts';
import { filesIn, takesFile } from '#kit/file-fields.ts';
import type { Route } from '#kit/route.ts';
import { demandHarmless } from '#kit/demand-harmless.ts';
import { readAct } from './push-item.ts';

type Routes = ReadonlyMap<string, Route>;

/** Acts of a batch in whose files something was found, by their number. */
export type UnsafeActs = ReadonlyMap<number, Problem>;

/** The files of one act; none of one that cannot be read, which is refused for that. */
const filesOf = ([, , endpoint, input]: Item, context: Context, routes: Routes): Buffer[] => {
  const route = routes.get(readEndpoint(endpoint)?.name ?? '');
  if (route === undefined || !takesFile(route.contract)) return [];
  try {
    const { contract } = route;
    return filesIn(contract, readAct({ endpoint, input }, routes).input, { ...context, picture: null, document: null });
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
};

const findingIn = async (item: Item, context: Context, routes: Routes): Promise<Problem | null> => {
  const { accountId } = viewerOf(context);
  const sender = { endpoint: item[2], accountId, requestId: context.requestId };
  try {
    await demandHarmless(context, filesOf(item, context, routes), sender);
    return null;
  } catch (error) {
    if (error instanceof Problem && error.code === 'unsafe-file') return error;
    throw error;
  }
};

/**
 * Has the files of a batch looked through before its transaction opens.
 * @throws Problem 'unavailable' while the scanner is away: nothing is stored, and the phone keeps and sends all of it again.
 */
export const findUnsafeActs = async (items: readonly Item[], context: Context, routes: Routes): Promise<UnsafeActs> => {
  const unsafe = new Map<number, Problem>();
  if (context.scanner === null) return unsafe;
  for (const item of items) {
    const problem = await findingIn(item, context, routes);
    if (problem !== null) unsafe.set(item[0], problem);
  }
  return unsafe;
};
