import type { StorageEvent, WarehouseClaim } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type ClaimRow = Omit<WarehouseClaim, 'toCompanyName'> & { readonly receiptId: string };

/** What stands on these receipts now. */
export const findClaims = (db: Db, receiptIds: readonly string[]): Promise<ClaimRow[]> =>
  rows<ClaimRow>(
    db,
    sql`select id, receipt_id as "receiptId", kind, lender, amount_kobo as "amountKobo", to_company_id as "toCompanyId",
          state, ${instantText(sql`made_at`)} as "madeAt"
        from processing.warehouse_claim where receipt_id = any(${receiptIds}::uuid[]) and ended_at is null`,
  );

export const findClaim = async (db: Db, receiptId: string): Promise<ClaimRow | null> =>
  (await findClaims(db, [receiptId]))[0] ?? null;

type NewClaim = Omit<ClaimRow, 'state' | 'madeAt'>;

/** False when something stands on the receipt already: the index knows, whoever asks at once. */
export const insertClaim = async (db: Db, claim: NewClaim, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.warehouse_claim (id, receipt_id, kind, lender, amount_kobo, to_company_id, state, made_by,
          made_at)
        values (${claim.id}, ${claim.receiptId}, ${claim.kind}, ${claim.lender}, ${claim.amountKobo}, ${claim.toCompanyId},
          'offered', ${by}, ${now})
        on conflict (receipt_id) where ended_at is null do nothing`,
  )) === 1;

export const acceptClaim = (db: Db, claimId: string) =>
  run(db, sql`update processing.warehouse_claim set state = 'accepted' where id = ${claimId}`);

export const endClaim = (db: Db, claimId: string, now: Date) =>
  run(db, sql`update processing.warehouse_claim set state = 'ended', ended_at = ${now} where id = ${claimId}`);

/** Who pledged a receipt or offered it. */
export const findMaker = async (db: Db, claimId: string): Promise<string | null> =>
  (await row<{ by: string }>(db, sql`select made_by as by from processing.warehouse_claim where id = ${claimId}`))
    ?.by ?? null;

type Told = { readonly receiptId: string; readonly kind: StorageEvent; readonly said: string };

/** One more line in the history of a receipt. */
export const insertEvent = (db: Db, { receiptId, kind, said }: Told, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.warehouse_event (id, receipt_id, kind, said, by_id, at)
        values (${newId()}, ${receiptId}, ${kind}, ${said}, ${by}, ${now})`,
  );

type EventRow = Told & { readonly byId: string; readonly at: string };

/** The history of these receipts, the oldest first. */
export const findEvents = (db: Db, receiptIds: readonly string[]): Promise<EventRow[]> =>
  rows<EventRow>(
    db,
    sql`select receipt_id as "receiptId", kind, said, by_id as "byId", ${instantText(sql`at`)} as at
        from processing.warehouse_event where receipt_id = any(${receiptIds}::uuid[]) order by id`,
  );
