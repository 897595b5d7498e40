import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** The language each number chose; null for one that chose none. */
export const findCallerLanguages = async (db: Db, phones: readonly string[]): Promise<(Language | null)[]> => {
  const found = await rows<{ phone: string; language: string }>(
    db,
    sql`select phone, language from channels.caller where phone = any(${phones})`,
  );
  const chosen = new Map(found.map(({ phone, language }) => [phone, isLanguage(language) ? language : null]));
  return phones.map((phone) => chosen.get(phone) ?? null);
};

export const findCallerLanguage = async (db: Db, phone: string): Promise<Language | null> =>
  (await findCallerLanguages(db, [phone]))[0] ?? null;

export const keepCaller = (db: Db, phone: string, language: Language, now: Date) =>
  run(
    db,
    sql`insert into channels.caller (phone, language, seen_at) values (${phone}, ${language}, ${now})
        on conflict (phone) do update set language = excluded.language, seen_at = excluded.seen_at`,
  );

/** Keeps which code was sent to a number, for a call after the one that asked for it. */
export const keepSignIn = (db: Db, phone: string, language: Language, signInId: string | null, now: Date) =>
  run(
    db,
    sql`insert into channels.caller (phone, language, sign_in_id, seen_at)
        values (${phone}, ${language}, ${signInId}, ${now})
        on conflict (phone) do update set sign_in_id = excluded.sign_in_id, seen_at = excluded.seen_at`,
  );

export const findSignIn = async (db: Db, phone: string): Promise<string | null> =>
  (await row<{ id: string | null }>(db, sql`select sign_in_id as id from channels.caller where phone = ${phone}`))
    ?.id ?? null;
