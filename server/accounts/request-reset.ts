import { requestReset as contract, resetCodes } from '@shuka/domain/accounts';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handle } from '#kit/route.ts';
import { newOtp } from '#kit/secrets.ts';
import { writeLetter } from './letters.ts';
import { insertReset } from './reset-store.ts';
import { hashOtp } from './send-code.ts';
import { findAccountByEmail } from './store.ts';

export const requestReset = handle(contract, async ({ email }, context) => {
  const account = await findAccountByEmail(context.db, email);
  const isOpen = account !== null && account.state !== 'closed';
  const resetId = newId();
  const code = newOtp(resetCodes.least, resetCodes.most);
  const codeHash = isOpen ? hashOtp(context, resetId, code) : null;
  await insertReset(context.db, {
    id: resetId,
    accountId: isOpen ? account.id : null,
    codeHash,
    now: context.clock.now(),
  });
  if (isOpen) {
    const language = isLanguage(account.language) ? account.language : 'en';
    context.afterwards(() =>
      writeLetter(context, { email, firstName: account.first_name, language }, 'resetCode', { code }),
    );
  }
  return { resetId };
});
