import { readLoan as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { answerLoan } from './show-loan.ts';

export const readLoan = handle(contract, ({ loanId }, { db }) => answerLoan(db, loanId));
