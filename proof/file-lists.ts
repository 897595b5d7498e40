/* Lists that unpack to far more than they are, never end, or would read what is not theirs. */
import { deflateRawSync } from 'node:zlib';
import { zipSync, strToU8 } from 'fflate';
import { farmerList } from '@shuka/server/world/import-desk.ts';
import { drawing, marker, page, type Sent } from './file-pictures.ts';

const book = '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';

const filesOf = (sheet: string | Uint8Array, more: Readonly<Record<string, Uint8Array>> = {}) => ({
  'xl/workbook.xml': strToU8(book),
  'xl/_rels/workbook.xml.rels': strToU8(relations),
  'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
  ...more,
});

const workbook = (sheet: string | Uint8Array, more?: Readonly<Record<string, Uint8Array>>): Buffer =>
  Buffer.from(zipSync(filesOf(sheet, more), { level: 9 }));

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

const rowOf = (texts: readonly string[]): string => `<row>${texts.map(cell).join('')}</row>`;

/** A sheet of two lines, as people make it. */
const sheetOf = (...lines: readonly (readonly string[])[]): string =>
  `<worksheet>${lines.map(rowOf).join('')}</worksheet>`;

const [names = '', line = ''] = farmerList({}).split('\r\n');
const cellsOf = (text: string): string[] => text.replaceAll('"', '').split(',');
const good = sheetOf(cellsOf(names), cellsOf(line));

/** The size that a packed file says it has unpacked, in its head and in the table at its end. */
const saySize = (packed: Buffer, name: string, size: number): Buffer => {
  const told = Buffer.from(packed);
  for (let at = told.indexOf(name); at !== -1; at = told.indexOf(name, at + 1)) {
    if (told.readUInt32LE(Math.max(0, at - 30)) === 0x04034b50) told.writeUInt32LE(size, at - 8);
    if (at >= 46 && told.readUInt32LE(at - 46) === 0x02014b50) told.writeUInt32LE(size, at - 22);
  }
  return told;
};

const sheetName = 'xl/worksheets/sheet1.xml';

/** A workbook of which one file is packed already, and says of its size what it likes. */
const withPacked = (packed: Buffer, saysBytes: number, name = sheetName): Buffer => {
  const around = zipSync({ ...filesOf(good), [name]: [packed, { level: 0 }] });
  const told = saySize(Buffer.from(around), name, saysBytes);
  for (let at = told.indexOf(name); at !== -1; at = told.indexOf(name, at + 1)) {
    if (told.readUInt32LE(Math.max(0, at - 30)) === 0x04034b50) told.writeUInt16LE(8, at - 22);
    if (at >= 46 && told.readUInt32LE(at - 46) === 0x02014b50) told.writeUInt16LE(8, at - 36);
  }
  return told;
};

/** A part of a text over and over, packed: a few hundred KB. */
const over = (part: string, times: number, name?: string, around: readonly [string, string] = ['', '']): Buffer => {
  const text = around[0] + part.repeat(times) + around[1];
  return withPacked(deflateRawSync(text), text.length, name);
};

const megabytes = 1024 ** 2;
const gigabyte = 1024 ** 3;

const laughs = `<!DOCTYPE w [<!ENTITY a "${marker}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">${[...'cdefghij']
  .map((name, at) => `<!ENTITY ${name} "${`&${'bcdefghij'[at]};`.repeat(8)}">`)
  .join('')}]>`;

const foreign = '<!DOCTYPE w [<!ENTITY f SYSTEM "file:///etc/passwd">]>';

const named = (what: string, bytes: Buffer | string, fileName = 'list.xlsx'): Sent => ({
  what,
  bytes: Buffer.from(bytes as string), // of a buffer, a copy
  mediaType: '',
  fileName,
});
/** As people make them. */
const honest = (): Sent[] => [
  { ...named('a good list as CSV', farmerList({}), 'list.csv'), isGood: true },
  { ...named('a good list as XLSX', workbook(good)), isGood: true },
  {
    ...named('a good list whose name climbs out of its folder', farmerList({}), '../../../../etc/cron.d/list.csv'),
    isGood: true,
  },
];

/** Far more than they look. */
const bombs = (): Sent[] => {
  const noughts = deflateRawSync(Buffer.alloc(gigabyte));
  const words = 'xl/sharedStrings.xml';
  return [
    named('a workbook of a gigabyte, which says so', withPacked(noughts, gigabyte)),
    named('a workbook of a gigabyte, which says it is small', withPacked(noughts, 1000)),
    named(
      'a workbook with millions of empty lines',
      over('<row/>', 15_000_000, sheetName, ['<worksheet>', '</worksheet>']),
    ),
    named(
      'a workbook with a million empty lines',
      over('<row/>', 1_000_000, sheetName, ['<worksheet>', '</worksheet>']),
    ),
    named('a workbook with millions of empty words', over('<si/>', 15_000_000, words)),
    named('a workbook with two million empty words', over('<si/>', 2_000_000, words)),
    named('a workbook with millions of broken words', over('<si><t>', 10_000_000, words)),
    named('a workbook with millions of words in one', over('<t/>', 15_000_000, words, ['<si>', '</si>'])),
    named(
      'a workbook with millions of cells in a line',
      over('<c/>', 15_000_000, sheetName, ['<worksheet><row>', '</row></worksheet>']),
    ),
    named(
      'a workbook with millions of styles',
      over('<xf/>', 15_000_000, 'xl/styles.xml', ['<cellXfs>', '</cellXfs>']),
    ),
    named('one line of 20 MB', 'a'.repeat(20 * megabytes), 'list.csv'),
    named('20 MB of quotes', '"'.repeat(20 * megabytes), 'list.csv'),
    named('20 MB of commas', ','.repeat(20 * megabytes), 'list.csv'),
    named('20 MB of empty lines', '\n'.repeat(20 * megabytes), 'list.csv'),
  ];
};

/** Workbooks that are none, or would do more than tell. */
const workbooks = (): Sent[] => [
  named(
    'a workbook whose entities grow',
    workbook(laughs + sheetOf(cellsOf(names), ['&j;', ...cellsOf(line).slice(1)])),
  ),
  named(
    'a workbook that asks for a file of the house',
    workbook(foreign + sheetOf(cellsOf(names), ['&f;', ...cellsOf(line).slice(1)])),
  ),
  named(
    'a workbook within a hundred thousand elements',
    workbook(`<worksheet>${'<row><c><is>'.repeat(100_000)}</worksheet>`),
  ),
  named('a workbook with names that climb out', workbook(good, { '../../../../tmp/shuka-was-here': strToU8(marker) })),
  named(
    'a workbook with a nought in a name of a column',
    workbook(sheetOf([...cellsOf(names), '&#0;x'], cellsOf(line))),
  ),
  named(
    'a workbook with half a letter in a name of a column',
    workbook(sheetOf([...cellsOf(names), `${'x'.repeat(119)}😀`], cellsOf(line))),
  ),
  named('a workbook cut in half', workbook(good).subarray(0, workbook(good).length >> 1)),
  named('the first letters of a workbook', 'PK'),
  named('a drawing with a script', drawing),
  named('a page', page),
  named('formulas', farmerList({ first: `=HYPERLINK(""http://x.example?${marker}"")`, last: '@SUM(1)' }), 'list.csv'),
];

/** What no list is made of. */
const strange = (): Sent[] => [
  named('JSON two million deep', '['.repeat(2_000_000), 'list.json'),
  named(
    'JSON a hundred thousand deep, and whole',
    `{"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'list.json',
  ),
  named(
    'a form with a nought in a name',
    JSON.stringify([{ 'First name': 'A', '\u0000x': '1', '\ud800': '2' }]),
    'list.json',
  ),
  named('bytes of no letters', Buffer.from([0x81, 0x8d, 0, 0xff, 0xfe]), 'list.csv'),
];

/** Every list that is sent to each door that takes one as a file. */
export const lists = (): Sent[] => [...honest(), ...bombs(), ...workbooks(), ...strange()];

/** Every text that is sent to each door that takes a list as text. */
export const texts = (): Sent[] =>
  [
    'a'.repeat(megabytes),
    '"'.repeat(megabytes),
    ','.repeat(megabytes),
    '\n'.repeat(megabytes),
    page.toString(),
    drawing.toString(),
  ].map((text, at) => ({ what: `text ${at + 1} that is no list`, bytes: Buffer.from(text), mediaType: 'text/csv' }));

/** Every document of JSON that is sent to each door that takes one. */
export const documents = (): Sent[] =>
  [
    '['.repeat(500_000),
    `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    '{"__proto__":{"isAdmin":true}}',
    page.toString(),
    '',
    '{',
  ].map((text, at) => ({
    what: `document ${at + 1} that tells nothing`,
    bytes: Buffer.from(text),
    mediaType: 'application/ld+json',
  }));
