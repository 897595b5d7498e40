import { loadAddEntryPage, loadCorrectEntryPage, loadEntryPage, loadFinancePage } from '#finance';
import { insurancePaths, loadCoversPage, loadEnrolPage } from '#insurance';
import { loadPassportsPage, loanPaths } from '#loans';
import type { Area } from './area.ts';
import { loanScreens } from './loan-screens.ts';
import { needsNetwork } from './needs-network.tsx';
import { paths } from './paths.ts';

/** The farmer's book, the pages for one entry of it, and covers. */
export const financeScreens: Area['screens'] = [
  { path: paths.finance, load: loadFinancePage },
  { path: `${paths.finance}/add/:kind`, load: loadAddEntryPage },
  { path: `${paths.finance}/entries/:entryId`, load: loadEntryPage },
  { path: `${paths.finance}/entries/:entryId/correct`, load: loadCorrectEntryPage },
  needsNetwork({ path: loanPaths.passports, load: loadPassportsPage }),
  ...loanScreens(loanPaths.farmer, 'LoansPage'),
  { path: insurancePaths.farmer, load: loadCoversPage },
  { path: insurancePaths.enrol, load: loadEnrolPage },
];
