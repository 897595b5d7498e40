import { describe, expect, test } from 'vitest';
import { gone, now, part, refusal, split, stored, takenBack } from './pretend-lots.ts';
import { checkTakeBack } from './rules.ts';
import { stockOf } from './stock.ts';
import type { LotStep } from './step-model.ts';

const store = [stored('maize', 100), stored('more', 50)];

describe('a step', () => {
  const sort = split('sort', 'maize', [part('good', 60)], 5);
  const taking = (stepId: string, steps: readonly LotStep[], isTakenBack = false) =>
    refusal(() => {
      const taken = steps.find(({ id }) => id === stepId) ?? null;
      checkTakeBack(takenBack('no', stepId), { taken, isTakenBack, lots: stockOf(steps) }, now);
    });

  test('is taken back once, and then all is as it was before', () => {
    const steps = [...store, sort];
    expect(taking('sort', steps)).toBeNull();
    expect(stockOf([...steps, takenBack('no', 'sort')])).toEqual(stockOf(store));
    expect(taking('sort', steps, true)).toEqual({ code: 'corrected-already' });
  });

  test('that gave a lot something was taken from stays: that comes first', () => {
    expect(taking('sort', [...store, sort, gone('eaten', 'good', 1)])).toEqual({ code: 'lot-in-use' });
  });

  test('that is not there, or takes back itself, is none to take back', () => {
    expect(taking('nothing', store)).toEqual({ code: 'no-such-step' });
    expect(taking('no', [...store, sort, takenBack('no', 'sort')])).toEqual({ code: 'no-such-step' });
  });
});
