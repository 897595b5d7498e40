import { describe, expect, test } from 'vitest';
import { leftOfHarvest } from './harvest-left.ts';
import { gone, harvest, joined, moved, now, part, refusal, split, stored, takenBack } from './pretend-lots.ts';
import { checkBirth, checkWithLots, mayJoin } from './rules.ts';
import { lotsGiven, stockOf } from './stock.ts';
import type { LotStep } from './step-model.ts';

const store = [stored('maize', 100), stored('more', 50), stored('rice', 80, { crop: 'Rice' })];
const refusedWith = (step: LotStep, steps: readonly LotStep[] = store) =>
  refusal(() => checkWithLots(step, stockOf(steps), now));

describe('a harvest', () => {
  const brought = { kilograms: 100, harvestedOn: '2026-05-28' };

  test('goes into store whole, and not a gram more', () => {
    expect(refusal(() => checkBirth(stored('a', 100), brought, 0, now))).toBeNull();
    const much = { ...stored('a', 1), gives: [part('a', 100, { grams: 100_001 })] };
    expect(refusal(() => checkBirth(much, brought, 0, now))).toEqual({ code: 'more-than-harvest', left: '100' });
    expect(refusal(() => checkBirth(stored('b', 41), brought, 60_000, now))).toEqual({
      code: 'more-than-harvest',
      left: '40',
    });
  });

  test('is not stored before it was brought in, on a day to come, or under a certificate without a name', () => {
    const early = stored('a', 1, { happenedOn: '2026-05-27' });
    expect(refusal(() => checkBirth(early, brought, 0, now))).toEqual({ code: 'invalid', field: 'happenedOn' });
    const ahead = stored('a', 1, { happenedOn: '2026-06-03' });
    expect(refusal(() => checkBirth(ahead, brought, 0, now))).toEqual({ code: 'invalid', field: 'happenedOn' });
    const nameless = stored('a', 1, { custody: 'certified' });
    expect(refusal(() => checkBirth(nameless, brought, 0, now))).toEqual({
      code: 'invalid',
      field: 'origin.certificate',
    });
    expect(refusal(() => checkBirth(stored('a', 1), null, 0, now))).toEqual({ code: 'no-such-harvest' });
  });

  test('that was corrected is one harvest: what was stored of the first word counts for the last', () => {
    const said = [harvest('first', 900), harvest('harvest', 800, 'first'), harvest('other', 70)];
    const steps = [stored('a', 500, { harvestId: 'first' }), stored('b', 200), takenBack('no', 'store b')];
    for (const id of ['first', 'harvest'])
      expect(leftOfHarvest(id, said, steps)).toEqual({ harvest: said[1], storedGrams: 500_000, leftGrams: 300_000 });
    const never = [...said, { ...harvest('last', 0, 'harvest'), quantity: 0 }];
    expect(leftOfHarvest('harvest', never, steps)).toMatchObject({ harvest: null, leftGrams: -500_000 });
  });
});

describe('a lot', () => {
  test('is split into parts and a loss, and the rest stays where it is', () => {
    const steps = [...store, split('sort', 'maize', [part('good', 60, { grade: 'grade-1' }), part('small', 25)], 5)];
    const lots = stockOf(steps);
    expect(lots.get('maize')).toMatchObject({ bornGrams: 100_000, leftGrams: 10_000 });
    const { custody, seasonId, crop, variety } = lots.get('maize') ?? {};
    expect(lots.get('good')).toMatchObject({ leftGrams: 60_000, grade: 'grade-1', parents: ['maize'], bornBy: 'sort' });
    expect(lots.get('good')).toMatchObject({ custody, seasonId, crop, variety });
  });

  test.each([
    ['more than is left', split('s', 'maize', [part('a', 99)], 2), { code: 'not-enough-left', left: '100' }],
    ['one nobody knows', gone('s', 'yam', 1), { code: 'no-such-lot' }],
    ['two parts of one name', split('s', 'maize', [part('a', 1), part('a', 1)]), { code: 'invalid', field: 'parts' }],
    [
      'a day before it was there',
      split('s', 'maize', [part('a', 1)], 0, { happenedOn: '2026-05-29' }),
      { code: 'invalid', field: 'happenedOn' },
    ],
    [
      'a day to come',
      split('s', 'maize', [part('a', 1)], 0, { happenedOn: '2026-06-03' }),
      { code: 'invalid', field: 'happenedOn' },
    ],
  ])('is not split: %s', (_why, step, says) => {
    expect(refusedWith(step)).toEqual(says);
  });

  test('of which all is gone is closed: it is neither taken from nor moved', () => {
    const steps = [...store, gone('all', 'maize', 100)];
    expect(refusedWith(gone('s', 'maize', 1), steps)).toEqual({ code: 'lot-closed' });
    expect(refusedWith(moved('s', 'maize', 'Store'), steps)).toEqual({ code: 'lot-closed' });
    expect(refusedWith(gone('all', 'maize', 100))).toBeNull();
  });

  test('stands where it was moved last, however late an earlier move is told', () => {
    const steps = [
      ...store,
      moved('b', 'maize', 'Bichi store', '2026-05-31'),
      moved('a', 'maize', 'Kano', '2026-05-30'),
    ];
    expect(stockOf(steps).get('maize')?.standsAt).toBe('Bichi store');
    expect(stockOf([...steps, takenBack('no', 'b')]).get('maize')?.standsAt).toBe('Kano');
  });
});

describe('lots', () => {
  const both = [
    ['maize', 100],
    ['more', 50],
  ] as const;

  test('of one crop are joined, whatever it is called, and keep their parents', () => {
    const steps = [...store, joined('j', both, part('all', 150))];
    expect(refusedWith(joined('j', both, part('all', 150)))).toBeNull();
    expect(stockOf(steps).get('all')).toMatchObject({
      parents: ['maize', 'more'],
      seasonId: 'season',
      leftGrams: 150_000,
    });
    const masara = [...store, stored('masara', 10, { crop: 'Masara' })];
    expect(
      refusedWith(
        joined(
          'j',
          [
            ['maize', 1],
            ['masara', 1],
          ],
          part('all', 2),
        ),
        masara,
      ),
    ).toBeNull();
  });

  test('of two seasons are of none when they are joined', () => {
    const steps = [stored('one', 10), stored('two', 10, { seasonId: 'other', variety: 'Late' })];
    const [one, two] = [...stockOf(steps).values()];
    const [lot] = lotsGiven(
      joined(
        'j',
        [
          ['one', 1],
          ['two', 1],
        ],
        part('all', 2),
      ),
      [one, two].flatMap((held) => held ?? []),
    );
    expect(lot).toMatchObject({ seasonId: null, variety: '', plotId: 'plot', crop: 'Maize' });
  });

  test.each([
    [
      'of two crops',
      [
        ['maize', 1],
        ['rice', 1],
      ],
      2,
      { code: 'not-the-same' },
    ],
    [
      'of which one is named twice',
      [
        ['maize', 1],
        ['maize', 1],
      ],
      2,
      { code: 'invalid', field: 'takes' },
    ],
    ['into more than they are', both, 151, { code: 'invalid', field: 'lot.grams' }],
    ['into less than they are, without a word', both, 149, { code: 'invalid', field: 'lot.grams' }],
    [
      'beyond what is left',
      [
        ['maize', 101],
        ['more', 1],
      ],
      102,
      { code: 'not-enough-left', left: '100' },
    ],
  ] as const)('are not joined: %s', (_why, takes, kilograms, says) => {
    expect(refusedWith(joined('j', takes, part('all', kilograms)))).toEqual(says);
  });

  test('that are kept apart in different ways are never joined, and of two plots not where that must stay known', () => {
    const apart = [
      stored('plain', 1),
      stored('organic', 1, { custody: 'certified', certificate: 'Organic' }),
      stored('other organic', 1, { custody: 'certified', certificate: 'Fair' }),
      stored('mine', 1, { custody: 'identity-preserved' }),
      stored('mine too', 1, { custody: 'identity-preserved' }),
      stored('hers', 1, { custody: 'identity-preserved', seasonId: 'hers' }),
    ];
    const lots = stockOf(apart);
    const may = (one: string, other: string): boolean => {
      const [a, b] = [lots.get(one), lots.get(other)];
      return a !== undefined && b !== undefined && mayJoin(a, b);
    };
    expect(may('plain', 'organic')).toBe(false);
    expect(may('organic', 'other organic')).toBe(false);
    expect(may('mine', 'hers')).toBe(false);
    expect(may('mine', 'mine too')).toBe(true);
  });
});
