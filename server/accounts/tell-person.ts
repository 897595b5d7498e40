import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Context } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import { languageOfAccount } from './account-language.ts';
import { newsOf, sendNotice } from './send-notice.ts';
import { findAccount } from './store.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Tells somebody of what they buy, sell or have milled, in their language and by the way they chose, once it is done; whoever
 * has neither number nor e-mail is not told. @param says the catalogue entry. @param valuesIn what its words name, `product` and `url` aside.
 */
export const tellPerson = async (
  context: Context,
  accountId: string,
  says: string,
  valuesIn: (language: Language) => Values,
): Promise<void> => {
  const account = await findAccount(context.db, accountId);
  if (account === null || account.state !== 'active') return;
  const language = languageOfAccount(account);
  const { productName: product, publicUrl: url } = context;
  const text = say(language, says, { ...valuesIn(language), product, url });
  context.afterwards(async () => void (await sendNotice(context, accountId, newsOf(context, 'trade', language, text))));
};
