import type { Context } from '#kit/context.ts';
import { run, type Db } from '#kit/db.ts';

/** Two accounts of one person: all that stands under `fromId` comes under `intoId`, for good. */
export type MergedPair = { readonly fromId: string; readonly intoId: string };

/** Brings what one slice keeps of an account under the one it is merged into, in the transaction of `db`. */
export type MergeInto = (context: Pick<Context, 'db' | 'clock'>, pair: MergedPair) => Promise<unknown>;

/** Moves rows that belong to `keeper_id`. @param tables of the caller's own schema, constants of its source. */
export const moveKept = async (db: Db, tables: readonly string[], { fromId, intoId }: MergedPair): Promise<void> => {
  for (const table of tables) {
    await run(db, { text: `update ${table} set keeper_id = $1 where keeper_id = $2`, values: [intoId, fromId] });
  }
};
