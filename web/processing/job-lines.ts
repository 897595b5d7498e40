import type { DowntimeReason, JobInput, JobLossReason, JobResult } from '@shuka/domain/processing';
import { jobBalance } from '@shuka/domain/processing';
import { gramsTyped, kilogramsText, wholeTyped } from './kilograms.ts';

/** What a form holds of how a job ended, as it was typed. */
export type TypedResult = {
  readonly outputs: readonly Part[];
  readonly byProducts: readonly Part[];
  readonly losses: readonly Loss[];
  readonly downtimes: readonly Down[];
};

export type Part = { readonly name: string; readonly kilograms: string };
export type Loss = { readonly reason: string; readonly kilograms: string };
type Down = { readonly reason: string; readonly minutes: string };

export const freshResult: TypedResult = {
  outputs: [{ name: '', kilograms: '' }],
  byProducts: [],
  losses: [],
  downtimes: [],
};

const partOf = ({ name, grams }: { name: string; grams: number }): Part => ({ name, kilograms: kilogramsText(grams) });

/** What was said of a job, to be corrected. */
export const typedOf = (result: JobResult): TypedResult => ({
  outputs: result.outputs.map(partOf),
  byProducts: result.byProducts.map(partOf),
  losses: result.losses.map(({ reason, grams }) => ({ reason, kilograms: kilogramsText(grams) })),
  downtimes: result.downtimes.map(({ reason, minutes }) => ({ reason, minutes: String(minutes) })),
});

/** The same as the contract has it; what is no number is refused beside its field. */
export const resultParts = ({ outputs, byProducts, losses, downtimes }: TypedResult) => ({
  outputs: outputs.map(({ name, kilograms }) => ({ name, grams: gramsTyped(kilograms) })),
  byProducts: byProducts.map(({ name, kilograms }) => ({ name, grams: gramsTyped(kilograms) })),
  // The schema looks at the reasons.
  losses: losses.map(({ reason, kilograms }) => ({ reason: reason as JobLossReason, grams: gramsTyped(kilograms) })),
  downtimes: downtimes.map(({ reason, minutes }) => ({
    reason: reason as DowntimeReason,
    minutes: wholeTyped(minutes),
  })),
});

const counted = <Weighed extends { readonly grams: number }>(parts: readonly Weighed[]): Weighed[] =>
  parts.filter(({ grams }) => !Number.isNaN(grams));

/** How what is typed so far stands against what went in. */
export const balanceSoFar = (inputs: readonly JobInput[], typed: TypedResult) => {
  const { outputs, byProducts, losses } = resultParts(typed);
  return jobBalance(inputs, { outputs: counted(outputs), byProducts: counted(byProducts), losses: counted(losses) });
};
