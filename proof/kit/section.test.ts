import { describe, expect, test } from 'vitest';
import { sectionsOf, withSection } from './section.ts';

describe('docs/proof.md', () => {
  const first = withSection('', 'load', '## Load\n\nfast');

  test('keeps the sections of other proofs as they are when one is written anew', () => {
    const both = withSection(first, 'access', '## Access\n\n| wrong | 3 |');
    const anew = withSection(both, 'access', '## Access\n\n| wrong | 0 |');
    expect([...sectionsOf(anew)]).toEqual([
      ['access', '## Access\n\n| wrong | 0 |'],
      ['load', '## Load\n\nfast'],
    ]);
  });

  test('is the same when a section is written twice', () => {
    expect(withSection(first, 'load', '## Load\n\nfast')).toBe(first);
  });

  test('keeps a proof that the order does not name behind the others', () => {
    const more = withSection(withSection(first, 'zeal', '## Zeal'), 'access', '## Access');
    expect([...sectionsOf(more).keys()]).toEqual(['access', 'load', 'zeal']);
  });
});
