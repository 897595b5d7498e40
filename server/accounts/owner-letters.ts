import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Context } from '#kit/context.ts';
import { writeLetter, type About } from './letters.ts';
import type { Account } from './store.ts';

export const languageOfAccount = ({ language }: Account): Language => (isLanguage(language) ? language : 'en');

/** Tells the owner of an account, once it is done, of something that only they should have done. */
export const tellOwner = (
  context: Context,
  account: Account,
  about: About,
  values: Record<string, string> = {},
): void => {
  const { email, first_name: firstName } = account;
  if (email === null) return;
  const reader = { email, firstName, language: languageOfAccount(account) };
  context.afterwards(() => writeLetter(context, reader, about, values));
};
