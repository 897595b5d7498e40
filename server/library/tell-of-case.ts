import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Context } from '#kit/context.ts';
import { say } from '#kit/words.ts';

/** Tells somebody of a case by the way they chose for messages, once it is done. @param says the catalogue entry. */
export const tellOfCase = async (
  context: Context,
  accountId: string,
  says: 'cases.passed' | 'cases.answeredFarmer' | 'cases.answeredManager',
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  const account = await findAccount(context.db, accountId);
  if (account === null || account.state !== 'active') return;
  const language = languageOfAccount(account);
  const { productName: product, publicUrl: url } = context;
  const text = say(language, says, { ...values, product, url });
  const told = newsOf(context, 'messages', language, text);
  context.afterwards(async () => void (await sendNotice(context, accountId, told)));
};
