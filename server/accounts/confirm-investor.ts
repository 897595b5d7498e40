import { confirmInvestor as contract } from '@shuka/domain/accounts';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { checkCode } from './check-code.ts';
import { writeLetter } from './letters.ts';
import { openAccount } from './open-account.ts';
import { endSignUp } from './sign-up-store.ts';

export const confirmInvestor = handle(contract, async ({ uniqueId, code }, context) => {
  const { signUp } = await checkCode(context, uniqueId, code, 'investor');
  if (signUp.password_hash === null) throw new Problem('wrong-otp');
  await endSignUp(context.db, signUp.id, context.clock.now());
  const isNew = await openAccount(context, { ...signUp, password_hash: signUp.password_hash });
  if (!isNew) throw new Problem('wrong-otp');
  const language = isLanguage(signUp.language) ? signUp.language : 'en';
  context.afterwards(() =>
    writeLetter(context, { email: signUp.email, firstName: signUp.first_name, language }, 'pending'),
  );
  return {};
});
