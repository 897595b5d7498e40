/* What the proof of filters came to, as lines of its section. */
import type { FilterFound } from './access-filters.ts';
import type { Line } from './kit/section.ts';

const told = (what: string, figure: number): Line => ({ what, figure, goal: '', met: null });

/** The figures of filters; those that were wrong are counted with all that is wrong. */
export const linesOfFilters = ({
  lists,
  readers,
  compared,
  parting,
  parameters,
  parted,
  wrong,
}: FilterFound): Line[] => [
  told('lists with filters or sorts, each against rules written by hand and the tables', lists),
  told('readers of them: a person or a program, each from as near as the matrix has them', readers),
  told('questions to them: nothing, each value of a filter, filters by twos', compared),
  told('of these with something told and something left out', parting),
  {
    what: 'filters and sorts that parted or turned a list at least once',
    figure: `${parted.size} of ${parameters.size}`,
    goal: parameters.size,
    met: parted.size === parameters.size,
  },
  {
    what: 'answers to them that were not what may be told, item by item and in order',
    figure: wrong.length,
    goal: 0,
    met: wrong.length === 0,
  },
];

/** What proved little, by name. */
export const notesOfFilters = ({ done, parameters, parted }: FilterFound & { readonly done: number }): string[] => [
  `Filters and sorts: asked after ${done} acts of the matrix were done, and rows were made to differ. What is told must be the items of the widest list that the rule keeps, in their order; where the tables can tell the widest list, it must be theirs.`,
  ...[...parameters].filter((one) => !parted.has(one)).map((one) => `Parted no list: ${one}.`),
];
