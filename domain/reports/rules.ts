import { dayOf } from '#kit/day.ts';
import { Problem, refusedField, type FieldError } from '#kit/problem.ts';
import { costFigures, isReckonable, lineTotalKobo, pathOfLine } from './cost-figures.ts';
import { bookLines, type BookLine, type Report, type ReportDraft, type SaidLine } from './model.ts';

/** A farm with more reports than this is a mistake or a program; ask before raising it. */
export const mostReports = 500;

const withTotal = (line: SaidLine) => ({ ...line, totalKobo: lineTotalKobo(line.priceKobo, line.quantity) });

const totalsOf = ({ costs, familyLabour }: ReportDraft): Pick<Report, 'costs' | 'familyLabour'> => ({
  costs: {
    seed: withTotal(costs.seed),
    labour: withTotal(costs.labour),
    fertiliser: withTotal(costs.fertiliser),
    herbicide: withTotal(costs.herbicide),
    pesticide: withTotal(costs.pesticide),
    others: withTotal(costs.others),
  },
  familyLabour: familyLabour && {
    ...familyLabour,
    totalKobo: lineTotalKobo(familyLabour.dayPriceKobo, familyLabour.days),
  },
});

/** Which inspections come before there is a harvest: bags are then expected, not counted. */
export const isBeforeHarvest = ({ inspection }: Pick<Report, 'inspection'>): boolean =>
  inspection.inspectionType === 'pre-planting' || inspection.inspectionType === 'mid-season';

/** What one line of a report comes to, as the book has it. */
export const amountOfLine = (report: Pick<Report, 'costs' | 'familyLabour'>, line: BookLine): number =>
  line === 'familyLabour' ? (report.familyLabour?.totalKobo ?? 0) : report.costs[line].totalKobo;

const refusedAmounts = (report: Report): FieldError[] => {
  const lines = bookLines.filter((line) => !isReckonable(amountOfLine(report, line)));
  const where = (line: BookLine): string =>
    line === 'familyLabour' ? 'familyLabour.dayPriceKobo' : pathOfLine(line, 'priceKobo');
  if (lines.length > 0) return lines.map((line) => ({ field: where(line), says: 'reports.tooMuch' }));
  const { costKobo } = costFigures(report);
  return isReckonable(costKobo) ? [] : [{ field: pathOfLine('seed', 'priceKobo'), says: 'reports.tooMuch' }];
};

/**
 * The report a draft becomes, on the phone and on the server alike, totals computed.
 * @param by the account that writes it, at `now`.
 * @throws Problem `invalid` beside the field: a date that has not come yet, amounts that cannot be kept, more bags for
 * sale than there are, a cost that is to be in the book and has no entry.
 */
export const newReport = (draft: ReportDraft, by: string, now: Date): Report => {
  const { entries, ...said } = draft;
  const report: Report = { ...said, ...totalsOf(draft), createdAt: now.toISOString(), by };
  const refused = refusedAmounts(report);
  if (refused.length > 0) throw new Problem('invalid', { fields: refused });
  if (report.farmReport.reportDate > dayOf(now)) throw refusedField('farmReport.reportDate', 'reports.dateInFuture');
  if (report.harvest !== null && report.harvest.bagsToSell > report.harvest.bags)
    throw refusedField('harvest.bagsToSell', 'reports.bagsToSellTooMany');
  const written = new Set(entries.map(({ line }) => line));
  if (report.entriesInBook && bookLines.some((line) => amountOfLine(report, line) > 0 && !written.has(line)))
    throw refusedField('entries', 'reports.entriesWrong');
  return report;
};
