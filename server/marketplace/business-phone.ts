import type { BusinessChanges } from '@shuka/domain/marketplace';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { readPhone } from '#accounts';

/** With the number as E.164. @throws Problem `invalid` beside `becomes.phone` when no such number exists. */
export const withPhone = <Part extends BusinessChanges>(part: Part): Part => {
  if (part.phone === undefined) return part;
  try {
    return { ...part, phone: readPhone(part.phone) };
  } catch (error) {
    throw error instanceof Problem ? refusedField('becomes.phone', 'accounts.phoneInvalid') : error;
  }
};
