import type { Pool } from '#kit/db.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
import type { SandboxBook, SandboxOrder } from '#kit/payments-sandbox.ts';

export const findSandboxOrder = (db: Db, reference: string): Promise<SandboxOrder | null> =>
  row<SandboxOrder>(
    db,
    sql`select reference, kind, amount_kobo as "amountKobo", outcome from finance.sandbox_order
        where reference = ${reference}`,
  );

/** Says how a charge of the sandbox ended. False when that was said before, or there is no such charge. */
export const endSandboxCharge = async (db: Db, reference: string, outcome: 'paid' | 'failed'): Promise<boolean> =>
  (await run(
    db,
    sql`update finance.sandbox_order set outcome = ${outcome}
        where reference = ${reference} and kind = 'charge' and outcome is null`,
  )) === 1;

/** The sandbox's book in this house's own database. */
export const sandboxBook = (pool: Pool): SandboxBook => ({
  keep: async ({ reference, kind, amountKobo, outcome }) => {
    await run(
      pool,
      sql`insert into finance.sandbox_order (reference, kind, amount_kobo, outcome)
          values (${reference}, ${kind}, ${amountKobo}, ${outcome}) on conflict (reference) do nothing`,
    );
  },
  find: (reference) => findSandboxOrder(pool, reference),
});
