import type { Entry } from '@shuka/domain/finance';

/** What makes a spreadsheet take a cell for a formula. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠\t\r\n]/;

const cellOf = (text: string): string => {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const nairaOf = (kobo: number): string => `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

/** The names of a statement's columns: day, category, description, farm, money in, money out. */
export type Names = {
  readonly columns: readonly string[];
  readonly categoryOf: (entry: Entry) => string;
  readonly farmOf: (entry: Entry) => string;
};

/**
 * What stands in a book as CSV, made on the phone: RFC 4180, with the mark that makes Excel read ƙ and ₦, and no formula
 * in it. Days as 'YYYY-MM-DD' and naira in plain digits, like the server's.
 */
export const phoneStatement = (entries: readonly Entry[], { columns, categoryOf, farmOf }: Names): string => {
  const rows = entries.map((entry) => [
    entry.happenedOn,
    cellOf(categoryOf(entry)),
    cellOf(entry.description),
    cellOf(farmOf(entry)),
    entry.kind === 'income' ? nairaOf(entry.amountKobo) : '',
    entry.kind === 'expense' ? nairaOf(entry.amountKobo) : '',
  ]);
  return `\ufeff${[columns.map(cellOf), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
};
