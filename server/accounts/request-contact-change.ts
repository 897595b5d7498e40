import { requestContactChange as contract } from '@shuka/domain/accounts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { newOtp } from '#kit/secrets.ts';
import { insertChange } from './contact-store.ts';
import { demandPassword } from './demand-password.ts';
import { textCode, writeLetter } from './letters.ts';
import { languageOfAccount } from './account-language.ts';
import { readPhone } from './phone.ts';
import { hashOtp } from './send-code.ts';
import { findAccountByEmail, type Account } from './store.ts';

/** A number's code goes to that number alone; where nobody can send one, no number can be proved. */
const beginPhone = async (context: Context, account: Account, typed: string) => {
  const value = readPhone(typed);
  if (context.smsSender === null) throw new Problem('no-sms');
  const code = newOtp();
  context.afterwards(() => textCode(context, value, languageOfAccount(account), code));
  return { kind: 'phone', value, code } as const;
};

/** Someone else's address gets a letter that says so; whoever asks sees no difference. */
const beginEmail = async (context: Context, account: Account, email: string) => {
  const holder = await findAccountByEmail(context.db, email);
  const isTaken = holder !== null && holder.id !== account.id;
  const code = newOtp();
  const reader = { email, firstName: (isTaken ? holder : account).first_name, language: languageOfAccount(account) };
  context.afterwards(() =>
    isTaken ? writeLetter(context, reader, 'alreadyRegistered') : writeLetter(context, reader, 'signUpCode', { code }),
  );
  return { kind: 'email', value: email, code: isTaken ? null : code } as const;
};

const begin = (context: Context, account: Account, asked: InputOf<typeof contract>) =>
  asked.kind === 'phone' ? beginPhone(context, account, asked.phoneNumber) : beginEmail(context, account, asked.email);

export const requestContactChange = handle(
  contract,
  async (asked, context, account: Account) => {
    const { kind, value, code } = await begin(context, account, asked);
    const id = newId();
    const codeHash = code === null ? null : hashOtp(context, id, code);
    await insertChange(context.db, { id, accountId: account.id, kind, value, codeHash, now: context.clock.now() });
    return { changeId: id };
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
