import { isOwed, loanNumberOf, standingOf, type Loan } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { csvOf, type Row } from '#kit/csv.ts';
import { pdfOf } from '#kit/pdf.ts';
import { say, type WordId } from '#kit/words.ts';

/** What a statement says besides its loan. `receipts`: numbers of the receipts of cash, by the ids of payments. */
export type StatementAbout = {
  readonly language: Language;
  readonly today: string;
  readonly receipts: ReadonlyMap<string, string>;
};

/** Naira to the kobo as plain digits, by whole numbers: a division could be a kobo off. */
export const plainNaira = (kobo: number): string => `${Math.floor(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

const paymentName = ({ id, number }: Loan['payments'][number], { language, receipts }: StatementAbout): string => {
  const receipt = receipts.get(id);
  const name = say(language, 'loans.paperPayment', { number });
  return receipt === undefined ? name : `${name}, ${say(language, 'loans.paperReceipt', { receipt })}`;
};

/** What was lent, due, paid and added as penalty, by day: each row with one sum, so that columns can be added up. */
export const loanStatementCsv = (loan: Loan, about: StatementAbout): Promise<Buffer> => {
  const { language, today } = about;
  const row = (day: string, what: string, sums: Readonly<Record<'lent' | 'due' | 'paid', number | null>>): Row => [
    day,
    what,
    ...[sums.lent, sums.due, sums.paid].map((kobo) => (kobo === null ? null : plainNaira(kobo))),
  ];
  const none = { lent: null, due: null, paid: null };
  const begun = (loan.restructures ?? null) === null ? 'loans.paperPaidOut' : 'loans.paperOtherPlanBegan';
  const ended = loan.steps.find(({ state }) => state === 'restructured')?.at ?? null;
  const lines = [
    ...(loan.disbursedOn === null
      ? []
      : [row(loan.disbursedOn, say(language, begun), { ...none, lent: loan.principalKobo })]),
    ...(ended === null ? [] : [row(dayOf(new Date(ended)), say(language, 'loans.paperGoesOn'), none)]),
    ...((loan.writtenOffOn ?? null) === null
      ? []
      : [row(loan.writtenOffOn ?? '', say(language, 'loans.paperWrittenOffOn'), none)]),
    ...loan.schedule.map(({ dueOn, number, dueKobo }) =>
      row(dueOn, say(language, 'loans.paperInstalment', { number }), { ...none, due: dueKobo }),
    ),
    ...loan.payments.map((one) => row(one.paidOn, paymentName(one, about), { ...none, paid: one.amountKobo })),
    ...(loan.penaltyKobo === 0
      ? []
      : [row(today, say(language, 'loans.paperPenalty'), { ...none, due: loan.penaltyKobo })]),
  ];
  const columns = ['loans.paperDay', 'loans.paperWhat'] as const satisfies readonly WordId[];
  const sums = ['loans.paperLent', 'loans.paperDue', 'loans.paperPaid'] as const satisfies readonly WordId[];
  const names = [...columns.map((id) => say(language, id)), ...sums.map((id) => `${say(language, id)} (₦)`)];
  const sorted = lines.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
  return Promise.resolve(Buffer.from(csvOf(names, sorted, { forExcel: true })));
};

const inShort = (loan: Loan, { language, today }: StatementAbout): string[][] => {
  const line = (id: WordId, kobo: number): string[] => [say(language, id), formatNaira(kobo)];
  const lent = [line('loans.paperLent', loan.principalKobo), line('loans.paperPaid', loan.paidKobo)];
  if (!isOwed(loan)) return lent;
  const { leftKobo, payoffKobo, overdueKobo } = standingOf(loan, today);
  return [
    ...lent,
    line('loans.paperPenalty', loan.penaltyKobo),
    line('loans.paperLeft', leftKobo),
    line('loans.paperLate', overdueKobo),
    line('loans.paperPayoff', payoffKobo),
  ];
};

/** What became of a loan that its figures alone do not tell. */
const whatBecame = (loan: Loan, { language }: StatementAbout): string[] => {
  const { state, restructures = null, writtenOffOn = null } = loan;
  return [
    ...(state === 'restructured' ? [say(language, 'loans.paperGoesOn')] : []),
    ...(restructures === null ? [] : [say(language, 'loans.paperOtherPlan')]),
    ...(writtenOffOn === null
      ? []
      : [say(language, 'loans.paperWrittenOff', { day: formatDate(writtenOffOn, language) })]),
  ];
};

export const loanStatementPdf = (loan: Loan, about: StatementAbout): Promise<Buffer> => {
  const { language, today } = about;
  const title = say(language, 'loans.paperTitle', { number: loanNumberOf(loan.number) });
  const figure = (id: WordId) => ({ name: say(language, id), isNumber: true });
  return pdfOf({ title, language }, (paper) => {
    paper.paragraph([loan.keeperName, loan.productName].join('\n'));
    paper.paragraph(say(language, 'loans.paperMade', { day: formatDate(today, language) }));
    for (const text of whatBecame(loan, about)) paper.paragraph(text);
    paper.table([{ name: say(language, 'loans.paperInShort') }, { name: '₦', isNumber: true }], inShort(loan, about));
    paper.heading(say(language, 'loans.paperPayments'));
    if (loan.payments.length === 0) paper.paragraph(say(language, 'loans.paperNoPayments'));
    else
      paper.table(
        [
          { name: say(language, 'loans.paperDay') },
          { name: say(language, 'loans.paperWhat'), share: 2 },
          figure('loans.paperPaid'),
        ],
        loan.payments.map((one) => [
          formatDate(one.paidOn, language),
          paymentName(one, about),
          formatNaira(one.amountKobo),
        ]),
      );
    if (loan.schedule.length === 0) return;
    paper.heading(say(language, 'loans.paperPlan'));
    paper.table(
      [
        { name: say(language, 'loans.paperDay') },
        figure('loans.paperPrincipal'),
        figure('loans.paperInterest'),
        figure('loans.paperDue'),
      ],
      loan.schedule.map(({ dueOn, principalKobo, interestKobo, dueKobo }) => [
        formatDate(dueOn, language),
        ...[principalKobo, interestKobo, dueKobo].map(formatNaira),
      ]),
    );
  });
};
