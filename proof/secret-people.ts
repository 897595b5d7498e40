/** People who type each kind of secret everywhere the product takes it: right, wrong, and where it does not belong. */
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openCaller, type Caller } from './caller.ts';
import { makeSecret, type Book } from './canaries.ts';

type Place = { readonly url: string; readonly book: Book; readonly answers: string };

/** Whoever signs in with an address and a password. */
export type Known = { readonly email: string; readonly password: string };

let made = 0;

/** A farmer signs up: a code asked for twice, one mistyped, and a password of their own. */
export const signUp = async (place: Place, firstName: string): Promise<Known & { caller: Caller; phone: string }> => {
  made += 1;
  const caller = openCaller(place, firstName);
  const email = `${firstName.toLowerCase()}.${made}@proof.example`;
  const phone = `0803${String(5_550_000 + made)}`;
  const details = { firstName, lastName: 'Proof', phoneNumber: phone, email };
  await caller.act('POST', '/api/v1/farmers/register', details);
  const first = await caller.codeTo(email);
  const { json } = await caller.act('POST', '/api/v1/farmers/request-otp', { email });
  const code = await caller.codeTo(email);
  await caller.fail('POST', '/api/v1/farmers/verify-token', { uniqueId: json['uniqueId'], code: first });
  await caller.act('POST', '/api/v1/farmers/verify-token', { uniqueId: json['uniqueId'], code });
  const password = place.book.add('password', firstName, makeSecret.password());
  await caller.act('POST', '/api/v1/farmers/complete-registration', { email, password });
  return { email, password, caller, phone };
};

/** Signs in, after a password that is wrong and one that was typed into the field of the address. */
export const signIn = async (caller: Caller, book: Book, { email, password }: Known): Promise<void> => {
  const wrong = book.add('password', caller.whose, makeSecret.password());
  await caller.fail('POST', '/user/login', { email, password: wrong });
  await caller.fail('POST', '/user/login', { email: wrong, password: wrong });
  const { json } = await caller.act('POST', '/user/login', { email, password });
  // The specification wants a `token` in this answer. It is the name of the session, and must open nothing.
  await caller.refusedAs(String(json['token']));
};

/** Chooses a new password by a code that comes by mail. @returns who they are from then on. */
export const resetPassword = async (caller: Caller, book: Book, email: string): Promise<Known> => {
  const { json } = await caller.act('POST', '/api/password-reset/request', { email });
  const code = await caller.codeTo(email);
  const wrong = String((Number(code) + 7) % 1_000_000).padStart(6, '0');
  await caller.fail('POST', '/api/password-reset/check', { resetId: json['resetId'], code: wrong });
  await caller.act('POST', '/api/password-reset/check', { resetId: json['resetId'], code });
  const password = book.add('password', caller.whose, makeSecret.password());
  await caller.act('POST', '/api/password-reset/complete', { password });
  return { email, password };
};

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Fills the vault, also with what is refused, looks at each number whole, and takes one back. */
export const fillVault = async (caller: Caller, book: Book, { password }: Known): Promise<void> => {
  const number = (kind: 'BVN' | 'NIN', make: () => string): string => book.add(kind, caller.whose, make());
  const give = (kind: string, text: string) => ({ kind, number: text, isAgreed: true, password });
  const numbers = '/api/identity/numbers';
  const [bvn, nin] = [number('BVN', makeSecret.BVN), number('NIN', makeSecret.NIN)];
  await caller.act('POST', numbers, give('bvn', grouped(bvn)));
  book.add('BVN', caller.whose, grouped(bvn));
  await caller.act('POST', numbers, give('nin', nin));
  await caller.act('POST', numbers, give('vnin', number('NIN', makeSecret.virtualNin)));
  await caller.fail('POST', numbers, { ...give('bvn', number('BVN', makeSecret.BVN)), password: 'not this one' });
  await caller.fail('POST', numbers, give('bvn', `${number('BVN', makeSecret.BVN)}4`));
  await caller.fail('POST', numbers, { ...give('nin', number('NIN', makeSecret.NIN)), isAgreed: false });
  await caller.act('DELETE', `${numbers}/nin`);
  const accountNumber = book.add('account', caller.whose, makeSecret.account());
  await caller.fail('PUT', '/api/identity/bank', { bankCode: '123456', accountNumber, password });
  await caller.act('PUT', '/api/identity/bank', { bankCode: '000014', accountNumber, password });
  for (const kind of ['bvn', 'account'])
    await caller.act('POST', '/api/identity/reveal', { kind, purpose: 'form', password });
};

/** Puts money into the wallet, asks in whose name an account is, and asks for money out of it. */
export const moveMoney = async (caller: Caller, book: Book, { password }: Known): Promise<string> => {
  const payment = newId();
  const { json } = await caller.act('POST', '/api/finance/payments', {
    id: payment,
    purpose: 'wallet',
    amountKobo: 900_000,
  });
  const reference = /[0-9a-f-]{36,40}(?=[^/]*$)/.exec(String(json['address']))?.[0] ?? payment;
  await caller.act('POST', `/api/sandbox/payments/${reference}`, { outcome: 'paid' });
  await caller.act('GET', `/api/finance/payments/${payment}`);
  const accountNumber = book.add('account', caller.whose, makeSecret.account());
  await caller.act('POST', '/api/finance/bank-name', { bankCode: '000014', accountNumber });
  const payout = newId();
  await caller.act('POST', '/api/finance/payouts', { id: payout, amountKobo: 500_000, password });
  return payout;
};

/** Another address and another number, and the way in by a code on that phone. @returns who they are from then on. */
export const changeContact = async (caller: Caller, known: Known, phone: string): Promise<Known> => {
  const [email, phoneNumber] = [`new.${known.email}`, phone.replace(/^0803/, '0806')];
  const change = async (asked: object, to: string): Promise<void> => {
    const { json } = await caller.act('POST', '/api/contact-change/request', { ...asked, password: known.password });
    const code = await caller.codeTo(to);
    await caller.act('POST', '/api/contact-change/confirm', { changeId: json['changeId'], code });
  };
  const international = phoneNumber.replace(/^0/, '+234');
  await change({ kind: 'email', email }, email);
  await change({ kind: 'phone', phoneNumber }, international);
  const { json } = await caller.act('POST', '/api/phone-sign-in/request', { phoneNumber });
  const code = await caller.codeTo(international);
  await caller.act('POST', '/api/phone-sign-in/check', { signInId: json['signInId'], code });
  return { ...known, email };
};
