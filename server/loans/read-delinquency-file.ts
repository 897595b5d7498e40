import { fewestShared, readDelinquencyFile as contract, sharedOf, type DelinquencyGroup } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { csvOf } from '#kit/csv.ts';
import { handle } from '#kit/route.ts';
import { say, type WordId } from '#kit/words.ts';
import { findDelinquency } from './find-delinquency.ts';
import { plainNaira } from './loan-statement-files.ts';

const sums = [
  'loans.paperOutstanding',
  'loans.paperPar1',
  'loans.paperPar30',
  'loans.paperPar60',
  'loans.paperPar90',
  'loans.paperProvision',
] as const satisfies readonly WordId[];

const groupNames = {
  product: 'loans.paperProduct',
  manager: 'loans.paperManager',
  state: 'loans.paperState',
  lga: 'loans.paperLga',
} as const satisfies Record<DelinquencyGroup, WordId>;

export const readDelinquencyFile = handle(contract, async ({ by, shared }, { db, clock, language }) => {
  const today = dayOf(clock.now());
  const isShared = shared === 'yes';
  const names = [
    say(language, groupNames[by]),
    say(language, 'loans.paperCount'),
    ...sums.map((id) => `${say(language, id)} (₦)`),
  ];
  const hidden = say(language, 'loans.paperFew', { fewest: String(fewestShared) });
  const rows = (await findDelinquency(db, by, today)).map((one) => {
    const told = isShared ? sharedOf(one) : one;
    const { outstandingKobo, par1Kobo, par30Kobo, par60Kobo, par90Kobo, provisionKobo } = told;
    const figures = [outstandingKobo, par1Kobo, par30Kobo, par60Kobo, par90Kobo, provisionKobo];
    const name = one.name === '' ? say(language, 'loans.paperNoPlace') : one.name;
    return [name, told.loans ?? hidden, ...figures.map((kobo) => (kobo === null ? hidden : plainNaira(kobo)))];
  });
  return {
    bytes: Buffer.from(csvOf(names, rows, { forExcel: true })),
    mediaType: 'text/csv; charset=utf-8',
    cacheSeconds: 0,
    fileName: `loans-late-by-${by}-${today}${isShared ? '-to-pass-on' : ''}.csv`,
  };
});
