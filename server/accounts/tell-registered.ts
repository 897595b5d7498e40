import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import { findAccount } from './store.ts';

type Says = 'sms.assisted' | 'sms.phoneAdded';

const tell = async (context: Context, accountId: string, says: Says): Promise<void> => {
  const farmer = await findAccount(context.db, accountId);
  const manager = await findAccount(context.db, viewerOf(context).accountId);
  if (farmer === null || manager === null || farmer.phone === '') return;
  const text = say(isLanguage(farmer.language) ? farmer.language : 'en', says, {
    firstName: farmer.first_name,
    manager: `${manager.first_name} ${manager.last_name}`,
    managerPhone: manager.phone,
    product: context.productName,
    url: context.publicUrl,
  });
  context.afterwards(async () => context.smsSender?.send({ to: farmer.phone, text }));
};

/** Tells a farmer by SMS, once it is done, who registered them and whom to turn to when that is not right. */
export const tellRegistered = (context: Context, accountId: string): Promise<void> =>
  tell(context, accountId, 'sms.assisted');

/** Tells whoever answers a number, once it is done, that it was added to a farmer's account, and by whom. */
export const tellPhoneAdded = (context: Context, accountId: string): Promise<void> =>
  tell(context, accountId, 'sms.phoneAdded');
