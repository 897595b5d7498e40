import { describe, expect, test } from 'vitest';
import { readPages } from '#world/read-pages.ts';
import { pdfOf } from './pdf.ts';

const columns = [{ name: 'Manomi', share: 2 }, { name: 'Gona' }, { name: 'Kuɗi', isNumber: true }];

describe('a document as PDF', () => {
  test('shows ₦ and the letters of our languages, as text that can be searched', async () => {
    const pdf = await pdfOf({ title: 'Rahoton gona: ƙasa, ɗaki, ɓera, ƴaƴa', language: 'ha' }, (paper) => {
      paper.heading('Ṣé ọ̀nà wà? Ẹ káàárọ̀');
      paper.paragraph('Ụlọ ọrụ ugbo; ị na-akọ ji; ṅụọ mmiri.');
      paper.table(columns, [['Adéọlá Ṣómúyìwá', 'Ọ̀yọ́', '₦1,250.50']]);
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const [page = ''] = readPages(pdf);
    const said = page.normalize('NFC');
    for (const text of [
      'ƙasa, ɗaki, ɓera, ƴaƴa',
      'Ṣé ọ̀nà wà? Ẹ káàárọ̀',
      'ị na-akọ ji; ṅụọ',
      'Adéọlá Ṣómúyìwá',
      'Ọ̀yọ́',
      '₦1,250.50',
    ]) {
      expect(said).toContain(text.normalize('NFC'));
    }
    expect(said).not.toContain('\ufffd');
  });

  test('carries its fonts with it, its title and its language', async () => {
    const pdf = (await pdfOf({ title: 'Report', language: 'yo' }, () => undefined)).toString('latin1');
    expect(pdf).toMatch(/\/FontFile2 \d+ 0 R/);
    expect(pdf).not.toContain('/BaseFont /Helvetica');
    expect(pdf).toMatch(/\/Title \d+ 0 R/);
    expect(pdf).toContain('(Report)');
    expect(pdf).toContain('/Lang (yo)');
  });

  test('goes on over pages, each with its number and the column names, and loses no row', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Farmer no. ${index + 1}.`, 'Kano', '₦5']);
    const pages = readPages(await pdfOf({ title: 'Farmers' }, (paper) => paper.table(columns, rows)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page).toContain('Manomi');
    }
    for (const row of rows) expect(pages.filter((page) => page.includes(row[0] ?? '')).length).toBe(1);
  });

  test('keeps a long text whole over pages and a table row together', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' ');
    const note = Array.from({ length: 150 }, (_, index) => `note${index}`).join(' ');
    const pages = readPages(
      await pdfOf({ title: 'Visit' }, (paper) => {
        paper.paragraph(words);
        paper.table(
          columns,
          [1, 2, 3, 4, 5, 6].map((visit) => [note, `visit ${visit}`, '']),
        );
      }),
    );
    expect(pages.join(' ').match(/word\d+/g)).toHaveLength(1500);
    for (const page of pages) {
      expect(page.match(/note0\b/g)?.length).toBe(page.match(/note149\b/g)?.length);
      expect(page.match(/note0\b/g)?.length).toBe(page.match(/visit \d/g)?.length);
    }
  });

  test('cuts a cell that no page could hold, and stays a document', async () => {
    const pages = readPages(
      await pdfOf({ title: 'Visit' }, (paper) =>
        paper.table(columns, [
          ['x '.repeat(9000), '', ''],
          ['after', '', ''],
        ]),
      ),
    );
    expect(pages.length).toBeLessThan(4);
    expect(pages.join('')).toContain('after');
    expect(pages.join('')).toContain('…');
  });
});
