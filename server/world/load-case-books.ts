import { newEntry } from '@shuka/domain/finance';
import { newReport } from '@shuka/domain/reports';
import { insertEntry } from '#finance';
import { insertReport } from '#reports';
import type { Db } from '#kit/db.ts';
import { caseEntries, caseReports } from './caseload-books.ts';
import { accountIdOf, at, caseId, farmIdOf, placeOf } from './caseload-ids.ts';
import { caseFarmers } from './caseload-people.ts';
import { people } from './people.ts';
import { reportDraft } from './reports.ts';

const income: readonly string[] = ['produce-sale', 'by-product'];

/** What they paid and were paid. */
export const loadBooks = async (db: Db): Promise<void> => {
  for (const [place, [who, happenedOn, category, naira, description]] of caseEntries.entries()) {
    const kind = income.includes(category) ? 'income' : 'expense';
    const whose = { id: caseId('entry', place + 1), keeperId: accountIdOf(who), farmId: farmIdOf(who), seasonId: null };
    const said = { kind, category, description, amountKobo: naira * 100, happenedOn } as const;
    await insertEntry(db, newEntry({ ...whose, ...said }, {}, at(happenedOn)));
  }
};

const zones: Readonly<Record<string, string>> = { OY: 'South West', BE: 'North Central' };
const noCost = { priceKobo: 0, quantity: 0 };

/** What Chidi reported of their farms. */
export const loadReports = async (db: Db): Promise<void> => {
  for (const [
    place,
    [who, on, inspectionType, reportCategory, reportTitle, reportDescription, unfinished],
  ] of caseReports.entries()) {
    const farmer = caseFarmers[placeOf(who)];
    if (farmer === undefined) continue;
    const farmReport = {
      reportTitle,
      reportCategory,
      reportZone: zones[farmer.stateCode] ?? 'North West',
      reportDescription,
      reportDate: on,
      cropType: farmer.grown[0].crop,
      reportLocation: `${farmer.village}, ${farmer.lga}`,
    };
    const labour = { priceKobo: 350_000, quantity: 4 + (place % 5) };
    const costs = { seed: noCost, labour, fertiliser: noCost, herbicide: noCost, pesticide: noCost, others: noCost };
    const draft = reportDraft({
      id: caseId('report', place + 1),
      keeperId: accountIdOf(who),
      farmId: farmIdOf(who),
      costs,
      inspection: { inspectionType, inspectionCompleted: unfinished === undefined },
      farmReport,
    });
    await insertReport(db, newReport(draft, people.chidi.accountId, at(on)));
  }
};
