import { expect, test } from 'vitest';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { states } from '@shuka/domain/kit/nigeria.ts';
import { stateCodes } from './state-codes.ts';

test('every state can be chosen, by the order of the names', () => {
  const byName = states.map(({ code }) => stateName(code)).toSorted();
  expect(stateCodes.map(stateName)).toEqual(byName);
});
