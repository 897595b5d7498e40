import { describe, expect, test } from 'vitest';
import { patternsOf, slowness } from './fuzz-patterns.ts';
import { builtStatements } from './fuzz-sql.ts';

describe('the proof of patterns', () => {
  test('finds literals, those made of one text, and tells of those made of several', () => {
    const text = "const a = /x+/g;\nconst b = new RegExp('y+', 'u');\nconst c = new RegExp(`${name}z`);\n";
    const { patterns, made } = patternsOf('one.ts', text);
    expect(patterns.map(({ line, source, flags }) => [line, source, flags])).toEqual([
      [1, 'x+', 'g'],
      [2, 'y+', 'u'],
    ]);
    expect(made).toEqual(['one.ts:3 new RegExp(`${name}z`)']);
  });

  test('knows a pattern that a long text holds up', () => {
    expect(slowness({ source: '^(a+)+$', flags: '' })).toBe('exponential');
    expect(slowness({ source: String.raw`\s+$`, flags: '' })).toBe('polynomial');
    expect(slowness({ source: '^[a-z]+$', flags: '' })).toBeNull();
  });
});

describe('the proof of statements', () => {
  test('finds SQL that is put together from texts, and leaves the tag alone', () => {
    const built = [
      'db.query(`select 1 from ${table}`);',
      "db.query('select 1 from ' + table);",
      'run(db, { text: `update ${table} set one = 1`, values: [] });',
      'rows(db, sql`select 1 from farms.farm where id = ${id}`);',
      'const words = `made ${count} rows`;',
    ];
    expect(built.map((text) => builtStatements('one.ts', text).length)).toEqual([1, 1, 1, 0, 0]);
  });
});
