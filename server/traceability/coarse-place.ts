import { isLga } from '@shuka/domain/kit/nigeria.ts';
import { refusedField } from '@shuka/domain/kit/problem.ts';

/** Both or neither, and an LGA of that state. @throws a refused field for anything else. */
export const checkPlace = ({ stateCode, lga }: { readonly stateCode: string; readonly lga: string }): void => {
  const isNone = stateCode === '' && lga === '';
  if (!isNone && !isLga(stateCode, lga)) throw refusedField('lga', 'genuine.placeWhole');
};
