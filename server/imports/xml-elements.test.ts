import { expect, test } from 'vitest';
import { elementsOf, firstOf, without } from './xml-elements.ts';

test('elements are found by their whole name, closed in either way', () => {
  const found = [...elementsOf('<c r="A1"><v>1</v></c><col/><c r="B1"/>', 'c')];
  expect(found.map(({ tag, inner }) => [tag, inner])).toEqual([
    ['<c r="A1">', '<v>1</v>'],
    ['<c r="B1"/>', ''],
  ]);
});

test('one without an end ends the search, however many there are', () => {
  expect([...elementsOf('<t>a</t>' + '<t>'.repeat(1000), 't')].map(({ inner }) => inner)).toEqual(['a']);
  expect(firstOf('<v', 'v')).toBeUndefined();
});

test('a text is left without the elements of a name', () => {
  expect(without('<t>one</t><rPh sb="0"><t>two</t></rPh><t>three</t>', 'rPh')).toBe('<t>one</t><t>three</t>');
});
