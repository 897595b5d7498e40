import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { refusedField } from '@shuka/domain/kit/problem.ts';

/**
 * A phone number as E.164, read with Nigeria as the default country.
 * @throws Problem `invalid` beside the field when no such number exists.
 */
export const readPhone = (typed: string, field = 'phoneNumber'): string => {
  const parsed = parsePhoneNumberFromString(typed, 'NG');
  if (parsed === undefined || !parsed.isValid()) throw refusedField(field, 'accounts.phoneInvalid');
  return parsed.number;
};

/**
 * The same for a number that only finds accounts: a line of a range newer than the table may well have one, since the
 * network itself told us who dialled.
 * @throws Problem `invalid` where no number of its country is that long.
 */
export const readKnownPhone = (typed: string): string => {
  const parsed = parsePhoneNumberFromString(typed, 'NG');
  if (parsed === undefined || !parsed.isPossible()) throw refusedField('phoneNumber', 'accounts.phoneInvalid');
  return parsed.number;
};
