import { millFinanceOf, readMillStatement as contract } from '@shuka/domain/processing';
import { findCompanyNames } from '#relations';
import { handle } from '#kit/route.ts';
import { listMillMoves } from './mill-money.ts';
import { millStatementCsv, millStatementPdf } from './mill-statement-files.ts';

const writers = {
  csv: { write: millStatementCsv, mediaType: 'text/csv; charset=utf-8' },
  pdf: { write: millStatementPdf, mediaType: 'application/pdf' },
} as const;

/** The last day of a month 'YYYY-MM': the day before the next begins. */
const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const readMillStatement = handle(contract, async ({ companyId, month, format }, { db, language }) => {
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const moves = await listMillMoves(db, companyId, { from, to });
  const mill = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
  const { write, mediaType } = writers[format];
  const about = { language, mill, from, to, totals: millFinanceOf(moves, from, to) };
  return {
    bytes: await write(moves, about),
    mediaType,
    cacheSeconds: 0,
    fileName: `mill-statement-${month}.${format}`,
  };
});
