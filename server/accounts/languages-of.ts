import { isLanguage, type Language } from '@shuka/domain/kit/languages.ts';
import { rows, sql, type Db } from '#kit/db.ts';

/** The language each of these people uses the platform in. */
export const findLanguages = async (db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, Language>> => {
  const found = await rows<{ id: string; language: string }>(
    db,
    sql`select id, language from accounts.account where id = any(${accountIds}::uuid[])`,
  );
  return new Map(found.map(({ id, language }) => [id, isLanguage(language) ? language : 'en']));
};
