import { mostStatementEntries } from '@shuka/domain/finance';
import { readInvestorStatement as contract } from '@shuka/domain/investments';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findStatementRows } from './portfolio-store.ts';
import { statementCsv, statementPdf, type InvestorStatement } from './statement-files.ts';

const writers = {
  csv: { write: statementCsv, mediaType: 'text/csv; charset=utf-8' },
  pdf: { write: statementPdf, mediaType: 'application/pdf' },
} as const;

export const readInvestorStatement = handle(contract, async ({ form, year = null, language }, context) => {
  const { db, clock } = context;
  const investorId = viewerOf(context).accountId;
  const found = await findStatementRows(db, investorId, year, mostStatementEntries + 1);
  if (found.length > mostStatementEntries) throw new Problem('statement-too-long');
  const investor = await findAccount(db, investorId);
  const about: InvestorStatement = {
    language: language !== undefined && isLanguage(language) ? language : context.language,
    investor: investor === null ? '' : `${investor.first_name} ${investor.last_name}`,
    year,
    madeAt: clock.now(),
  };
  const { write, mediaType } = writers[form];
  const fileName = `shuka-investments-${year ?? dayOf(clock.now())}.${form}`;
  return { bytes: await write(found, about), mediaType, cacheSeconds: 0, fileName };
});
