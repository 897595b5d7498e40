import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Context, Services } from '#kit/context.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { languageOfAccount } from './account-language.ts';
import { kindOfAbout, letterOf, shortOf, textOwner, writeLetter, type About } from './letters.ts';
import { sendNotice } from './send-notice.ts';
import type { Account } from './store.ts';

/** The language each of these people uses the platform in. */
export const findLanguages = async (db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, Language>> => {
  const found = await rows<{ id: string; language: string }>(
    db,
    sql`select id, language from accounts.account where id = any(${accountIds}::uuid[])`,
  );
  return new Map(found.map(({ id, language }) => [id, isLanguage(language) ? language : 'en']));
};

/**
 * Tells the owner of an account, once it is done, of something they should know of: by the way they chose for it; what is of
 * the account itself always by letter, or by SMS where there is no e-mail.
 */
export const tellOwner = (
  context: Context,
  account: Account,
  about: About,
  values: Record<string, string> = {},
): void => {
  const { first_name: firstName } = account;
  const language = languageOfAccount(account);
  const kind = kindOfAbout[about];
  if (kind !== undefined) {
    const reader = { firstName, language };
    const notice = { kind, sms: shortOf(context, reader, about, values), ...letterOf(context, reader, about, values) };
    context.afterwards(async () => void (await sendNotice(context, account.id, notice)));
  } else context.afterwards(() => writeToOwner(context, account, about, values));
};

/** Writes to the owner of an account of what is of the account itself: by letter, or by SMS where there is no e-mail. */
export const writeToOwner = async (
  services: Services,
  account: Account,
  about: About,
  values: Record<string, string> = {},
): Promise<void> => {
  const { email, phone, first_name: firstName } = account;
  const language = languageOfAccount(account);
  if (email !== null) await writeLetter(services, { email, firstName, language }, about, values);
  else if (phone !== '') await textOwner(services, { phone, firstName, language }, about, values);
};
