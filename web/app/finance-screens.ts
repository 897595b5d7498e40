import { loadAddEntryPage, loadCorrectEntryPage, loadEntryPage, loadFinancePage } from '#finance';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

/** The farmer's book, and the pages for one entry of it. */
export const financeScreens: Area['screens'] = [
  { path: paths.finance, load: loadFinancePage },
  { path: `${paths.finance}/add/:kind`, load: loadAddEntryPage },
  { path: `${paths.finance}/entries/:entryId`, load: loadEntryPage },
  { path: `${paths.finance}/entries/:entryId/correct`, load: loadCorrectEntryPage },
];
