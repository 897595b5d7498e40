import { Problem } from '#kit/problem.ts';
import { insuranceLimits, type PayTime, type ProductTerms } from './product-model.ts';
import { isOpenOn, windowOf } from './product-rules.ts';
import type { Cover } from './cover-model.ts';

/** What is known of a plot when somebody wants it covered; null where nobody drew it. */
type PlotFacts = { readonly stateCode: string; readonly lga: string; readonly areaHectares: number | null };

const squareMetresOfHectare = 10_000;

/**
 * The land that a cover is for, in whole square metres, of a plot that a product takes.
 * @throws Problem `product-closed`, `pay-time-not-offered`, `plot-elsewhere`, `plot-without-area`, `plot-size-refused`.
 */
export const coveredLand = (terms: ProductTerms, payTime: PayTime, plot: PlotFacts, today: string): number => {
  if (!isOpenOn(terms, today)) throw new Problem('product-closed');
  if (!terms.payTimes.includes(payTime)) throw new Problem('pay-time-not-offered');
  const isElsewhere = terms.index.kind === 'yield' && plot.lga !== terms.index.lga;
  if (plot.stateCode !== terms.stateCode || isElsewhere) throw new Problem('plot-elsewhere');
  if (plot.areaHectares === null) throw new Problem('plot-without-area');
  const squareMetres = Math.round(plot.areaHectares * squareMetresOfHectare);
  const { leastSquareMetres, mostSquareMetres } = insuranceLimits;
  if (squareMetres < leastSquareMetres.value || squareMetres > mostSquareMetres.value)
    throw new Problem('plot-size-refused');
  return squareMetres;
};

type Standing = Pick<Cover, 'state' | 'paidAt' | 'isOnList' | 'outcome' | 'terms'>;

/** Whether a premium that was to come first did not come before the window: there is no cover then. */
export const hasLapsed = ({ state, terms }: Pick<Standing, 'state' | 'terms'>, today: string): boolean =>
  state === 'unpaid' && today >= windowOf(terms).from;

/**
 * Whether the farmer's part may be paid now: before the window for one that is to be paid first; for one at harvest any
 * time, after a window that paid nothing too, for it was covered. Not while a list waits that was drawn with it unpaid: what
 * is owed would be kept of the payout as well, and what was paid would not go back.
 * @throws Problem `cover-moved-on`, `cover-on-list`, `cover-begun`.
 */
export const checkPayable = (cover: Standing, today: string): void => {
  const isOwed = cover.state === 'unpaid' || cover.state === 'active' || cover.outcome === 'nothing';
  if (cover.paidAt !== null || !isOwed) throw new Problem('cover-moved-on');
  if (cover.isOnList) throw new Problem('cover-on-list');
  if (hasLapsed(cover, today)) throw new Problem('cover-begun');
};

/** A cover is left before its window begins, never once rain counts. @throws Problem `cover-moved-on`, `cover-begun`. */
export const checkLeavable = ({ state, terms }: Pick<Standing, 'state' | 'terms'>, today: string): void => {
  if (state !== 'unpaid' && state !== 'active') throw new Problem('cover-moved-on');
  if (today >= windowOf(terms).from) throw new Problem('cover-begun');
};
