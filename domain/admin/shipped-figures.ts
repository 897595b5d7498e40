import shipped from './shipped-figures.json' with { type: 'json' };

/** A file of figures as this release has it. `version` is '-' for data that bear none. */
export type ShippedFigures = {
  readonly name: string;
  readonly version: string;
  readonly date: string;
  readonly source: string;
};

/** Every file of figures of the domain, as `npm run figures:list` wrote it down; a test holds the list to the files. */
export const shippedFigures: readonly ShippedFigures[] = shipped;
