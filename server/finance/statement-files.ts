import { bookFigures, type Entry } from '@shuka/domain/finance';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { csvOf, type Row } from '#kit/csv.ts';
import { pdfOf, type PdfColumn } from '#kit/pdf.ts';
import { say, type WordId } from '#kit/words.ts';
import { xlsxOf } from '#kit/xlsx.ts';
import { categoryWords } from './category-words.ts';

/** What a statement says besides its entries. `farms` are the names of farms by id. */
export type StatementAbout = {
  readonly language: Language;
  readonly keeper: string;
  /** What was chosen to see, line by line: a period, a farm, a season. */
  readonly chosen: readonly string[];
  readonly farms: ReadonlyMap<string, string>;
  readonly madeAt: Date;
};

const columnWords = [
  'finance.day',
  'finance.category',
  'finance.description',
  'finance.farm',
  'finance.moneyIn',
  'finance.moneyOut',
] as const satisfies readonly WordId[];

const farmOf = ({ farmId }: Entry, { farms }: StatementAbout): string =>
  farmId === null ? '' : (farms.get(farmId) ?? '');

/** Naira to the kobo as plain digits ('125000.50'), by whole numbers: a division could be a kobo off. */
const plainNaira = (kobo: number): string => `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

/** A row for spreadsheets: days as 'YYYY-MM-DD', so that they sort, and amounts as `amountOf` has them. */
const sheetRow = (entry: Entry, about: StatementAbout, amountOf: (kobo: number) => string | number): Row => [
  entry.happenedOn,
  say(about.language, categoryWords[entry.category]),
  entry.description,
  farmOf(entry, about),
  entry.kind === 'income' ? amountOf(entry.amountKobo) : null,
  entry.kind === 'expense' ? amountOf(entry.amountKobo) : null,
];

const sheetColumns = ({ language }: StatementAbout): string[] =>
  columnWords.map((id, place) => (place < 4 ? say(language, id) : `${say(language, id)} (₦)`));

export const statementCsv = (entries: readonly Entry[], about: StatementAbout): Buffer =>
  Buffer.from(
    csvOf(
      sheetColumns(about),
      entries.map((entry) => sheetRow(entry, about, plainNaira)),
      { forExcel: true },
    ),
  );

export const statementXlsx = (entries: readonly Entry[], about: StatementAbout): Promise<Buffer> =>
  xlsxOf(
    // Excel takes at most 31 letters, and few signs.
    say(about.language, 'finance.statement')
      .replace(/[:\\/?*[\]]/g, ' ')
      .slice(0, 31),
    sheetColumns(about),
    entries.map((entry) => sheetRow(entry, about, (kobo) => kobo / 100)),
  );

const shares = [1.6, 1.5, 2.4, 1.4, 1.5, 1.5];

const pdfColumns = ({ language }: StatementAbout): PdfColumn[] =>
  columnWords.map((id, place) => ({ name: say(language, id), share: shares[place] ?? 1, isNumber: place > 3 }));

const pdfRow = (entry: Entry, about: StatementAbout): string[] => [
  formatDate(entry.happenedOn, about.language),
  say(about.language, categoryWords[entry.category]),
  entry.description,
  farmOf(entry, about),
  entry.kind === 'income' ? formatNaira(entry.amountKobo) : '',
  entry.kind === 'expense' ? formatNaira(entry.amountKobo) : '',
];

const totalsTable = (entries: readonly Entry[], language: Language): string[][] => {
  const { revenueKobo, costKobo, netProfitKobo } = bookFigures(entries);
  return [
    [say(language, 'finance.totalIncome'), formatNaira(revenueKobo)],
    [say(language, 'finance.totalExpenses'), formatNaira(costKobo)],
    [say(language, 'finance.netProfit'), formatNaira(netProfitKobo)],
  ];
};

export const statementPdf = (entries: readonly Entry[], about: StatementAbout): Promise<Buffer> => {
  const { language, keeper, chosen, madeAt } = about;
  return pdfOf({ title: say(language, 'finance.statement'), language }, (paper) => {
    paper.paragraph([keeper, ...chosen].join('\n'));
    paper.paragraph(say(language, 'finance.madeOn', { day: formatDate(madeAt, language) }));
    paper.table(
      [{ name: say(language, 'finance.inShort') }, { name: '₦', isNumber: true }],
      totalsTable(entries, language),
    );
    paper.paragraph(say(language, 'finance.statementCounts'));
    paper.heading(say(language, 'finance.transactions'));
    if (entries.length === 0) paper.paragraph(say(language, 'finance.noEntries'));
    else
      paper.table(
        pdfColumns(about),
        entries.map((entry) => pdfRow(entry, about)),
      );
  });
};
