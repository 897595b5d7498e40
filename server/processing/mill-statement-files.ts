import type { MillFinance } from '@shuka/domain/processing';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { csvOf } from '#kit/csv.ts';
import { pdfOf } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';
import type { SaidMove } from './sale-store.ts';

export type StatementAbout = {
  readonly language: Language;
  readonly mill: string;
  readonly from: string;
  readonly to: string;
  readonly totals: MillFinance;
};

/** Naira to the kobo as plain digits, by whole numbers: a division could be a kobo off. */
const plainNaira = (kobo: number): string => `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

const columns = ['day', 'kind', 'who', 'what', 'amount', 'paidHow'] as const;

const cellsOf = (move: SaidMove, language: Language, day: string, amount: string): string[] => [
  day,
  say(language, `mill.money.${move.kind}`),
  move.who,
  move.what,
  amount,
  say(language, `mill.paid.${move.paid}`),
];

const namesOf = (language: Language): string[] => columns.map((id) => say(language, `mill.statement.${id}`));

export const millStatementCsv = (moves: readonly SaidMove[], { language }: StatementAbout): Promise<Buffer> =>
  Promise.resolve(
    Buffer.from(
      csvOf(
        namesOf(language),
        moves.map((move) => cellsOf(move, language, move.day, plainNaira(move.kobo))),
        { forExcel: true },
      ),
    ),
  );

const sums = ['sales', 'purchases', 'feesEarned', 'feesPaid', 'profit', 'owed'] as const;

export const millStatementPdf = (moves: readonly SaidMove[], about: StatementAbout): Promise<Buffer> => {
  const { language, mill, from, to, totals } = about;
  const speak = (id: string): string => say(language, `mill.statement.${id}`);
  return pdfOf({ title: say(language, 'mill.statement.title', { mill }), language }, (paper) => {
    paper.paragraph(`${formatDate(from, language)} – ${formatDate(to, language)}`);
    paper.table(
      [{ name: speak('inShort') }, { name: '₦', isNumber: true }],
      sums.map((id) => [speak(id), formatNaira(totals[`${id}Kobo`])]),
    );
    if (moves.length === 0) paper.paragraph(speak('nothing'));
    else
      paper.table(
        namesOf(language).map((name, place) => ({ name, isNumber: columns[place] === 'amount' })),
        moves.map((move) => cellsOf(move, language, formatDate(move.day, language), formatNaira(move.kobo))),
      );
  });
};
