import asks from './asks.json' with { type: 'json' };
import { costFigures, costLines, pathOfLine, type CostLine } from './cost-figures.ts';
import type { Report } from './model.ts';

/** Something odd that may be right: asked back, never refused. */
export type Doubt = {
  /** The field it is about, as a path in the report. */
  readonly field: string;
  readonly about: 'price' | 'quantity' | 'total' | 'days' | 'budget' | 'bags' | 'cost-per-bag' | 'date';
  /** The cost line, where it is about one. */
  readonly line: CostLine | null;
  /** The odd value: kobo, a count, or a day. */
  readonly value: number | string;
};

/** What a report is held against, as far as it is known. */
type SeasonDays = { readonly plantedOn: string | null };

const ofLine = (report: Report, line: CostLine): Doubt[] => {
  const { priceKobo, quantity, totalKobo } = report.costs[line];
  if (priceKobo > asks.priceKobo)
    return [{ field: pathOfLine(line, 'priceKobo'), about: 'price', line, value: priceKobo }];
  if (quantity > asks.quantity)
    return [{ field: pathOfLine(line, 'quantity'), about: 'quantity', line, value: quantity }];
  return totalKobo > asks.lineTotalKobo
    ? [{ field: pathOfLine(line, 'priceKobo'), about: 'total', line, value: totalKobo }]
    : [];
};

const ofFamily = ({ familyLabour }: Report): Doubt[] => {
  if (familyLabour === null) return [];
  const { days, dayPriceKobo } = familyLabour;
  if (days > asks.days) return [{ field: 'familyLabour.days', about: 'days', line: null, value: days }];
  return dayPriceKobo > asks.dayPriceKobo
    ? [{ field: 'familyLabour.dayPriceKobo', about: 'price', line: null, value: dayPriceKobo }]
    : [];
};

const ofHarvest = (report: Report): Doubt[] => {
  if (report.harvest === null) return [];
  const { bags } = report.harvest;
  if (bags > asks.bags) return [{ field: 'harvest.bags', about: 'bags', line: null, value: bags }];
  const value = costFigures(report).costPerBagKobo;
  return value !== null && value > asks.costPerBagKobo
    ? [{ field: 'harvest.bags', about: 'cost-per-bag', line: null, value }]
    : [];
};

/** Before planting nothing was planted yet, and only an inspection of that time may be as old. */
const ofDate = ({ farmReport, inspection }: Report, { plantedOn }: SeasonDays): Doubt[] =>
  plantedOn !== null && inspection.inspectionType !== 'pre-planting' && farmReport.reportDate < plantedOn
    ? [{ field: 'farmReport.reportDate', about: 'date', line: null, value: farmReport.reportDate }]
    : [];

/** All that is asked back about a report before it is saved; the limits stand in `asks.json` with their source. */
export const doubtsOf = (report: Report, season: SeasonDays): Doubt[] => [
  ...costLines.flatMap((line) => ofLine(report, line)),
  ...ofFamily(report),
  ...(report.budgetKobo !== null && report.budgetKobo > asks.budgetKobo
    ? [{ field: 'budgetKobo', about: 'budget', line: null, value: report.budgetKobo } as const]
    : []),
  ...ofHarvest(report),
  ...ofDate(report, season),
];
