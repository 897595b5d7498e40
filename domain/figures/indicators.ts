import data from './indicators.json' with { type: 'json' };

/** What is counted of a place; the sum of what is kept of each farmer there, but for distinct managers and the median. */
export const tallyKeys = [
  'farmers',
  'farms',
  'mappedFarms',
  'hectares',
  'managers',
  'activeManagers',
  'visited30',
  'visited90',
  'asked',
  'answered',
  'medianHours',
  'looked',
  'followed',
  'yieldFarmers',
  'yieldKg',
  'baselineKg',
  'loans',
  'loansOnTime',
  'insuredFarmers',
  'insuredHectares',
  'sellers',
  'soldTonnes',
  'lots',
  'plottedLots',
  'genderSaid',
  'women',
  'birthSaid',
  'youth',
  'agreed',
] as const;

export type TallyKey = (typeof tallyKeys)[number];

/** What was counted of one place. `medianHours` is null where nothing was answered. */
export type Tally = Readonly<Record<TallyKey, number | null>>;

export const indicatorKeys = [
  'farmers',
  'mapped',
  'hectares',
  'managers',
  'farmersEach',
  'visited30',
  'visited90',
  'answered',
  'answerHours',
  'adoption',
  'yields',
  'loansOnTime',
  'insured',
  'offtake',
  'traced',
  'women',
  'youth',
  'consent',
] as const;

export type IndicatorKey = (typeof indicatorKeys)[number];

export const figureUnits = ['number', 'percent', 'ratio', 'hectares', 'hours', 'tonnes'] as const;

type FigureUnit = (typeof figureUnits)[number];

/** What others say such a figure should be, or is elsewhere; never a target of this house. */
type Benchmark = { readonly value: number; readonly source: string; readonly readOn: string };

/** One figure: which counts make it. Its words stand in the catalogues as `counts.name.<key>` and `counts.about.<key>`. */
export type Indicator = {
  readonly key: IndicatorKey;
  readonly unit: FigureUnit;
  readonly numerator: TallyKey;
  /** Null for what is a number of its own. */
  readonly denominator: TallyKey | null;
  /** Of how many it tells: too few are hidden. */
  readonly n: TallyKey;
  /** The window, in days that end with the day of counting; null for how it stands on that day. */
  readonly days: number | null;
  readonly benchmarks: readonly Benchmark[];
};

type Row = Omit<Indicator, 'benchmarks'> & { readonly benchmarks?: readonly Benchmark[] };

/** In the order people read them. A test holds the file to the keys. */
export const indicators: readonly Indicator[] = (data.indicators as readonly Row[]).map((row) => ({
  ...row,
  benchmarks: row.benchmarks ?? [],
}));

/** Fewer than this many are not told. Source: indicators.json. */
export const leastOfCell = data.leastOfCell.value;

/** Whole years of age, both counted, by the year of birth. Source: indicators.json. */
export const youthAges = data.youthAges;

/** The windows, in days; each ends with the day of counting. */
export const windows = { short: 30, long: 90, year: 365 } as const;
