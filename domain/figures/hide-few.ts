import { cellOf, hiddenCell } from './cell-rules.ts';
import type { Cell, CountedPlace } from './figure-model.ts';
import { indicators, leastOfCell, type Indicator, type Tally } from './indicators.ts';

export type TalliedPlace = { readonly code: string; readonly tally: Tally };

type Shown = { readonly code: string; readonly tally: Tally; readonly cell: Cell };

const countOf = ({ tally }: Shown, key: Indicator['n']): number => tally[key] ?? 0;

const sum = (places: readonly Shown[], key: Indicator['n']): number =>
  places.reduce((total, place) => total + countOf(place, key), 0);

/** Whether what is hidden could be reckoned from the total and what is shown: it is of one place, or of too few in all. */
const canBeReckoned = (hidden: readonly Shown[], { n, numerator }: Indicator): boolean =>
  hidden.length === 1 ||
  sum(hidden, n) < leastOfCell ||
  (sum(hidden, numerator) > 0 && sum(hidden, numerator) < leastOfCell);

/** Hides more, the smallest first, until what is hidden cannot be reckoned any more. */
const hideBeside = (places: readonly Shown[], indicator: Indicator): Set<string> => {
  const hidden = places.filter(({ cell }) => cell.state === 'hidden');
  const rest = places
    .filter(({ cell }) => cell.state === 'shown')
    .toSorted((one, other) => countOf(one, indicator.n) - countOf(other, indicator.n));
  if (hidden.length > 0)
    for (const next of rest) {
      if (!canBeReckoned(hidden, indicator)) break;
      hidden.push(next);
    }
  return new Set(hidden.map(({ code }) => code));
};

const codesToHide = (places: readonly TalliedPlace[], indicator: Indicator, isTotalShown: boolean): Set<string> => {
  const made = places.map((place) => ({ ...place, cell: cellOf(indicator, place.tally) }));
  // What is hidden of the whole is hidden of its parts: their sum would tell it.
  return isTotalShown ? hideBeside(made, indicator) : new Set(places.map(({ code }) => code));
};

/**
 * The cells of the parts of a whole. Where a part is of too few, so many others are hidden that it cannot be reckoned from
 * the whole.
 * @param total the cells of the whole as they are shown beside the parts.
 */
export const partsOf = (places: readonly TalliedPlace[], total: readonly Cell[]): CountedPlace[] => {
  const hidden = indicators.map((indicator, place) => codesToHide(places, indicator, total[place]?.state !== 'hidden'));
  return places.map(({ code, tally }) => ({
    code,
    cells: indicators.map((indicator, place) => {
      const cell = cellOf(indicator, tally);
      return cell.state === 'shown' && hidden[place]?.has(code) === true ? hiddenCell(indicator.key) : cell;
    }),
  }));
};
