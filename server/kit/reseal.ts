import { inTransaction, rows, run, type Db, type Pool, type Query } from '#kit/db.ts';

/**
 * Goes through rows in their order, a batch in a transaction; a run that was cut is simply run again.
 * @param after the query of the next batch; of the first, after null.
 * @returns how many there are.
 */
export const inBatches = async <Row>(
  pool: Pool,
  after: (last: Row | null) => Query,
  act: (db: Db, row: Row) => Promise<unknown>,
): Promise<number> => {
  let count = 0;
  let last: Row | null = null;
  for (;;) {
    const next: Row[] = await rows<Row>(pool, after(last));
    if (next.length === 0) return count;
    await inTransaction(pool, async (db) => {
      for (const one of next) await act(db, one);
    });
    count += next.length;
    last = next.at(-1) ?? null;
  }
};

type Kept = { readonly id: string; readonly sealed: Buffer };

type Sealed = {
  /** The rows after this id in order, with what is sealed in them. */
  readonly after: (id: string) => Query;
  /** Keeps it sealed anew, unless it was changed since. */
  readonly replace: (kept: Kept, anew: Buffer) => Query;
  readonly reseal: (sealed: Buffer) => Buffer;
};

/** Before every id there is. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** Seals a column anew. */
export const resealAll = (pool: Pool, { after, replace, reseal }: Sealed): Promise<number> =>
  inBatches<Kept>(
    pool,
    (last) => after(last?.id ?? noId),
    (db, kept) => run(db, replace(kept, reseal(kept.sealed))),
  );
