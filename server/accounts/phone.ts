import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { refusedField } from '@shuka/domain/kit/problem.ts';

/**
 * A phone number as E.164, read with Nigeria as the default country.
 * @throws Problem `invalid` beside `phoneNumber` when no such number exists.
 */
export const readPhone = (typed: string): string => {
  const parsed = parsePhoneNumberFromString(typed, 'NG');
  if (parsed === undefined || !parsed.isValid()) throw refusedField('phoneNumber', 'accounts.phoneInvalid');
  return parsed.number;
};
