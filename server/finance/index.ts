/**
 * Finance: each person’s book of income and expense, and the ledger of the platform’s money, in kobo. Promises that an entry
 * is never changed: a correction is an entry of its own, the first one wins, and the totals of a book are those of what
 * stands in it. Of the ledger, that a move happens once or not at all, and that every balance is the sum of its moves.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { addEntry } from './add-entry.ts';
import { askAboutPayout } from './ask-about-payout.ts';
import { askPayout } from './ask-payout.ts';
import { askReversal } from './ask-reversal.ts';
import { correctEntry } from './correct-entry.ts';
import { decidePayout } from './decide-payout.ts';
import { decideReversal } from './decide-reversal.ts';
import { findBankName } from './find-bank-name.ts';
import { listEntries } from './list-entries.ts';
import { listPayouts } from './list-payouts.ts';
import { listReversals } from './list-reversals.ts';
import { listTroubles } from './list-troubles.ts';
import { paySandbox } from './pay-sandbox.ts';
import { paymentJobs } from './payment-jobs.ts';
import { relationsToPayment, relationsToPayout, relationsToTrouble } from './payment-relations.ts';
import { proofJobs, proveLedger } from './prove-ledger.ts';
import { readLedgerStatement } from './read-ledger-statement.ts';
import { readMove } from './read-move.ts';
import { readPayment } from './read-payment.ts';
import { readPayout } from './read-payout.ts';
import { readStatement } from './read-statement.ts';
import { readTotals } from './read-totals.ts';
import { readWallet } from './read-wallet.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { relationsToBook, relationsToEntry } from './relations.ts';
import { returnPayout } from './return-payout.ts';
import { relationsToMove, relationsToReversal } from './reversal-relations.ts';
import { settleTrouble } from './settle-trouble.ts';
import { startPayment } from './start-payment.ts';
import { relationsToWallet } from './wallet-relations.ts';

export const routes: readonly Route[] = [
  addEntry,
  correctEntry,
  listEntries,
  readTotals,
  readStatement,
  readWallet,
  readLedgerStatement,
  proveLedger,
  startPayment,
  readPayment,
  receivePaymentEvent,
  paySandbox,
  findBankName,
  askPayout,
  readPayout,
  listPayouts,
  decidePayout,
  askAboutPayout,
  returnPayout,
  readMove,
  listReversals,
  askReversal,
  decideReversal,
  listTroubles,
  settleTrouble,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  book: relationsToBook,
  entry: relationsToEntry,
  wallet: relationsToWallet,
  payment: relationsToPayment,
  payout: relationsToPayout,
  move: relationsToMove,
  reversal: relationsToReversal,
  'money-trouble': relationsToTrouble,
};

export const jobsOf = (services: Services): JobHandler[] => [...proofJobs(services), ...paymentJobs(services)];

export { synced } from './synced.ts';
export { findSandboxOrder, sandboxBook } from './sandbox-book.ts';
export { categoryWords } from './category-words.ts';
export { insertEntry, totalsOf } from './insert-entry.ts';
export { findYearsOf } from './year-store.ts';
export { findStandingOfReport } from './store.ts';
export { balanceOf, move, moveAll, reverse, statementOf, type Made, type MoveAsked } from './move.ts';
export {
  openClearing,
  openCost,
  openEscrow,
  openLoanPayIns,
  openPlatformAccount,
  openWallet,
  openWallets,
} from './open-ledger-account.ts';
export { beginPayment } from './begin-payment.ts';
export { passOnPayment } from './pass-on-payment.ts';
export { paidInForLoan } from './settle-payment.ts';
export { settleIfOpen } from './settle-if-open.ts';
export { findShownPayment } from './show-payment.ts';
export { houseMoney } from './house-money.ts';
export { hasMoneyLeft } from './wallet-left-store.ts';
export type { Origin } from './ledger-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { findViolations } from './ledger-proof.ts';
export { exportFor } from './own-data.ts';
export { queues } from './queues.ts';
