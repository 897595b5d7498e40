import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Context } from '#kit/context.ts';
import { textOwner, writeLetter, type About } from './letters.ts';
import type { Account } from './store.ts';

export const languageOfAccount = ({ language }: Account): Language => (isLanguage(language) ? language : 'en');

/** Tells the owner of an account, once it is done, of something they should know of: by letter, or by SMS where there is no e-mail. */
export const tellOwner = (
  context: Context,
  account: Account,
  about: About,
  values: Record<string, string> = {},
): void => {
  const { email, phone, first_name: firstName } = account;
  const language = languageOfAccount(account);
  if (email !== null) context.afterwards(() => writeLetter(context, { email, firstName, language }, about, values));
  else if (phone !== '') context.afterwards(() => textOwner(context, { phone, firstName, language }, about));
};
