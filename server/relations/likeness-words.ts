import type { LikenessWord } from '@shuka/domain/relations';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type SaidWord = Omit<LikenessWord, 'byName'> & { readonly likenessId: string; readonly saidBy: string };

/** More than anyone reads. */
const mostWords = 20;

/** What was said of these pairs, the newest first. */
export const findWords = (db: Db, likenessIds: readonly string[]): Promise<SaidWord[]> =>
  rows<SaidWord>(
    db,
    sql`select likeness_id as "likenessId", says, stays_id as "staysId", reason, said_by as "saidBy", said_at as at
        from (select w.*, row_number() over (partition by likeness_id order by id desc) as place
          from relations.likeness_word w where likeness_id = any(${likenessIds}::uuid[])) newest
        where place <= ${mostWords} order by id desc`,
  );

/** Whether somebody ever proposed that this pair is one person, however much was said since. */
export const hasProposed = async (db: Db, likenessId: string, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.likeness_word
        where likeness_id = ${likenessId} and said_by = ${accountId} and says = 'same' limit 1`,
  )) !== null;

export type NewWord = {
  readonly id: string;
  readonly likenessId: string;
  readonly says: 'same' | 'different';
  readonly staysId: string | null;
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
};

export const insertWord = (db: Db, { id, likenessId, says, staysId, reason, by, now }: NewWord) =>
  run(
    db,
    sql`insert into relations.likeness_word (id, likeness_id, says, stays_id, reason, said_by, said_at)
        values (${id}, ${likenessId}, ${says}, ${staysId}, ${reason}, ${by}, ${now})`,
  );
