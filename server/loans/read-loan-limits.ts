import { limitsOfLoans, readLoanLimits as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { inForce } from '#settings';

export const readLoanLimits = handle(contract, async (_input, { db, clock }) => {
  const { version, date, source, values } = await inForce(db, limitsOfLoans, clock.now());
  return { version, date, source, values };
});
