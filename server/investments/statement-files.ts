import {
  offerNumberOf,
  outcomeOf,
  outcomesByYear,
  statusOf,
  sumOutcomes,
  type HoldingStatus,
  type Outcome,
  type Put,
} from '@shuka/domain/investments';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { csvOf, type Row } from '#kit/csv.ts';
import { pdfOf, type PdfColumn } from '#kit/pdf.ts';
import { say } from '#kit/words.ts';
import type { HoldingRow } from './holding-store.ts';

/** What a statement says besides its holdings. */
export type InvestorStatement = {
  readonly language: Language;
  readonly investor: string;
  /** A calendar year, or null for everything. */
  readonly year: string | null;
  readonly madeAt: Date;
};

const dayOrNull = (instant: string | null): string | null => (instant === null ? null : dayOf(new Date(instant)));

const putOf = ({ amountKobo, realisedKobo, state, paidAt, endedAt }: HoldingRow): Put => ({
  amountKobo,
  realisedKobo,
  state,
  paidOn: dayOrNull(paidAt) ?? '',
  endedOn: dayOrNull(endedAt),
});

const statusWords: Readonly<Record<HoldingStatus, string>> = {
  pending: 'investments.statusPending',
  active: 'investments.statusActive',
  completed: 'investments.statusCompleted',
  ended: 'investments.statusEnded',
};

/** Naira to the kobo as plain digits, by whole numbers: a division could be a kobo off. */
const plainNaira = (kobo: number): string =>
  `${kobo < 0 ? '-' : ''}${Math.floor(Math.abs(kobo) / 100)}.${String(Math.abs(kobo) % 100).padStart(2, '0')}`;

const moneyColumns = ['investments.putIn', 'investments.cameBack', 'investments.gain', 'investments.loss'];

const moneyOf = ({ putInKobo, cameBackKobo, gainKobo, lossKobo }: Outcome): number[] => [
  putInKobo,
  cameBackKobo,
  gainKobo,
  -lossKobo,
];

const sheetNames = [
  'investments.offer',
  'investments.offerTitle',
  'investments.crop',
  'investments.status',
  'investments.paidOn',
  'investments.endedOn',
];

const sheetRow = (one: HoldingRow, { language, year }: InvestorStatement): Row => {
  const put = putOf(one);
  const about = [offerNumberOf(one.offerNumber), one.title, one.crop, say(language, statusWords[statusOf(one.state)])];
  return [...about, put.paidOn, put.endedOn, ...moneyOf(outcomeOf(put, year)).map(plainNaira)];
};

const allOf = (found: readonly HoldingRow[], year: string | null): Outcome =>
  sumOutcomes(found.map((one) => outcomeOf(putOf(one), year)));

/** A line for each holding, with its loss below nothing, and what all come to. */
export const statementCsv = (found: readonly HoldingRow[], about: InvestorStatement): Buffer => {
  const { language, year } = about;
  const columns = [
    ...sheetNames.map((id) => say(language, id)),
    ...moneyColumns.map((id) => `${say(language, id)} (₦)`),
  ];
  const sum = [say(language, 'investments.together'), '', '', '', '', ''];
  const lines = found.map((one) => sheetRow(one, about));
  return Buffer.from(
    csvOf(columns, [...lines, [...sum, ...moneyOf(allOf(found, year)).map(plainNaira)]], { forExcel: true }),
  );
};

const money = (language: Language): PdfColumn[] =>
  moneyColumns.map((id) => ({ name: say(language, id), share: 1.4, isNumber: true }));

const holdingLine = (one: HoldingRow, { language, year }: InvestorStatement): string[] => {
  const put = putOf(one);
  return [
    `${offerNumberOf(one.offerNumber)} ${one.title}`,
    `${say(language, statusWords[statusOf(one.state)])}, ${formatDate(put.paidOn, language)}`,
    ...moneyOf(outcomeOf(put, year)).map(formatNaira),
  ];
};

const holdingColumns = (language: Language): PdfColumn[] => [
  { name: say(language, 'investments.offer'), share: 2 },
  { name: say(language, 'investments.statusSince'), share: 1.6 },
  ...money(language),
];

/** What all came to, year by year where no year was asked for, and each holding; a loss is said to be one. */
export const statementPdf = (found: readonly HoldingRow[], about: InvestorStatement): Promise<Buffer> => {
  const { language, investor, year, madeAt } = about;
  const period = year ?? say(language, 'investments.allYears');
  return pdfOf({ title: say(language, 'investments.statement'), language }, (paper) => {
    paper.paragraph(`${investor}\n${period}`);
    paper.paragraph(say(language, 'investments.madeOn', { day: formatDate(madeAt, language) }));
    if (found.some((one) => one.money === 'sandbox')) paper.paragraph(say(language, 'investments.notRealMoney'));
    const years = year === null ? outcomesByYear(found.map(putOf)) : [];
    const lines = [...years, { year: say(language, 'investments.together'), ...allOf(found, year) }];
    paper.heading(say(language, 'investments.byYear'));
    paper.table(
      [{ name: say(language, 'investments.year') }, ...money(language)],
      lines.map((line) => [line.year, ...moneyOf(line).map(formatNaira)]),
    );
    paper.paragraph(say(language, 'investments.statementCounts'));
    paper.heading(say(language, 'investments.holdings'));
    if (found.length === 0) paper.paragraph(say(language, 'investments.noHoldings'));
    else
      paper.table(
        holdingColumns(language),
        found.map((one) => holdingLine(one, about)),
      );
  });
};
