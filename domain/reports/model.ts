import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { costLines, isWholeThousandths, mostKobo, mostQuantity } from './cost-figures.ts';

/** Spec, section 5: the four kinds, in the owner's words (`words` holds them to the letter). */
export const inspectionTypes = ['pre-planting', 'mid-season', 'harvest', 'post-harvest'] as const;

export type InspectionType = (typeof inspectionTypes)[number];

/** What the report form offers; the spec names the field and no choices. */
export const reportCategories = ['crop-growth', 'soil', 'pests', 'weather', 'harvest', 'costs', 'other'] as const;

export type ReportCategory = (typeof reportCategories)[number];

/** So many photos make the document of a report about ten pages. */
export const mostReportPhotos = 12;

export const mostDescriptionLetters = 20_000;

const amount = (says: string) => z.int(says).check(z.gte(0, says), z.lte(mostKobo, 'reports.tooMuch'));

const count = (says: string) =>
  z.number(says).check(z.gte(0, says), z.lte(mostQuantity, 'reports.tooMuch'), z.refine(isWholeThousandths, says));

/** One line as it is said: the price of one of it in kobo, and how many, in whole thousandths. */
export const costLine = z.strictObject({
  priceKobo: amount('reports.priceRequired'),
  quantity: count('reports.quantityRequired'),
});

export type SaidLine = z.output<typeof costLine>;

/** The family's own work: days, and what a day is worth in kobo. */
export const familyLabour = z.strictObject({
  days: count('reports.daysRequired'),
  dayPriceKobo: amount('reports.dayPriceRequired'),
});

/** Bags that came, or that are expected where the inspection is before the harvest, and how many of them are for sale. */
export const harvest = z.strictObject({
  bags: count('reports.bagsRequired'),
  bagsToSell: count('reports.bagsToSellRequired'),
});

export const inspection = z.strictObject({
  inspectionType: z.enum(inspectionTypes, 'reports.inspectionTypeRequired'),
  inspectionCompleted: z.boolean(),
});

/** The fields and names of the spec, section 3. */
export const farmReport = z.strictObject({
  reportTitle: requiredText('reports.titleRequired', 120),
  reportCategory: z.enum(reportCategories, 'reports.categoryRequired'),
  reportZone: optionalText(80),
  reportDescription: requiredText('reports.descriptionRequired', mostDescriptionLetters),
  reportDate: day('reports.dateRequired'),
  cropType: requiredText('reports.cropRequired', 60),
  reportLocation: requiredText('reports.locationRequired', 120),
});

const perLine = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.strictObject({
    seed: shape,
    labour: shape,
    fertiliser: shape,
    herbicide: shape,
    pesticide: shape,
    others: shape,
  });

/** The lines that may stand in the book: the six, and the family's work. */
export const bookLines = [...costLines, 'familyLabour'] as const;

export type BookLine = (typeof bookLines)[number];

/**
 * An entry of the book made with a report: `id` was made on the phone. `corrects` is the entry it takes the place of,
 * where the report corrects another, with the amount that stands there.
 */
const entryOfLine = z.strictObject({
  line: z.enum(bookLines),
  id,
  corrects: z.nullable(z.strictObject({ entryId: id, amountKobo: amount('reports.entriesWrong') })),
});

export type EntryOfLine = z.output<typeof entryOfLine>;

const hasEachLineOnce = (entries: readonly EntryOfLine[]): boolean =>
  new Set(entries.map(({ line }) => line)).size === entries.length;

/** What is sent: totals are not in it, they are computed by whoever reads it. */
export const reportDraft = z.strictObject({
  id,
  farmId: id,
  /** Whose farm it is; a manager writes for a farmer, and the phone cannot know it otherwise. */
  keeperId: id,
  seasonId: z.nullable(id),
  costs: perLine(costLine),
  familyLabour: z.nullable(familyLabour),
  budgetKobo: z.nullable(amount('reports.budgetWrong')),
  harvest: z.nullable(harvest),
  inspection,
  farmReport,
  photoIds: z.array(id).check(z.maxLength(mostReportPhotos, 'reports.tooManyPhotos')),
  entriesInBook: z.boolean(),
  entries: z
    .array(entryOfLine)
    .check(z.maxLength(bookLines.length, 'reports.entriesWrong'), z.refine(hasEachLineOnce, 'reports.entriesWrong')),
  corrects: z.nullable(id),
});

export type ReportDraft = z.output<typeof reportDraft>;

const keptLine = z.strictObject({ ...costLine.shape, totalKobo: z.int() });

export const report = z.strictObject({
  id,
  keeperId: id,
  farmId: id,
  seasonId: z.nullable(id),
  costs: perLine(keptLine),
  familyLabour: z.nullable(z.strictObject({ ...familyLabour.shape, totalKobo: z.int() })),
  budgetKobo: z.nullable(z.int()),
  harvest: z.nullable(harvest),
  inspection,
  farmReport,
  photoIds: z.array(id),
  entriesInBook: z.boolean(),
  corrects: z.nullable(id),
  createdAt: z.string(),
  /** The account that wrote it: the keeper's, or the manager's. */
  by: id,
});

export type Report = z.output<typeof report>;

export const reportRows = rowType<Report>('report', report);
