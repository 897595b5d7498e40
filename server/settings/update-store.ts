import { updateText, type StatusUpdate, type UpdateKind, type UpdateTexts } from '@shuka/domain/settings';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type UpdateRow = {
  readonly id: string;
  readonly kind: UpdateKind;
  readonly texts: UpdateTexts;
  readonly postedAt: string;
};

const columns = sql`id, kind, texts, posted_at as "postedAt"`;

export const insertUpdate = (
  db: Db,
  { id, kind, texts }: Omit<UpdateRow, 'postedAt'>,
  isSent: boolean,
  by: string,
  now: Date,
) =>
  run(
    db,
    sql`insert into settings.status_update (id, kind, texts, is_sent, posted_by, posted_at)
        values (${id}, ${kind}, ${JSON.stringify(texts)}::jsonb, ${isSent}, ${by}, ${now})`,
  );

export const findUpdate = (db: Db, id: string): Promise<UpdateRow | null> =>
  row(db, sql`select ${columns} from settings.status_update where id = ${id}`);

/** One keyset page, the newest first. */
export const findUpdates = (db: Db, after: readonly [string, string] | null, limit: number): Promise<UpdateRow[]> =>
  rows<UpdateRow>(
    db,
    sql`select ${columns} from settings.status_update
        where ${after?.[0] ?? null}::timestamptz is null
          or (posted_at, id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid)
        order by posted_at desc, id desc limit ${limit}`,
  );

/** An update as a reader of a language sees it. */
export const updateFor = ({ id, kind, texts, postedAt }: UpdateRow, language: Language): StatusUpdate => {
  const text = updateText(texts, language);
  return { id, kind, text, language: text === texts[language] ? language : 'en', postedAt };
};
