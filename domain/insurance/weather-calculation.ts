import { addDays } from '#kit/day.ts';
import { forLand } from './amounts.ts';
import type { Calculation, PhaseResult, Step } from './calculation-model.ts';
import { rounded, type Fraction } from './fraction.ts';
import { cappedRain, paysTogether, phasePays } from './index-rules.ts';
import type { Phase, WeatherIndex } from './product-model.ts';
import { daysFrom, dekadsOf, fillRain } from './rain-rules.ts';
import { readingSteps, type Rain } from './reading-steps.ts';

type Covered = { readonly index: WeatherIndex; readonly squareMetres: number; readonly sumKobo: number };

const perTenth = 10;

const marksOf = ({ side, triggerTenths, exitTenths, mostKoboPerHectare }: Phase, squareMetres: number) => ({
  side,
  trigger: triggerTenths * perTenth,
  exit: exitTenths * perTenth,
  mostKobo: forLand(mostKoboPerHectare, squareMetres),
});

type Found = { readonly result: PhaseResult; readonly pays: Fraction | null; readonly steps: readonly Step[] };

const payStep = (result: PhaseResult, place: number): Step => {
  const { index, trigger, exit, mostKobo, paysKobo, side } = result;
  const beyond = Math.abs(trigger - (index ?? 0));
  const isAll = paysKobo === mostKobo && (side === 'deficit' ? (index ?? 0) <= exit : (index ?? 0) >= exit);
  return {
    what: paysKobo === 0 ? 'phase-none' : isAll ? 'phase-all' : 'phase-part',
    phase: place,
    figures: {
      indexMm: index ?? 0,
      triggerMm: trigger,
      exitMm: exit,
      beyondMm: beyond,
      spanMm: Math.abs(trigger - exit),
      mostKobo,
      paysKobo: paysKobo ?? 0,
    },
  };
};

const capStep = (rain: number, counted: number, cap: number | null, place: number): Step[] =>
  cap === null || rain === counted
    ? []
    : [{ what: 'dekads-capped', phase: place, figures: { capMm: cap, rainMm: rain, indexMm: counted } }];

/** One phase as far as its days are over. */
const phaseOf = ({ index, squareMetres }: Covered, place: number, rain: Rain, today: string): Found => {
  const phase = index.phases[place] as Phase; // the caller counts the phases
  const marks = marksOf(phase, squareMetres);
  const { name, from, until } = phase;
  const base = { name, from, until, ...marks };
  if (today <= from) {
    const ahead: PhaseResult = { ...base, state: 'ahead', index: null, paysKobo: null, dekads: [] };
    return { result: ahead, pays: null, steps: [{ what: 'phase-ahead', phase: place, figures: { fromOn: from } }] };
  }
  const isOver = today > until;
  const days = fillRain(daysFrom(from, isOver ? until : addDays(today, -1)), rain.said, rain.around, index.fallback);
  const cap = index.dekadCapTenths === null ? null : index.dekadCapTenths * perTenth;
  const dekads = dekadsOf(days).map((one) => ({
    ...one,
    counted: one.rain === null ? null : cappedRain([one.rain], cap),
  }));
  const known = dekads.flatMap(({ rain: fell }) => fell ?? []);
  const counted = known.length < dekads.length ? null : cappedRain(known, cap);
  const pays = isOver && counted !== null ? phasePays(marks, counted) : null;
  const state = !isOver ? 'running' : counted === null ? 'no-data' : 'over';
  const paysKobo = pays === null ? null : rounded(pays);
  const result: PhaseResult = { ...base, state, index: counted, paysKobo, dekads };
  const steps = readingSteps(days, place, rain.official);
  if (counted === null) return { result, pays, steps };
  const fell = known.reduce((sum, one) => sum + one, 0);
  const more = [...capStep(fell, counted, cap, place), ...(isOver ? [payStep(result, place)] : [])];
  return { result, pays, steps: [...steps, ...more] };
};

const lastSteps = (found: readonly Found[], sumKobo: number, limitKobo: number): Step[] => {
  const payable = Math.min(sumKobo, limitKobo);
  const sum: Step[] =
    found.length === 1 ? [] : [{ what: 'phases-sum', phase: null, figures: { phases: found.length, sumKobo } }];
  const limit: Step[] = sumKobo <= limitKobo ? [] : [{ what: 'limit', phase: null, figures: { limitKobo, sumKobo } }];
  return [...sum, ...limit, { what: 'payable', phase: null, figures: { payableKobo: payable } }];
};

/**
 * The whole calculation of a weather cover as it stands on a day, step by step: what each phase read, whether ten days were
 * capped, what it pays, the sum, the limit. Exact; rounded to the kobo once, at the end. Where too many days of a phase are
 * unknown there is no index and nothing is guessed: the premium goes back.
 */
export const weatherCalculation = (cover: Covered, rain: Rain, today: string): Calculation => {
  const found = cover.index.phases.map((_, place) => phaseOf(cover, place, rain, today));
  const states = found.map(({ result }) => result.state);
  const phases = found.map(({ result }) => result);
  const steps = found.flatMap((one) => one.steps);
  if (states.every((state) => state === 'ahead')) return { state: 'ahead', payableKobo: null, phases, steps };
  if (states.some((state) => state === 'running' || state === 'ahead'))
    return { state: 'running', payableKobo: null, phases, steps };
  const parts = found.flatMap(({ pays }) => pays ?? []);
  if (parts.length < found.length) {
    const back: Step = { what: 'premium-back', phase: null, figures: {} };
    return { state: 'no-data', payableKobo: null, phases, steps: [...steps, back] };
  }
  const { sumKobo, payableKobo } = paysTogether(parts, cover.sumKobo);
  return { state: 'over', payableKobo, phases, steps: [...steps, ...lastSteps(found, sumKobo, cover.sumKobo)] };
};
