import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { xlsxOf } from './xlsx.ts';

/** The files inside a ZIP, by the list at its end. */
const unzip = (zip: Buffer): Map<string, string> => {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      (method === 8 ? inflateRawSync(packed) : packed).toString(),
    );
    at += 46 + name + extra + comment;
  }
  return files;
};

const fromXml = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => fromXml(text ?? '')).join('');

/** The cells of the only sheet, row by row: texts as texts, numbers and yes or no as such. */
const readSheet = (zip: Buffer) => {
  const files = unzip(zip);
  const xml = files.get('xl/worksheets/sheet1.xml') ?? '';
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, si]) =>
    textsIn(si ?? ''),
  );
  const rows = [...xml.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes, inner = '']) => {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1] ?? '';
      const type = /\bt="(\w+)"/.exec(attributes ?? '')?.[1];
      if (type === 's') return shared[Number(value)];
      if (type === 'inlineStr') return textsIn(inner);
      return type === 'b' ? value === '1' : Number(value);
    }),
  );
  return { rows, xml, workbook: files.get('xl/workbook.xml') ?? '' };
};

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
