import { expect, test } from 'vitest';
import { idsOfContent } from './ids-of-content.ts';

test('a message whose answer was lost has its id when it is sent again, and another once it was changed', () => {
  const idFor = idsOfContent();
  const first = idFor('Where do I buy seed?');
  expect(idFor('Where do I buy seed?')).toBe(first);
  const changed = idFor('Where do I buy good seed?');
  expect(changed).not.toBe(first);
  expect(idFor('Where do I buy good seed?')).toBe(changed);
});

test('a message that was changed and changed back is the first message again', () => {
  const idFor = idsOfContent();
  const first = idFor('Where do I buy seed?');
  idFor('Where do I buy good seed?');
  expect(idFor('Where do I buy seed?')).toBe(first);
});
