import type { PassportDraft, PassportPart } from '@shuka/domain/loans';
import { passportLimits, passportTextVersion } from '@shuka/domain/loans';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A credit passport as its row holds it. */
export type PassportRow = {
  readonly id: string;
  readonly keeperId: string;
  readonly lender: string;
  readonly parts: PassportPart[];
  readonly tokenHash: Buffer;
  readonly openedAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly viewCount: number;
  /** The last looks, the newest first. */
  readonly views: string[];
};

const columns = sql`p.id, p.keeper_id as "keeperId", p.lender, to_json(p.parts) as parts, p.token_hash as "tokenHash",
  ${instantText(sql`p.created_at`)} as "openedAt", ${instantText(sql`p.expires_at`)} as "expiresAt",
  ${instantText(sql`p.revoked_at`)} as "revokedAt", p.view_count as "viewCount",
  coalesce((select json_agg(${instantText(sql`v.seen_at`)} order by v.number desc) from loans.passport_view v
    where v.passport_id = p.id and v.number > p.view_count - ${passportLimits.shownViews.value}), '[]'::json) as views`;

/** More than anybody opens in years. */
const most = 100;

export const findPassportsOf = (db: Db, keeperId: string): Promise<PassportRow[]> =>
  rows<PassportRow>(
    db,
    sql`select ${columns} from loans.passport p where p.keeper_id = ${keeperId} order by p.id desc limit ${most}`,
  );

export const findPassport = (db: Db, id: string): Promise<PassportRow | null> =>
  row<PassportRow>(db, sql`select ${columns} from loans.passport p where p.id = ${id}`);

/** The passport that a link opens, with its row locked: looks are numbered. */
export const holdPassportOf = (db: Db, tokenHash: Buffer): Promise<PassportRow | null> =>
  row<PassportRow>(
    db,
    sql`select ${columns} from loans.passport p where p.token_hash = ${tokenHash} for no key update of p`,
  );

export const findKeeperOfPassport = async (db: Db, id: string): Promise<string | null> =>
  (await row<{ keeperId: string }>(db, sql`select keeper_id as "keeperId" from loans.passport where id = ${id}`))
    ?.keeperId ?? null;

type Opened = Pick<PassportDraft, 'id' | 'lender' | 'parts'> & {
  readonly keeperId: string;
  readonly tokenHash: Buffer;
  readonly openedAt: Date;
  readonly expiresAt: Date;
};

export const insertPassport = (db: Db, one: Opened) =>
  run(
    db,
    sql`insert into loans.passport (id, keeper_id, lender, parts, text_version, token_hash, created_at, expires_at)
        values (${one.id}, ${one.keeperId}, ${one.lender}, ${[...new Set(one.parts)]}, ${passportTextVersion},
          ${one.tokenHash}, ${one.openedAt}, ${one.expiresAt})`,
  );

/** Ends one; the first time counts. */
export const setRevoked = (db: Db, id: string, now: Date) =>
  run(db, sql`update loans.passport set revoked_at = ${now} where id = ${id} and revoked_at is null`);

export const noteView = async (db: Db, { id, viewCount }: PassportRow, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into loans.passport_view (passport_id, number, seen_at) values (${id}, ${viewCount + 1}, ${now})`,
  );
  await run(db, sql`update loans.passport set view_count = ${viewCount + 1} where id = ${id}`);
};

/** Ends all of a person's and forgets for whom they were; that they were looked at stays. */
export const erasePassports = (db: Db, keeperId: string) =>
  run(
    db,
    sql`update loans.passport set lender = '', revoked_at = coalesce(revoked_at, now())
        where keeper_id = ${keeperId} and (lender <> '' or revoked_at is null)`,
  );

export const passportsFor = (db: Db, keeperId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select p.id, p.lender, to_json(p.parts) as parts, p.text_version as "textVersion", p.created_at as "openedAt",
          p.expires_at as "expiresAt", p.revoked_at as "revokedAt",
          coalesce((select json_agg(v.seen_at order by v.number) from loans.passport_view v
            where v.passport_id = p.id), '[]'::json) as views
        from loans.passport p where p.keeper_id = ${keeperId} order by p.id limit ${most}`,
  );
