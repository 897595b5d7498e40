import { readMyData as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle, type Route } from '#kit/route.ts';

/** All that is kept of a person, by the name of each kind of record; every slice knows its own. */
export type RecordsOf = (db: Db, accountId: string) => Promise<Record<string, unknown[]>>;

/** Everything about the person who is signed in, as the slices tell it. */
export const readMyData = (recordsOf: RecordsOf): Route =>
  handle(contract, async (_input, context) => {
    const { db, clock, productName } = context;
    const records = await recordsOf(db, viewerOf(context).accountId);
    return { product: productName, madeAt: clock.now().toISOString(), records };
  });
