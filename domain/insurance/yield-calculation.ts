import type { Calculation, Step } from './calculation-model.ts';
import type { YieldIndex } from './product-model.ts';
import { areaYield, triggerYield, yieldPays, type CutWeighed } from './yield-rules.ts';

type Covered = { readonly index: YieldIndex; readonly sumKobo: number };

const whole = (what: Step['what'], figures: Step['figures']): Step => ({ what, phase: null, figures });

/**
 * The whole calculation of an area-yield cover as it stands on a day. It wants as many cuts, each confirmed by a second
 * person, as the product names; with fewer there is no index, and nothing is guessed.
 */
export const yieldCalculation = (
  { index, sumKobo }: Covered,
  cuts: readonly CutWeighed[],
  today: string,
): Calculation => {
  const { referenceKilograms, triggerPercent, leastCuts, from, until } = index;
  const none = { payableKobo: null, phases: [] };
  if (today <= from) return { ...none, state: 'ahead', steps: [whole('phase-ahead', { fromOn: from })] };
  const triggerKg = triggerYield(referenceKilograms, triggerPercent);
  const mark = whole('trigger-yield', { referenceKg: referenceKilograms, triggerPercent, triggerKg });
  const actual = areaYield(cuts);
  const isOver = today > until;
  if (actual === null || cuts.length < leastCuts) {
    const lacking = whole('cuts-lacking', { cuts: cuts.length, leastCuts });
    return { ...none, state: isOver ? 'no-data' : 'running', steps: [mark, lacking] };
  }
  const mean = whole('cuts-mean', { cuts: cuts.length, actualKg: actual });
  if (!isOver) return { ...none, state: 'running', steps: [mark, mean] };
  const payableKobo = yieldPays(sumKobo, { reference: referenceKilograms, triggerPercent, actual });
  const figures = {
    actualKg: actual,
    triggerKg,
    shortKg: Math.max(0, triggerKg - actual),
    sumKobo,
    paysKobo: payableKobo,
  };
  const pays = whole(payableKobo === 0 ? 'yield-none' : 'yield-part', figures);
  const steps = [mark, mean, pays, whole('payable', { payableKobo })];
  return { ...none, state: 'over', payableKobo, steps };
};
