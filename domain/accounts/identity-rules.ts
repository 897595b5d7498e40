import listed from './banks.json' with { type: 'json' };

/**
 * A bank people can choose. `code` is what payments call it (NIBSS, six digits); `cbnCode` is the one account numbers are
 * checked with, null where we do not know it.
 */
export type Bank = { readonly code: string; readonly name: string; readonly cbnCode: string | null };

/** By name. Where the list is from, and of when, stands beside it in the file. */
export const banks: readonly Bank[] = listed.banks;

export const banksAsOf = listed.asOf;

export const bankOf = (code: string): Bank | undefined => banks.find((bank) => bank.code === code);

/**
 * The check digit of an account number (Central Bank of Nigeria, NUBAN standard 2010, revised 2020): weights 3, 7, 3 over
 * the bank's code and the nine digits of the serial.
 * @param bankCode three digits of a bank; five of another institution, which get a 9 before them; or six as they are.
 */
export const checkDigitOf = (bankCode: string, serial: string): number => {
  const digits = `${bankCode.length === 5 ? '9' : ''}${bankCode}${serial}`;
  const weights = [3, 7, 3] as const;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
};

/**
 * Whether an account number can be one of the bank's. A difference is a warning, never a refusal: sources differ about the
 * codes of newer institutions, and only the bank itself knows. `unknown` where we do not know the bank's code.
 */
export const accountNumberCheck = (cbnCode: string | null, accountNumber: string): 'fits' | 'differs' | 'unknown' => {
  if (cbnCode === null || !/^\d{10}$/.test(accountNumber)) return 'unknown';
  return checkDigitOf(cbnCode, accountNumber.slice(0, 9)) === Number(accountNumber[9]) ? 'fits' : 'differs';
};

/** As people type them: spaces and hyphens between the digits, small letters. */
export const bareNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The last three, behind as many dots whatever the number is: its length tells nothing. */
export const maskNumber = (tail: string): string => `•••••••${tail.slice(-3)}`;

/** How long no money is paid out to an account number that was just changed. */
const payoutHoldHours = 24;

export const payoutHoldUntil = (changedAt: string): string =>
  new Date(new Date(changedAt).getTime() + payoutHoldHours * 3_600_000).toISOString();
