import type { Farm } from '@shuka/domain/farms';
import type { BudgetLine } from '@shuka/domain/investments';
import type { CostLine, Report } from '@shuka/domain/reports';
import type { Season } from '@shuka/domain/seasons';
import { typedNaira } from './offer-draft.ts';

/** The lines of the cost form by those of a budget. */
const costOf = {
  seed: 'seed',
  labour: 'labour',
  fertilizer: 'fertiliser',
  herbicide: 'herbicide',
  pesticide: 'pesticide',
  others: 'others',
} as const satisfies Record<BudgetLine['line'], CostLine>;

/** What the season's budget begins with: the costs that were reported last, of this season before others. */
const lastCosts = (reports: readonly Report[], seasonId: string): Report | undefined => {
  const corrected = new Set(reports.map(({ corrects }) => corrects));
  const standing = reports
    .filter(({ id }) => !corrected.has(id))
    .toSorted((one, other) => (one.farmReport.reportDate < other.farmReport.reportDate ? 1 : -1));
  return standing.find((report) => report.seasonId === seasonId) ?? standing[0];
};

/** What stands in the form of a new offer at first, from what is known of the farm. */
export const firstFields = (
  farm: Pick<Farm, 'crop'>,
  seasons: readonly Season[],
  reports: readonly Report[],
): Record<string, string> => {
  const [season] = seasons
    .filter(({ endedOn }) => endedOn === null)
    .toSorted((one, other) => (one.plantedOn < other.plantedOn ? 1 : -1));
  const costs = lastCosts(reports, season?.id ?? '')?.costs;
  const budget = Object.entries(costOf).flatMap(([line, cost]) => {
    const kobo = costs?.[cost].totalKobo ?? 0;
    return kobo === 0 ? [] : [[`budget.${line}`, typedNaira(kobo)] as const];
  });
  return { crop: season?.crop ?? farm.crop, seasonId: season?.id ?? '', ...Object.fromEntries(budget) };
};
