import { cropKey } from '#seasons';
import { dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import known from './quality-limits.json' with { type: 'json' };
import type { QualityLimit, QualityTest, TestDetails, TestKind, Verdict } from './quality-model.ts';

/** Which version of the limits a test is judged by. */
export const limitsVersion = known.version;

type Known = QualityLimit & { readonly kind: TestKind; readonly crop: string };

const all = known.limits as readonly Known[]; // the file is ours; a test reads each line of it

/** The limits of a measure for a crop, each authority's own for that crop before its general one. */
export const limitsFor = (kind: TestKind, crop: string): QualityLimit[] => {
  const key = cropKey(crop);
  const fitting = all.filter((one) => one.kind === kind && (one.crop === '' || one.crop === key));
  return fitting
    .filter(
      (one) => one.crop !== '' || !fitting.some((other) => other.crop !== '' && other.authority === one.authority),
    )
    .map(({ authority, most, decides, source }) => ({ authority, most, decides, source }));
};

/** What the limits that decide say of a value. */
export const verdictOn = (value: number, limits: readonly QualityLimit[]): Verdict => {
  const deciding = limits.filter(({ decides }) => decides);
  if (deciding.length === 0) return 'no-limit';
  return deciding.every(({ most }) => value <= most) ? 'within' : 'above';
};

/** @throws Problem `invalid` beside `value` for moisture above 100 %, beside `testedOn` for a day to come. */
export const checkTest = ({ kind, value, testedOn }: TestDetails, now: Date): void => {
  if (kind === 'moisture' && value > 100) throw refusedField('value', 'processing.moistureTooHigh');
  if (testedOn > dayOf(now)) throw refusedField('testedOn', 'processing.dayAhead');
};

type Judged = Pick<QualityTest, 'kind' | 'subject' | 'verdict' | 'testedOn' | 'at'>;

const isLater = (one: Judged, other: Judged): boolean =>
  one.testedOn === other.testedOn ? one.at > other.at : one.testedOn > other.testedOn;

/** The measures that forbid selling what came out: whose latest test of it was above the limit. */
export const failedMeasures = (tests: readonly Judged[]): TestKind[] => {
  const latest = new Map<TestKind, Judged>();
  for (const test of tests.filter(({ subject }) => subject === 'output')) {
    const before = latest.get(test.kind);
    if (before === undefined || isLater(test, before)) latest.set(test.kind, test);
  }
  return [...latest.values()].filter(({ verdict }) => verdict === 'above').map(({ kind }) => kind);
};
