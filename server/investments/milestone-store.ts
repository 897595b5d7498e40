import type { TrancheProof } from '@shuka/domain/investments';
import { row, run, sql, type Db } from '#kit/db.ts';

/** Who took which step of a milestone; null for one that nobody took yet. */
type Takers = { readonly askedBy: string | null; readonly verifiedBy: string | null };

export const findTakers = (db: Db, milestoneId: string): Promise<Takers | null> =>
  row<Takers>(
    db,
    sql`select asked_by as "askedBy", verified_by as "verifiedBy" from investments.milestone where id = ${milestoneId}`,
  );

/** The money of a milestone was asked for. */
export const setAsked = (db: Db, id: string, proof: TrancheProof, askedBy: string) =>
  run(
    db,
    sql`update investments.milestone set state = 'asked', proof = ${JSON.stringify(proof)}::jsonb, asked_by = ${askedBy},
          refusal = '' where id = ${id}`,
  );

export const setVerified = (db: Db, id: string, verifiedBy: string) =>
  run(
    db,
    sql`update investments.milestone set state = 'verified', verified_by = ${verifiedBy}, refusal = '' where id = ${id}`,
  );

/** Sent back: it can be asked for again. @param refusal why. */
export const setRefused = (db: Db, id: string, refusal: string) =>
  run(
    db,
    sql`update investments.milestone set state = 'planned', proof = null, asked_by = null, refusal = ${refusal}
        where id = ${id}`,
  );

type Released = { readonly by: string; readonly at: Date; readonly moveId: string | null };

export const setReleased = (db: Db, id: string, { by, at, moveId }: Released) =>
  run(
    db,
    sql`update investments.milestone set state = 'released', released_by = ${by}, released_at = ${at},
          release_move_id = ${moveId} where id = ${id}`,
  );

/** What left the escrow of an offer for the farm so far, in kobo. */
export const sumReleased = async (db: Db, offerId: string): Promise<number> =>
  (
    await row<{ kobo: number }>(
      db,
      sql`select coalesce(sum(released_kobo), 0)::bigint as kobo from investments.milestone
          where offer_id = ${offerId} and state = 'released'`,
    )
  )?.kobo ?? 0;
