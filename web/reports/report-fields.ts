import * as z from 'zod/mini';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { lineFields, newReport, pathOfLine, reportDraft, type CostLine, type Report } from '@shuka/domain/reports';

/** By path in the draft: the field that says it. */
const fieldOfPath: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(lineFields).flatMap(([line, { price, quantity }]) => [
      [pathOfLine(line as CostLine, 'priceKobo'), price],
      [pathOfLine(line as CostLine, 'quantity'), quantity],
    ]),
  ),
  'familyLabour.days': 'familyDays',
  'familyLabour.dayPriceKobo': 'familyDayPrice',
  budgetKobo: 'budget',
  'harvest.bags': 'bags',
  'harvest.bagsToSell': 'bagsToSell',
  'inspection.inspectionType': 'inspectionType',
  'farmReport.reportTitle': 'reportTitle',
  'farmReport.reportCategory': 'reportCategory',
  'farmReport.reportZone': 'reportZone',
  'farmReport.reportDescription': 'reportDescription',
  'farmReport.reportDate': 'reportDate',
  'farmReport.cropType': 'cropType',
  'farmReport.reportLocation': 'reportLocation',
};

/** The field of the form that a path in the draft is about; a path that has none stands for itself. */
export const fieldAt = (path: string): string => fieldOfPath[path] ?? path;

/** A report as it would be kept, or each refused field with the catalogue entry that says why. */
export type Read =
  | { readonly report: Report; readonly refused: null }
  | { readonly report: null; readonly refused: Readonly<Record<string, string>> };

const firstOfEach = (errors: readonly (readonly [field: string, says: string])[]): Record<string, string> =>
  Object.fromEntries(errors.toReversed());

/** Reads a draft by the contract's own schema and rules, as `by` would send it `now`. */
export const readReport = (draft: unknown, by: string, now: Date): Read => {
  const parsed = z.safeParse(reportDraft, draft);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [fieldAt(path.join('.')), message] as const);
    return { report: null, refused: firstOfEach(errors) };
  }
  try {
    return { report: newReport(parsed.data, by, now), refused: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { report: null, refused: firstOfEach(error.fields.map(({ field, says }) => [fieldAt(field), says])) };
  }
};
