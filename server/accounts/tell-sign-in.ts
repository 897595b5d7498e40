import { factorLimits } from '@shuka/domain/accounts';
import { formatDateTime, type Language } from '@shuka/domain/kit/calendar.ts';
import { minutesAfter } from '#kit/clock.ts';
import type { Context } from '#kit/context.ts';
import { newToken } from '#kit/secrets.ts';
import { say } from '#kit/words.ts';
import { languageOfAccount } from './account-language.ts';
import { countAlerts, insertAlert } from './alert-store.ts';
import { letterOf } from './letters.ts';
import type { Account } from './store.ts';

type Came = { readonly sessionId: string; readonly phoneId: string };

const most = { mail: factorLimits.lettersADay, sms: factorLimits.smsADay } as const;

/** A browser says much of itself; a letter names its beginning. */
const mostLetters = 60;

const valuesOf = (context: Context, language: Language, token: string) => ({
  device: context.device.slice(0, mostLetters),
  time: formatDateTime(context.clock.now().toISOString(), language),
  link: `${context.publicUrl}/not-me#${token}`,
});

/**
 * Tells somebody that their account was opened on a device that is new to them, by letter, or by SMS where they have no
 * e-mail, with a link that ends it. Not more often than the limits say: an SMS costs.
 */
export const tellSignIn = async (context: Context, account: Account, came: Came): Promise<void> => {
  const { db, clock, mailer, smsSender } = context;
  const way = account.email === null ? 'sms' : 'mail';
  const now = clock.now();
  if (way === 'sms' && (smsSender === null || account.phone === '')) return;
  if ((await countAlerts(db, account.id, way, now)) >= most[way]) return;
  const token = newToken();
  const expiresAt = minutesAfter(now, factorLimits.linkHours * 60);
  await insertAlert(db, { token, accountId: account.id, ...came, way, now, expiresAt });
  const language = languageOfAccount(account);
  const values = valuesOf(context, language, token);
  const { email, first_name: firstName, phone } = account;
  context.afterwards(async () => {
    if (email !== null)
      await mailer.send({ to: email, ...letterOf(context, { firstName, language }, 'newDevice', values) });
    else
      await smsSender?.send({
        to: phone,
        text: say(language, 'sms.newDevice', { ...values, product: context.productName }),
      });
  });
};
