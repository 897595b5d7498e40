import { readDelinquencyFile as contract } from '@shuka/domain/loans';
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

export const readDelinquencyFile = handle(contract, async ({ by }, { db, clock, language }) => {
  const today = dayOf(clock.now());
  const names = [
    say(language, by === 'product' ? 'loans.paperProduct' : 'loans.paperManager'),
    say(language, 'loans.paperCount'),
    ...sums.map((id) => `${say(language, id)} (₦)`),
  ];
  const rows = (await findDelinquency(db, by, today)).map((one) => [
    one.name,
    one.loans,
    ...[one.outstandingKobo, one.par1Kobo, one.par30Kobo, one.par60Kobo, one.par90Kobo, one.provisionKobo].map(
      plainNaira,
    ),
  ]);
  return {
    bytes: Buffer.from(csvOf(names, rows, { forExcel: true })),
    mediaType: 'text/csv; charset=utf-8',
    cacheSeconds: 0,
    fileName: `loans-late-by-${by}-${today}.csv`,
  };
});
