import { checkSpan, millReportOf, readMillReport as contract, type MillReport } from '@shuka/domain/processing';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findTakenIn } from './delivery-money.ts';
import { findEnded } from './job-store.ts';
import { listMillPurchases } from './mill-money.ts';

type Asked = { readonly companyId: string; readonly from: string; readonly to: string };

/** The report of a mill over a time. @throws Problem `invalid` as `checkSpan`. */
export const makeMillReport = async (db: Db, { companyId, from, to }: Asked): Promise<MillReport> => {
  checkSpan(from, to);
  const ended = await findEnded(db, companyId, { from, to });
  const jobs = ended.map(({ id, number, makes, inputs, result }) => ({ ...result, jobId: id, number, makes, inputs }));
  return millReportOf({
    jobs,
    supplies: await listMillPurchases(db, companyId, { from, to }),
    atGate: await findTakenIn(db, companyId, { from, to }),
  });
};

export const readMillReport = handle(contract, (asked, { db }) => makeMillReport(db, asked));
