import type { JobInput, JobResult } from './job-model.ts';
import type { MillReport } from './mill-report-contract.ts';

/** One job that ended, with the word on it that stands. */
type EndedJob = {
  readonly jobId: string;
  readonly number: number;
  readonly makes: string;
  readonly inputs: readonly JobInput[];
} & Omit<JobResult, 'note'>;

/** One purchase of produce. */
export type Supply = MillReport['suppliers'][number];

const total = (parts: readonly { readonly grams: number }[]): number =>
  parts.reduce((sum, { grams }) => sum + grams, 0);

/** Sums by a name, the largest first. */
const summed = <Key extends string>(parts: readonly (readonly [Key, number])[]): (readonly [Key, number])[] => {
  const sums = new Map<Key, number>();
  for (const [key, amount] of parts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return [...sums].toSorted(([, one], [, other]) => other - one);
};

const suppliersOf = (supplies: readonly Supply[]): Supply[] => {
  const lines = new Map<string, Supply>();
  for (const one of supplies) {
    const key = JSON.stringify([one.who, one.crop]);
    const before = lines.get(key);
    lines.set(
      key,
      before === undefined ? one : { ...one, grams: before.grams + one.grams, kobo: before.kobo + one.kobo },
    );
  }
  return [...lines.values()].toSorted((one, other) => other.grams - one.grams);
};

type OfTime = {
  readonly jobs: readonly EndedJob[];
  readonly supplies: readonly Supply[];
  readonly atGate: MillReport['atGate'];
};

/** What a mill did in a time, from its jobs, its purchases and what came in at its gate in that time. */
export const millReportOf = ({ jobs, supplies, atGate }: OfTime): MillReport => ({
  atGate,
  intake: summed(jobs.flatMap(({ inputs }) => inputs.map(({ crop, grams }) => [crop, grams] as const))).map(
    ([crop, grams]) => ({ crop, grams }),
  ),
  jobs: jobs.map(({ jobId, number, makes, completedOn, inputs, outputs, byProducts, losses }) => ({
    jobId,
    number,
    makes,
    completedOn,
    inGrams: total(inputs),
    outGrams: total(outputs),
    byGrams: total(byProducts),
    lostGrams: total(losses),
  })),
  losses: summed(jobs.flatMap(({ losses }) => losses.map(({ reason, grams }) => [reason, grams] as const))).map(
    ([reason, grams]) => ({ reason, grams }),
  ),
  suppliers: suppliersOf(supplies),
  machineMinutes: jobs.reduce((sum, { machineMinutes }) => sum + machineMinutes, 0),
  downtimes: summed(
    jobs.flatMap(({ downtimes }) => downtimes.map(({ reason, minutes }) => [reason, minutes] as const)),
  ).map(([reason, minutes]) => ({ reason, minutes })),
});
