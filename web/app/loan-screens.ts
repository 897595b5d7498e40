import { cashScreen, groupScreen, guaranteeScreen, loanPaths, loanScreen } from '#loans';
import type { Area } from './area.ts';

/** Loans of a farmer, or of those in a manager's care: the list, what one would cost, and one of them. */
export const loanScreens = (area: string, list: 'LoansPage' | 'CareLoansPage'): Area['screens'] => [
  { path: area, load: loanScreen(list) },
  { path: loanPaths.ask(area), load: loanScreen('AskLoanPage') },
  ...(area === loanPaths.manager
    ? [
        { path: loanPaths.till, load: cashScreen('TillPage') },
        { path: loanPaths.cash(':loanId'), load: cashScreen('TakeCashPage') },
      ]
    : [{ path: loanPaths.guarantees, load: guaranteeScreen }]),
  { path: loanPaths.receipt(area, ':receiptId'), load: cashScreen('CashReceiptPage') },
  { path: loanPaths.groups(area), load: groupScreen('GroupsPage') },
  { path: loanPaths.group(area, ':groupId'), load: groupScreen('GroupPage') },
  { path: loanPaths.loan(area, ':loanId'), load: loanScreen('LoanPage') },
];
