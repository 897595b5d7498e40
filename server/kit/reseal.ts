import { inTransaction, rows, run, type Pool, type Query } from '#kit/db.ts';

type Kept = { readonly id: string; readonly sealed: Buffer };

type Sealed = {
  /** The rows after this id in order, with what is sealed in them. */
  readonly after: (id: string) => Query;
  /** Keeps it sealed anew, unless it was changed since. */
  readonly replace: (kept: Kept, anew: Buffer) => Query;
  readonly reseal: (sealed: Buffer) => Buffer;
};

/** Seals a column anew, a batch in a transaction; a run that was cut is simply run again. @returns how many there are. */
export const resealAll = async (pool: Pool, { after, replace, reseal }: Sealed): Promise<number> => {
  let count = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const next = await rows<Kept>(pool, after(last));
    const end = next.at(-1);
    if (end === undefined) return count;
    await inTransaction(pool, async (db) => {
      for (const kept of next) await run(db, replace(kept, reseal(kept.sealed)));
    });
    count += next.length;
    last = end.id;
  }
};
