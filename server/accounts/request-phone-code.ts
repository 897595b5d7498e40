import { phoneCodeLimits, requestPhoneCode as contract } from '@shuka/domain/accounts';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { newOtp } from '#kit/secrets.ts';
import { countAgainst } from '#kit/throttle.ts';
import { textCode } from './letters.ts';
import { readKnownPhone } from './phone.ts';
import { findPeopleOfPhone, insertPhoneSignIn } from './phone-store.ts';
import { hashOtp } from './send-code.ts';
import { findAccount } from './store.ts';

/** The same is read, written and answered whether the number is known or not; a message leaves after the answer. */
export const requestPhoneCode = handle(
  contract,
  async (_input, context, phone: string) => {
    const { db, clock } = context;
    const [first] = await findPeopleOfPhone(db, phone, clock.now());
    const account = await findAccount(db, first?.accountId ?? newId());
    const signInId = newId();
    const code = newOtp();
    const codeHash = hashOtp(context, signInId, code);
    await insertPhoneSignIn(db, {
      id: signInId,
      phone,
      codeHash: account === null ? null : codeHash,
      now: clock.now(),
    });
    if (account !== null) {
      const language = isLanguage(account.language) ? account.language : 'en';
      context.afterwards(() => textCode(context, phone, language, code));
    }
    return { signInId };
  },
  {
    // Counted by the number itself: however it is typed, it is one.
    prepare: async ({ phoneNumber }, { pool, clock, smsSender }) => {
      const phone = readKnownPhone(phoneNumber);
      for (const limit of phoneCodeLimits) await countAgainst(pool, contract.name, limit, phone, clock.now());
      if (smsSender === null) throw new Problem('no-sms');
      return phone;
    },
  },
);
