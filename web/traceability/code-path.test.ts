import { expect, test } from 'vitest';
import { codePathOf } from './code-path.ts';

test('a code is found in whatever people type or paste of it', () => {
  expect(codePathOf(' https://shuka.example/t/01AB?lang=ha ')).toBe('/t/01AB');
  expect(codePathOf('/01/06151101234567/10/J4')).toBe('/01/06151101234567/10/J4');
  expect(codePathOf('01AB2-CD3EF')).toBe('/t/01AB2-CD3EF');
  expect(codePathOf('(01)06151101234567(15)270101(10)J4')).toBe('/01/06151101234567/10/J4');
  expect(codePathOf('(00)061511000000000002')).toBe('/00/061511000000000002');
  expect(codePathOf('  ')).toBe('');
});
