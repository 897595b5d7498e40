import { describe, expect, test } from 'vitest';
import { readSheet } from '#world/read-sheet.ts';
import { xlsxOf } from './xlsx.ts';

describe('a table as an Excel file', () => {
  test('is read again as it was, numbers as numbers and Nigerian letters included', async () => {
    const rows = [
      ['Amina "Mama Gona" <Bello> & Sons', 'ƙofar gona\nɗaya', '₦1,250.50', 12.5, true],
      ['Adéọlá Ṣómúyìwá', ' blanks ', '08031234567', -3, false],
    ];
    const sheet = readSheet(await xlsxOf('Manoma', ['Farmer', 'Note', 'Paid', 'Acres', 'Agreed'], rows));
    expect(sheet.rows).toEqual([['Farmer', 'Note', 'Paid', 'Acres', 'Agreed'], ...rows]);
    expect(sheet.workbook).toContain('name="Manoma"');
  });

  test('holds no formula, whatever people typed', async () => {
    const typed = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://thief.example","Amina")'];
    const { rows, xml } = readSheet(
      await xlsxOf(
        'Notes',
        ['=A1'],
        typed.map((text) => [text]),
      ),
    );
    expect(xml).not.toMatch(/<f\b/);
    expect(rows).toEqual([["'=A1"], ...typed.map((text) => [`'${text}`])]);
  });

  test('leaves plain numbers typed as text alone', async () => {
    const { rows } = readSheet(await xlsxOf('Phones', ['Phone'], [['+2348031234567'], ['-5']]));
    expect(rows).toEqual([['Phone'], ['+2348031234567'], ['-5']]);
  });

  test('can be opened although a text holds what XML cannot', async () => {
    const { rows, xml } = readSheet(
      await xlsxOf('Notes', ['Note'], [['a\u0001b\u0000c\ud800d\uffffe'], ['x'.repeat(40_000)]]),
    );
    expect(xml).not.toMatch(/[\u0000-\u0008\ud800\uffff]/);
    expect(rows[1]?.[0]).toMatch(/^ab?c.?d.?e$/);
    expect(String(rows[2]?.[0])).toHaveLength(32_767);
  });
});
