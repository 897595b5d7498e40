import { strFromU8 } from 'fflate';
import { importLimits } from '@shuka/domain/imports';
import type { TableLine } from '@shuka/domain/kit/read-table.ts';
import { hasMore } from './has-more.ts';
import { unpack } from './unpack.ts';
import { elementsOf, firstOf, without } from './xml-elements.ts';

const wanted = /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescape = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name as string] ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** The letters of an `is` or `si`: its runs one after the other, without how they are to be read aloud. */
const textOf = (xml: string): string =>
  [...elementsOf(without(xml, 'rPh'), 't')].map(({ inner }) => unescape(inner)).join('');

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** 'C' is the third column, its place 2. */
const placeOf = (reference: string | undefined, next: number): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const isDateFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?/g, ''));

/** Which styles of cells are days: built-in formats 14 to 22, and those of the file that show a day or a year. */
const dayStyles = (styles: string): ReadonlySet<number> => {
  const own = new Map(
    [...elementsOf(styles, 'numFmt')].map(({ tag }) => [
      attribute(tag, 'numFmtId'),
      unescape(attribute(tag, 'formatCode') ?? ''),
    ]),
  );
  const cells = firstOf(styles, 'cellXfs')?.inner ?? '';
  const days = new Set<number>();
  [...elementsOf(cells, 'xf')].forEach(({ tag }, at) => {
    const id = attribute(tag, 'numFmtId') ?? '';
    const isBuiltIn = Number(id) >= 14 && Number(id) <= 22;
    if (isBuiltIn || isDateFormat(own.get(id) ?? '')) days.add(at);
  });
  return days;
};

/** Excel counts days from 30 December 1899. */
const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

/** `shared` are the words of the book as they are written; each is read where a cell names it. */
type Book = { readonly sheet: string; readonly shared: readonly string[]; readonly days: ReadonlySet<number> };

/** What a cell says. A formula is a text, with its equals sign; its result is not looked at. */
const cellText = (tag: string, inner: string, { shared, days }: Book): string => {
  const formula = firstOf(inner, 'f')?.inner;
  if (formula !== undefined || /<f[\s/>]/.test(inner)) return `=${unescape(formula ?? '')}`;
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return textOf(inner);
  const value = unescape(firstOf(inner, 'v')?.inner ?? '');
  if (type === 's') return textOf(shared[Number(value)] ?? '');
  const isDay =
    type === undefined && days.has(Number(attribute(tag, 's'))) && Number(value) > 0 && Number(value) < 110_000;
  if (isDay) return dayOfSerial(Number(value));
  // 0.1 + 0.2 is kept as 0.30000000000000004.
  return type === undefined && value !== '' ? String(Number(Number(value).toPrecision(15))) : value;
};

const mostCells = 200;

const cellsOf = (row: string, book: Book): string[] => {
  const cells: string[] = [];
  for (const { tag, inner } of elementsOf(row, 'c')) {
    const at = placeOf(attribute(tag, 'r'), cells.length);
    if (at >= mostCells) break;
    while (cells.length < at) cells.push('');
    cells[at] = cellText(tag, inner, book).trim();
  }
  return cells;
};

function* linesOf(book: Book): Generator<TableLine> {
  let number = 0;
  for (const { tag, inner } of elementsOf(book.sheet, 'row')) {
    number = Number(attribute(tag, 'r') ?? number + 1);
    const cells = cellsOf(inner, book);
    if (cells.some((cell) => cell !== '')) yield { number, cells };
  }
}

/** The file of the first sheet that the workbook names. */
const firstSheet = (files: Readonly<Record<string, Uint8Array>>): string | undefined => {
  const named = firstOf(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()), 'sheet')?.tag ?? '';
  const relation = attribute(named, 'r:id') ?? '';
  const relations = strFromU8(files['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
  const tag = [...elementsOf(relations, 'Relationship')].find((one) => attribute(one.tag, 'Id') === relation)?.tag;
  const target = attribute(tag ?? '', 'Target')?.replace(/^\/?xl\//, '');
  return Object.keys(files).find((name) => name === `xl/${target}`);
};

/** Whether there is more of anything than in any list; each is gone through at once, while nobody else is served. */
const hasTooMany = (sheet: string, strings: string, styles: string): boolean => {
  const { mostSheetRows, mostSheetWords, mostSheetStyles } = importLimits;
  return (
    hasMore(sheet, '<row', mostSheetRows.value) ||
    [sheet, strings].some((text) => hasMore(text, '<t', mostSheetWords.value)) ||
    hasMore(strings, '<si', mostSheetWords.value) ||
    ['<xf', '<numFmt'].some((sign) => hasMore(styles, sign, mostSheetStyles.value))
  );
};

/**
 * The lines of the first sheet of an Excel file (XLSX, ECMA-376), read one at a time, and anew as often as they are asked
 * for. Nothing in it is worked out.
 * @returns null for a file that is none, 'too-large' for one that unpacks to more than a list.
 */
export const readSheet = (bytes: Uint8Array): Iterable<TableLine> | 'too-large' | null => {
  try {
    const files = unpack(bytes, wanted, importLimits.mostSheetBytes.value);
    if (files === 'too-large') return 'too-large';
    const sheet = files[firstSheet(files) ?? ''];
    if (sheet === undefined) return null;
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
    const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
    const lines = strFromU8(sheet);
    if (hasTooMany(lines, strings, styles)) return 'too-large';
    const shared = Array.from(elementsOf(strings, 'si'), ({ inner }) => inner);
    const book = { sheet: lines, shared, days: dayStyles(styles) };
    return { [Symbol.iterator]: () => linesOf(book) };
  } catch {
    return null;
  }
};
