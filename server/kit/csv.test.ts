import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf, type Cell } from './csv.ts';

/** Reads CSV as a lenient spreadsheet does: any line break outside quotes ends a row. */
const readCsv = (csv: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;
  for (let at = 0; at < csv.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const [, quoted, bare, end] = cell.exec(csv) ?? expect.fail(`not CSV at ${at}: ${csv}`);
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end !== ',') rows.push(row.splice(0));
  }
  return rows;
};

const csvOfCell = (cell: Cell): string | undefined => readCsv(csvOf(['Note'], [[cell]]))[1]?.[0];

describe('a table as CSV', () => {
  test('is read again as it was, commas, quotes, line breaks and Nigerian letters included', () => {
    const rows = [
      ['Amina "Mama Gona" Bello, Kano', 'ƙofar gona\nɗaya', '₦1,250.50', 12.5],
      ['Adéọlá Ṣómúyìwá', 'line\rbreak', '', 0],
    ];
    const csv = csvOf(['Farmer', 'Note', 'Paid', 'Acres'], rows);
    expect(csv.split('\r\n')[0]).toBe('Farmer,Note,Paid,Acres');
    expect(readCsv(csv)).toEqual([['Farmer', 'Note', 'Paid', 'Acres'], ...rows.map((row) => row.map(String))]);
  });

  test('has a byte order mark only for Excel', () => {
    expect(csvOf(['Farmer'], [], { forExcel: true })).toBe('\ufeffFarmer\r\n');
    expect(csvOf(['Farmer'], [])).toBe('Farmer\r\n');
  });

  test('has empty cells where nothing is known, and words for yes and no', () => {
    expect(csvOf(['A', 'B', 'C', 'D'], [[null, '', true, false]])).toBe('A,B,C,D\r\n,,true,false\r\n');
  });
});

describe('a cell that could run as a formula', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    ' =1',
    '＝1+1',
    '=cmd|"/c calc"!A1',
    '-',
  ])('%j gets an apostrophe', (text) => {
    expect(csvOfCell(text)).toBe(`'${text}`);
  });

  test.each([-5, 0, 12.5, '-5', '+2348031234567', '-0.75', 'a=b', 'Ƙasa', '1-2', "'quoted"])('%j stays', (cell) => {
    expect(csvOfCell(cell)).toBe(String(cell));
  });

  test('column names are made harmless too', () => {
    expect(csvOf(['=A1'], [])).toBe("'=A1\r\n");
  });

  test('no table of any texts yields a cell that begins a formula, nor another number of rows or cells', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '"', "'", ',', ';', ' ', '1', 'ƙ', '.'),
      }),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, fc.boolean(), ([columns = [], ...rows], forExcel) => {
        const read = readCsv(csvOf(columns, rows, { forExcel }).slice(forExcel ? 1 : 0));
        expect(read.map((row) => row.length)).toEqual([columns, ...rows].map((row) => row.length));
        for (const [index, cell] of read.flat().entries()) {
          const before = [columns, ...rows].flat()[index] ?? '';
          expect([before, `'${before}`]).toContain(cell);
          if (!/^[+-]?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0]/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
