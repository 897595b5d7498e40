import {
  categoryOfLine,
  entryOfReport,
  mostReports,
  newReport,
  submitReport as contract,
  type Report,
  type ReportDraft,
} from '@shuka/domain/reports';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findKeeperOfFarm } from '#farms';
import { findStandingOfReport, insertEntry } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findFarmOfSeason } from '#seasons';
import { countReports, holdReport, insertReport } from './store.ts';

const checkPlace = async (db: Db, { farmId, keeperId, seasonId }: ReportDraft): Promise<void> => {
  if ((await findKeeperOfFarm(db, farmId)) !== keeperId) throw new Problem('not-found');
  if (seasonId !== null && (await findFarmOfSeason(db, seasonId)) !== farmId)
    throw refusedField('seasonId', 'reports.seasonNotThere');
  if ((await countReports(db, farmId)) >= mostReports) throw new Problem('too-many-reports');
};

const checkCorrected = async (db: Db, { corrects, farmId }: ReportDraft): Promise<void> => {
  if (corrects === null) return;
  const held = await holdReport(db, corrects);
  if (held === null || held.farmId !== farmId) throw new Problem('not-found');
  if (held.isCorrected) throw new Problem('corrected-already');
};

/**
 * Each cost of a report and its corrections stands in the book once: an entry may take the place of one that the report
 * before wrote, and none may be written beside one that still stands.
 */
const entriesOf = async ({ db, clock }: Context, report: Report, { entries, corrects }: ReportDraft) => {
  const before = corrects === null ? [] : await findStandingOfReport(db, corrects);
  return entries.flatMap((said) => {
    const entry = entryOfReport(report, said, clock.now());
    if (entry === null) return [];
    const standing = before.find(({ category }) => category === categoryOfLine[said.line]);
    if (standing !== undefined && said.corrects === null) throw refusedField('entries', 'reports.entriesWrong');
    if (said.corrects === null) return [entry];
    const replaced = before.find(({ id }) => id === said.corrects?.entryId);
    if (replaced === undefined) throw new Problem('corrected-already');
    return [entry.isCancelled ? { ...entry, amountKobo: replaced.amountKobo } : entry];
  });
};

export const submitReport = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  await checkPlace(db, draft);
  await checkCorrected(db, draft);
  const report = newReport(draft, viewerOf(context).accountId, clock.now());
  const entries = await entriesOf(context, report, draft);
  await insertReport(db, report);
  for (const entry of entries) await insertEntry(db, entry);
  return report;
});
