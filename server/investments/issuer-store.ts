import { mostRaisedKobo, type IssuerDraft, type IssuerWord, type OfferIssuer } from '@shuka/domain/investments';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type Confirmed = Pick<IssuerWord, 'size' | 'company' | 'cacNumber' | 'notedOn'>;

/** What a farmer counts as today; one without a confirmed company is the smallest of issuers. */
export const findIssuer = async (db: Db, keeperId: string): Promise<OfferIssuer> => {
  const found = await row<Confirmed>(
    db,
    sql`select size, company, cac_number as "cacNumber", noted_on::text as "notedOn" from investments.issuer_word
        where keeper_id = ${keeperId} and is_confirmed order by decided_at desc, id desc limit 1`,
  );
  const issuer = found ?? { size: 'micro' as const, company: '', cacNumber: '', notedOn: null };
  return { ...issuer, mostRaisedKobo: mostRaisedKobo[issuer.size] };
};

type IssuerRow = Omit<IssuerWord, 'proposedByName' | 'decidedByName'> & {
  readonly decidedById: string | null;
  readonly paperKey: string;
};

/** Every word on a farmer as an issuer, the newest first. */
export const findIssuerWords = (db: Db, keeperId: string): Promise<IssuerRow[]> =>
  rows<IssuerRow>(
    db,
    sql`select id, size, company, cac_number as "cacNumber", source, noted_on::text as "notedOn", reason,
          proposed_by as "proposedById", proposed_at as "proposedAt", is_confirmed as "isConfirmed",
          decision_reason as "decisionReason", decided_by as "decidedById", decided_at as "decidedAt",
          document_key as "paperKey"
        from investments.issuer_word where keeper_id = ${keeperId} order by proposed_at desc, id desc`,
  );

/** Whether a word on a farmer waits for a second admin. */
export const hasIssuerWaiting = async (db: Db, keeperId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from investments.issuer_word where keeper_id = ${keeperId} and decided_at is null`)) !==
  null;

type NewWord = Omit<IssuerDraft, 'paper'> & {
  readonly keeperId: string;
  readonly paperKey: string;
  readonly byId: string;
};

/** False while another word on this farmer waits for a decision. */
export const insertIssuerWord = async (db: Db, one: NewWord, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into investments.issuer_word (id, keeper_id, size, company, cac_number, document_key, source, noted_on,
          reason, proposed_by, proposed_at)
        values (${one.id}, ${one.keeperId}, ${one.size}, ${one.company}, ${one.cacNumber}, ${one.paperKey},
          ${one.source}, ${one.notedOn}::date, ${one.reason}, ${one.byId}, ${now})
        on conflict (keeper_id) where decided_at is null do nothing`,
  )) === 1;

type IssuerDecision = { readonly isConfirmed: boolean; readonly reason: string; readonly byId: string };

/** False when the word was decided already. */
export const decideIssuerWord = async (
  db: Db,
  wordId: string,
  { isConfirmed, reason, byId }: IssuerDecision,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`update investments.issuer_word set is_confirmed = ${isConfirmed}, decision_reason = ${reason},
          decided_by = ${byId}, decided_at = ${now}
        where id = ${wordId} and decided_at is null`,
  )) === 1;
