import type { NoticeKind } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Services } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import { languageOfAccount } from './account-language.ts';
import { dropPushPhone, keepTold, type PushPhone } from './push-store.ts';
import type { Account } from './store.ts';

/** False where the browser is gone, which is then forgotten, or could not be told now. */
const tellOne = async (
  { pool, pushSender, log }: Services,
  { id, ...place }: PushPhone,
  news: { readonly title: string; readonly text: string },
): Promise<boolean> => {
  try {
    const outcome = (await pushSender?.send(place, news)) ?? 'gone';
    if (outcome === 'gone') await dropPushPhone(pool, id, null);
    return outcome === 'sent';
  } catch (error) {
    log.error({ error }, 'a browser could not be told of news');
    return false;
  }
};

/**
 * Has the browsers of somebody show that there is news, in their language. What it is stands in the app alone: others may
 * look at the phone. @returns whether a push service took it for any of them.
 */
export const tellPhones = async (
  services: Services,
  account: Account,
  phones: readonly PushPhone[],
  { kind, sms }: { readonly kind: NoticeKind; readonly sms: string },
): Promise<boolean> => {
  const { pool, clock, productName: product } = services;
  const news = { title: product, text: say(languageOfAccount(account), 'push.news', { product }) };
  const told = await Promise.all(phones.map((phone) => tellOne(services, phone, news)));
  if (!told.includes(true)) return false;
  await keepTold(pool, { id: newId(), accountId: account.id, kind, text: sms }, clock.now());
  return true;
};
