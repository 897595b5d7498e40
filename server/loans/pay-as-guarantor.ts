import { payAsGuarantor as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGuarantee } from './guarantee-store.ts';
import { holdOwed } from './hold-running.ts';
import { payWhatIsLate } from './pay-what-is-late.ts';
import { showGuarantees } from './show-guarantees.ts';

export const payAsGuarantor = handle(contract, async ({ id, guaranteeId, loanId, amountKobo }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const found = await findGuarantee(db, guaranteeId);
  if (found?.state !== 'agreed') throw new Problem('not-found');
  const loan = await holdOwed(db, loanId, today);
  // Of a part that goes on by another plan, only who agreed to that.
  const isPart = loan.partOf === found.loanId && typeof loan.restructures !== 'string';
  if (loan.id !== found.loanId && !isPart) throw new Problem('not-found');
  const payerId = viewerOf(context).accountId;
  await payWhatIsLate(context, loan, { id, amountKobo, payerId, endpoint: contract.name });
  const [shown] = await showGuarantees(db, [found], payerId, today);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
