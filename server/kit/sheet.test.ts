import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheet } from '#world/read-sheet.ts';
import { makeSheet, type Sheet } from './sheet.ts';

const sheet = (change: Partial<Sheet>): Sheet => ({
  name: 'Farmers',
  columns: [{ name: 'Note' }],
  rows: [],
  ...change,
});

describe('a sheet', () => {
  test('has money in naira, days as days and shares in percent', async () => {
    const columns = [
      { name: 'Paid', kind: 'naira' },
      { name: 'On', kind: 'date' },
      { name: 'Share', kind: 'percent' },
    ] as const;
    const rows = [
      [125_050, '2026-05-04', 0.25],
      [-5, '1900-03-01', 1],
    ];
    const { rows: read, styles } = readSheet(await makeSheet(sheet({ columns, rows })));
    // Excel counts days from the last of 1899.
    expect(read.slice(1)).toEqual([
      [1250.5, 46_146, 0.25],
      [-0.05, 61, 1],
    ]);
    for (const format of ['[$₦]#,##0.00', 'd mmm yyyy', '0%']) expect(styles).toContain(`formatCode="${format}"`);
  });

  test('leaves what is not of its column as it was said', async () => {
    const columns = [
      { name: 'Paid', kind: 'naira' },
      { name: 'On', kind: 'date' },
    ] as const;
    const { rows } = readSheet(await makeSheet(sheet({ columns, rows: [['nothing yet', 'not known']] })));
    expect(rows[1]).toEqual(['nothing yet', 'not known']);
  });

  test('has its lines above the table, and the column names still in sight', async () => {
    const { rows, xml } = readSheet(
      await makeSheet(sheet({ about: [['Zone', 'Kano North'], ['2026']], rows: [['first']] })),
    );
    expect(rows).toEqual([['Zone', 'Kano North'], ['2026'], [], ['Note'], ['first']]);
    expect(xml).toContain('ySplit="4"');
  });

  test('stands beside others in one file, each under a name of its own that Excel takes', async () => {
    const long = 'x'.repeat(40);
    const names = ["A/B's [1]", 'a b s  1', long, long.toUpperCase(), ''];
    const [first, ...more] = names.map((name, place) => sheet({ name, rows: [[`row ${place}`]] }));
    const file = await makeSheet(first ?? sheet({}), ...more);
    const found = [...readSheet(file).workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => name);
    expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of found) expect(name).toMatch(/^[^:\\/?*[\]']{1,31}$/);
    for (const place of names.keys()) expect(readSheet(file, place + 1).rows[1]).toEqual([`row ${place}`]);
  });

  test('never holds a formula, nor a text that becomes one, whatever people typed, in any place', async () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", '<', '&', ' ', '1', 'ƙ', '＝', '.'),
      minLength: 1,
    });
    const kinds = fc.constantFrom('naira', 'date', 'percent', undefined);
    await fc.assert(
      fc.asyncProperty(text, text, kinds, async (typed, name, kind) => {
        const column = kind === undefined ? { name } : { name, kind };
        const file = await makeSheet(sheet({ name: typed, about: [[typed]], columns: [column], rows: [[typed]] }));
        const { rows, xml } = readSheet(file);
        expect(xml).not.toMatch(/<f\b/);
        for (const cell of rows.flat())
          if (!/^[+-]?\d+(\.\d+)?$/.test(String(cell))) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
        expect(rows.flat().map((cell) => String(cell).replace(/^'/, ''))).toEqual(
          [typed, name, typed].map((said) => said.replace(/^'/, '')),
        );
      }),
      { numRuns: 200 },
    );
  });
});
