import { expect, test } from 'vitest';
import { failureOf } from './unheld-text.ts';

const zero = String.fromCharCode(0);
const ofDatabase = Object.assign(new Error('invalid byte sequence'), { code: '22021' });

test('a text that the database cannot hold is refused beside its field, wherever it stands', () => {
  const says = 'field.controlCharacter';
  expect(failureOf(ofDatabase, { says: `a${zero}` })).toMatchObject({
    code: 'invalid',
    fields: [{ field: 'says', says }],
  });
  const deep = { lines: [{ word: 'b' }, { word: zero }] };
  expect(failureOf(ofDatabase, deep)).toMatchObject({ fields: [{ field: 'lines.1.word', says }] });
});

test('what else fails stays what it was', () => {
  const other = new Error('the disk is full');
  expect(failureOf(other, { says: zero })).toBe(other);
  expect(failureOf(ofDatabase, { says: 'a' })).toBe(ofDatabase);
});
