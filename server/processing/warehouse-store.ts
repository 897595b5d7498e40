import type { StoredKind, StoredState, WarehousePaper } from '@shuka/domain/processing';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

export type ReceiptRow = {
  readonly id: string;
  readonly kind: StoredKind;
  readonly companyId: string;
  readonly keeperId: string;
  readonly holderCompanyId: string | null;
  readonly lotId: string;
  readonly paper: WarehousePaper;
  readonly code: string | null;
  readonly token: string | null;
  readonly expiresOn: string;
  readonly state: StoredState;
  readonly issuedAt: string;
};

const columns = sql`r.id, r.kind, r.company_id as "companyId", r.keeper_id as "keeperId",
  r.holder_company_id as "holderCompanyId", r.lot_id as "lotId", r.paper, r.code, r.token,
  r.expires_on::text as "expiresOn", r.state, ${instantText(sql`r.issued_at`)} as "issuedAt"`;

/** Whose receipts: those of a warehouse, of a depositor, those that a company holds or is offered, or all that are pledged. */
export type ReceiptsOf =
  | { readonly companyId: string }
  | { readonly keeperId: string }
  | { readonly heldBy: string }
  | { readonly pledged: true };

const claimOn = sql`select 1 from processing.warehouse_claim c where c.receipt_id = r.id and c.ended_at is null`;

const ofWhom = (whose: ReceiptsOf): Query => {
  if ('companyId' in whose) return sql`r.company_id = ${whose.companyId}`;
  if ('keeperId' in whose) return sql`r.keeper_id = ${whose.keeperId}`;
  if ('pledged' in whose) return sql`exists (${claimOn} and c.kind = 'pledge')`;
  return sql`(r.holder_company_id = ${whose.heldBy} or exists (${claimOn} and c.to_company_id = ${whose.heldBy}))`;
};

export const findReceipts = (db: Db, whose: ReceiptsOf, after: string | null, limit: number): Promise<ReceiptRow[]> =>
  rows<ReceiptRow>(
    db,
    sql`select ${columns} from processing.warehouse_receipt r
        where ${ofWhom(whose)} and (${after}::uuid is null or r.id < ${after}::uuid) order by r.id desc limit ${limit}`,
  );

export const findReceipt = (db: Db, receiptId: string): Promise<ReceiptRow | null> =>
  row<ReceiptRow>(db, sql`select ${columns} from processing.warehouse_receipt r where r.id = ${receiptId}`);

export const findReceiptByCode = (db: Db, code: string): Promise<ReceiptRow | null> =>
  row<ReceiptRow>(db, sql`select ${columns} from processing.warehouse_receipt r where r.code = ${code}`);

/** A receipt with its row locked: whoever does something with it waits for the other. */
export const holdReceipt = (db: Db, receiptId: string): Promise<ReceiptRow | null> =>
  row<ReceiptRow>(
    db,
    sql`select ${columns} from processing.warehouse_receipt r where r.id = ${receiptId} for no key update`,
  );

type NewReceipt = {
  readonly paper: WarehousePaper;
  /** What was signed, letter by letter. */
  readonly text: string;
  readonly askId: string;
  readonly code: string | null;
  readonly token: string | null;
  readonly by: string;
  readonly now: Date;
};

export const insertReceipt = (db: Db, { paper, text, askId, code, token, by, now }: NewReceipt) =>
  run(
    db,
    sql`insert into processing.warehouse_receipt (id, kind, company_id, number, ask_id, keeper_id, lot_id, grams, paper,
          code, token, issued_on, expires_on, issued_by, issued_at)
        values (${paper.receiptId}, ${paper.kind}, ${paper.companyId}, ${paper.number}, ${askId}, ${paper.depositorId},
          ${paper.lotId}, ${paper.netGrams}, ${text}::json, ${code}, ${token}, ${paper.issuedOn}, ${paper.expiresOn}, ${by},
          ${now})`,
  );

/** The very text that was signed. */
export const findPaperText = async (db: Db, receiptId: string): Promise<string> =>
  (
    await row<{ text: string }>(
      db,
      sql`select paper::text as text from processing.warehouse_receipt where id = ${receiptId}`,
    )
  )?.text ?? '';

export const setReceiptState = (db: Db, receiptId: string, state: StoredState) =>
  run(db, sql`update processing.warehouse_receipt set state = ${state} where id = ${receiptId}`);

export const setHolder = (db: Db, receiptId: string, companyId: string) =>
  run(db, sql`update processing.warehouse_receipt set holder_company_id = ${companyId} where id = ${receiptId}`);

/** Whether goods of somebody stand in a warehouse, or a mill was asked to take some: others depend on them. */
export const hasStored = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from processing.warehouse_receipt
        where keeper_id = ${accountId} and state in ('outstanding', 'given-back') limit 1`,
  )) !== null;

/** What somebody keeps or kept in warehouses, for their export. */
export const findStoredDataOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(db, sql`select ${columns} from processing.warehouse_receipt r where r.keeper_id = ${accountId} order by r.id`);
