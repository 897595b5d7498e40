import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import type { Lot } from './model.ts';
import { gone, joined, moved, now, part, split, stored, takenBack } from './pretend-lots.ts';
import { checkBirth, checkTakeBack, checkWithLots } from './rules.ts';
import { massBalance, standingSteps, stockOf } from './stock.ts';
import type { LotStep } from './step-model.ts';

/** Something a person might try: numbers that pick lots and amounts from whatever there is, more than there is too. */
const attempt = fc.record({
  kind: fc.constantFrom('store', 'split', 'join', 'move', 'lose', 'take back'),
  lot: fc.nat(),
  other: fc.nat(),
  kilograms: fc.integer({ min: 1, max: 130 }),
  more: fc.integer({ min: 1, max: 60 }),
  lost: fc.integer({ min: 0, max: 20 }),
});

type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never;

const pick = (lots: readonly Lot[], place: number): string => lots[place % Math.max(1, lots.length)]?.id ?? 'nothing';

const stepOf = (one: Attempt, number: number, steps: readonly LotStep[], lots: readonly Lot[]): LotStep => {
  const [id, born] = [`step ${number}`, `lot ${number}`];
  const { kilograms, more, lost } = one;
  const [lot, other] = [pick(lots, one.lot), pick(lots, one.other)];
  if (one.kind === 'store') return { ...stored(born, kilograms), id };
  if (one.kind === 'split') return split(id, lot, [part(born, kilograms), part(`${born} too`, more)], lost);
  if (one.kind === 'move') return moved(id, lot, `store ${more}`);
  if (one.kind === 'lose') return gone(id, lot, kilograms);
  if (one.kind === 'take back') return takenBack(id, steps[one.lot % Math.max(1, steps.length)]?.id ?? 'nothing');
  const takes = [
    [lot, kilograms],
    [other, more],
  ] as const;
  return joined(id, takes, part(born, kilograms + more));
};

const check = (step: LotStep, steps: readonly LotStep[]): void => {
  const lots = stockOf(steps);
  if (step.kind === 'stored') return checkBirth(step, { kilograms: 500, harvestedOn: '2026-05-28' }, 0, now);
  if (step.kind !== 'taken-back') return checkWithLots(step, lots, now);
  const taken = steps.find(({ id }) => id === step.takesBack) ?? null;
  const isTakenBack = taken !== null && taken.kind !== 'taken-back' && !standingSteps(steps).includes(taken);
  return checkTakeBack(step, { taken, isTakenBack, lots }, now);
};

/** Does what can be done, one after another; what the rules refuse changes nothing. */
const lived = (attempts: readonly Attempt[]): LotStep[] => {
  const steps: LotStep[] = [];
  for (const [number, one] of attempts.entries()) {
    const step = stepOf(one, number, steps, [...stockOf(steps).values()]);
    try {
      check(step, steps);
      steps.push(step);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return steps;
};

const lives = fc.array(attempt, { minLength: 1, maxLength: 40 }).map(lived);

describe('whatever is done with lots', () => {
  test('what came in is what went and what is left, to the gram', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const { inGrams, goneGrams, leftGrams } = massBalance(steps);
        expect(goneGrams + leftGrams).toBe(inGrams);
      }),
      { numRuns: 500 },
    );
  });

  test('no lot has less than nothing, or more than it was born with', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { leftGrams, bornGrams } of stockOf(steps).values()) {
          expect(leftGrams).toBeGreaterThanOrEqual(0);
          expect(leftGrams).toBeLessThanOrEqual(bornGrams);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('every lot leads back to harvests, and never to itself', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        const lots = stockOf(steps);
        const rootsOf = (lot: Lot, above: readonly string[]): boolean =>
          !above.includes(lot.id) &&
          (lot.parents.length === 0 ||
            lot.parents.every((id) => {
              const parent = lots.get(id);
              return parent !== undefined && rootsOf(parent, [...above, lot.id]);
            }));
        for (const lot of lots.values()) expect(rootsOf(lot, [])).toBe(true);
      }),
    );
  });

  test('a phone that hears of it in another order has the same lots', () => {
    const shuffled = lives.chain((steps) =>
      fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length })),
    );
    fc.assert(
      fc.property(shuffled, ([steps, inAnyOrder]) => {
        expect(new Map([...stockOf(inAnyOrder)].sort())).toEqual(new Map([...stockOf(steps)].sort()));
      }),
    );
  });

  test('and the attempts do reach every kind of step', () => {
    const kinds = new Set(
      fc.sample(lives, { numRuns: 200, seed: 7 }).flatMap((steps) => steps.map(({ kind }) => kind)),
    );
    expect([...kinds].sort()).toEqual(['gone', 'joined', 'moved', 'split', 'stored', 'taken-back']);
  });
});
