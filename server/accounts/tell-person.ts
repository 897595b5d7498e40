import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Context } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import { languageOfAccount } from './owner-letters.ts';
import { findAccount } from './store.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Tells somebody in their language, once it is done: by SMS, or by letter where there is no number; whoever has neither is not
 * told. @param says the catalogue entry. @param valuesIn what its words name, `product` and `url` aside.
 */
export const tellPerson = async (
  context: Context,
  accountId: string,
  says: string,
  valuesIn: (language: Language) => Values,
): Promise<void> => {
  const account = await findAccount(context.db, accountId);
  if (account === null || account.state !== 'active') return;
  const { phone, email } = account;
  const language = languageOfAccount(account);
  const { productName: product, publicUrl: url, smsSender, mailer } = context;
  const text = say(language, says, { ...valuesIn(language), product, url });
  if (phone !== '') context.afterwards(async () => smsSender?.send({ to: phone, text }));
  else if (email !== null)
    context.afterwards(() =>
      mailer.send({ to: email, subject: say(language, 'letter.news.subject', { product }), text }),
    );
};
