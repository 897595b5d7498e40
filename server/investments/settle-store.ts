import type { Result } from '@shuka/domain/investments';
import { row, run, sql, type Db } from '#kit/db.ts';

export const addProceeds = (db: Db, offerId: string, amountKobo: number) =>
  run(db, sql`update investments.offer set proceeds_kobo = proceeds_kobo + ${amountKobo} where id = ${offerId}`);

/** Who said that all the harvest brought is in; null opens it again. */
export const setFinishedBy = (db: Db, offerId: string, by: string | null) =>
  run(db, sql`update investments.offer set finished_by = ${by} where id = ${offerId}`);

/** What those who have a part in an offer put in and hope for, in kobo. */
export const sumParts = async (
  db: Db,
  offerId: string,
): Promise<{ readonly principalKobo: number; readonly expectedKobo: number }> =>
  (await row(
    db,
    sql`select coalesce(sum(amount_kobo), 0)::bigint as "principalKobo",
          coalesce(sum(expected_kobo), 0)::bigint as "expectedKobo"
        from investments.holding where offer_id = ${offerId} and state in ('active', 'completed')`,
  )) ?? { principalKobo: 0, expectedKobo: 0 };

/** What a holding brought, and the move that took it there; null where it brought nothing. */
export type Completed = { readonly id: string; readonly realisedKobo: number; readonly moveId: string | null };

export const setCompleted = (db: Db, completed: readonly Completed[], at: Date) =>
  run(
    db,
    sql`update investments.holding h
        set state = 'completed', realised_kobo = c.kobo, back_move_id = c.move_id, ended_at = ${at}
        from unnest(${completed.map(({ id }) => id)}::uuid[],
          ${completed.map(({ realisedKobo }) => realisedKobo)}::bigint[],
          ${completed.map(({ moveId }) => moveId)}::uuid[]) as c (id, kobo, move_id)
        where h.id = c.id`,
  );

type Settled = {
  readonly by: string;
  readonly at: Date;
  readonly result: Result;
  readonly farmerMoveId: string | null;
};

export const setSettled = (db: Db, offerId: string, { by, at, result, farmerMoveId }: Settled) =>
  run(
    db,
    sql`update investments.offer
        set settled_by = ${by}, settled_at = ${at}, result = ${result}, farmer_move_id = ${farmerMoveId}
        where id = ${offerId}`,
  );
