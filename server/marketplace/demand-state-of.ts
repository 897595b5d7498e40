import { refusedField } from '@shuka/domain/kit/problem.ts';

/**
 * Demands the state of an LGA that is asked for: several states have one of the same name.
 * @throws Problem `invalid` beside `stateCode`; without it the LGA would be left out, and everything told.
 */
export const demandStateOf = (lga: string, stateCode: string): void => {
  if (lga !== '' && stateCode === '') throw refusedField('stateCode', 'farms.stateRequired');
};
