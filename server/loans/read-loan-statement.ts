import { loanNumberOf, readLoanStatement as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { loanStatementCsv, loanStatementPdf } from './loan-statement-files.ts';
import { findReceiptsByIds } from './receipt-store.ts';
import { answerLoan } from './show-loan.ts';

const writers = {
  csv: { write: loanStatementCsv, mediaType: 'text/csv; charset=utf-8' },
  pdf: { write: loanStatementPdf, mediaType: 'application/pdf' },
} as const;

export const readLoanStatement = handle(contract, async ({ loanId, format }, { db, clock, language }) => {
  const loan = await answerLoan(db, loanId);
  const found = await findReceiptsByIds(
    db,
    loan.payments.map(({ id }) => id),
  );
  const receipts = new Map(found.map(({ id, receipt }) => [id, receipt]));
  const today = dayOf(clock.now());
  const { write, mediaType } = writers[format];
  return {
    bytes: await write(loan, { language, today, receipts }),
    mediaType,
    cacheSeconds: 0,
    fileName: `loan-${loanNumberOf(loan.number)}-${today}.${format}`,
  };
});
