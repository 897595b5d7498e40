import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOf, resultOf, shareByOrder, shareOut, type Part, type Pot } from './share-rules.ts';

const most = 10_000_000_000;
const kobo = fc.integer({ min: 0, max: most });
const amount = fc.integer({ min: 1, max: most });
const parts = fc
  .array(amount, { minLength: 1, maxLength: 60 })
  .map((amounts): Part[] => amounts.map((amountKobo, place) => ({ id: `holding ${place}`, amountKobo })));

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

describe('sharing out a sum', () => {
  test('gives each their part, and the odd kobo to who lost most by rounding down', () => {
    const three = [
      { id: 'amina', amountKobo: 1 },
      { id: 'bola', amountKobo: 1 },
      { id: 'chidi', amountKobo: 1 },
    ];
    expect([...shareOut(100, three)]).toEqual([
      ['amina', 34],
      ['bola', 33],
      ['chidi', 33],
    ]);
    const uneven = [
      { id: 'amina', amountKobo: 1_000 },
      { id: 'bola', amountKobo: 2_999 },
    ];
    expect([...shareOut(1_000, uneven).values()]).toEqual([250, 750]);
    expect([...shareOut(1, uneven).values()]).toEqual([0, 1]);
    expect([...shareOut(0, uneven).values()]).toEqual([0, 0]);
  });

  test('always gives the sum, to the kobo, and nobody a kobo more or less than their exact part', () => {
    fc.assert(
      fc.property(kobo, parts, (sumKobo, some) => {
        const shares = shareOut(sumKobo, some);
        const whole = some.reduce((sum, one) => sum + BigInt(one.amountKobo), 0n);
        expect(sumOf(shares.values())).toBe(sumKobo);
        for (const { id, amountKobo } of some) {
          const off = BigInt(shares.get(id) ?? -1) * whole - BigInt(sumKobo) * BigInt(amountKobo);
          expect(off < whole && off > -whole).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('gives the same whatever the order of those who share', () => {
    fc.assert(
      fc.property(kobo, parts, (sumKobo, some) => {
        const shares = shareOut(sumKobo, some);
        for (const [id, share] of shareOut(sumKobo, some.toReversed())) expect(shares.get(id)).toBe(share);
      }),
    );
  });

  test('among nobody is refused, and so is a debt', () => {
    expect(() => shareOut(1, [])).toThrow('nothing to share by');
    expect(() => shareOut(-1, [{ id: 'bola', amountKobo: 1 }])).toThrow('nothing to share by');
  });
});

const pot = fc.record({
  unspentKobo: kobo,
  proceedsKobo: kobo,
  principalKobo: amount,
  hopedBasisPoints: fc.nat(10_000),
});
const order = fc.constantFrom('investors-first' as const, 'farmer-floor-first' as const);

const potOf = ({ hopedBasisPoints, ...some }: { hopedBasisPoints: number } & Omit<Pot, 'expectedKobo'>): Pot => ({
  ...some,
  unspentKobo: Math.min(some.unspentKobo, some.principalKobo),
  expectedKobo: some.principalKobo + partOf(some.principalKobo, hopedBasisPoints),
});

describe('who is paid first when a harvest is in', () => {
  const principal = { unspentKobo: 0, principalKobo: 10_000_000, expectedKobo: 11_500_000 };

  test.each([
    ['a good harvest', 20_000_000, 11_500_000, 8_500_000],
    ['one that brings just what was hoped for', 11_500_000, 11_500_000, 0],
    ['one that brings some of the return', 10_500_000, 10_500_000, 0],
    ['one that brings less than was put in', 4_000_000, 4_000_000, 0],
    ['none', 0, 0, 0],
  ])('by investors first: %s', (_what, proceedsKobo, investorsKobo, farmerKobo) => {
    const shared = shareByOrder('investors-first', { ...principal, proceedsKobo });
    expect(shared).toEqual({ investorsKobo, farmerKobo });
  });

  test.each([
    ['a good harvest', 20_000_000, 11_500_000, 8_500_000],
    ['one that would just bring what was hoped for', 11_500_000, 9_200_000, 2_300_000],
    ['one that brings less than was put in', 4_000_000, 3_200_000, 800_000],
  ])('by the farmer’s fifth first: %s', (_what, proceedsKobo, investorsKobo, farmerKobo) => {
    const shared = shareByOrder('farmer-floor-first', { ...principal, proceedsKobo });
    expect(shared).toEqual({ investorsKobo, farmerKobo });
  });

  test('money that never went to the farm is the investors’ first, whatever the order', () => {
    const early = { ...principal, unspentKobo: 6_000_000, proceedsKobo: 1_000_000 };
    expect(shareByOrder('investors-first', early)).toEqual({ investorsKobo: 7_000_000, farmerKobo: 0 });
    expect(shareByOrder('farmer-floor-first', early)).toEqual({ investorsKobo: 6_800_000, farmerKobo: 200_000 });
  });

  test('always all of the pot and never more; no return before all that was put in is back', () => {
    fc.assert(
      fc.property(order, pot, (name, some) => {
        const one = potOf(some);
        const { investorsKobo, farmerKobo } = shareByOrder(name, one);
        expect(investorsKobo + farmerKobo).toBe(one.unspentKobo + one.proceedsKobo);
        expect(Math.min(investorsKobo, farmerKobo)).toBeGreaterThanOrEqual(0);
        expect(investorsKobo).toBeLessThanOrEqual(Math.max(one.expectedKobo, one.unspentKobo));
        const floorKobo = name === 'investors-first' ? 0 : partOf(one.proceedsKobo, 2_000);
        if (investorsKobo < one.principalKobo) expect(farmerKobo).toBe(floorKobo);
        expect(farmerKobo).toBeGreaterThanOrEqual(floorKobo);
      }),
      { numRuns: 500 },
    );
  });
});

describe('how an offer ended', () => {
  test.each([
    [11_500_000, 0, 'paid'],
    [11_500_000, 14, 'paid'],
    [11_500_000, 15, 'late'],
    [11_499_999, 0, 'short'],
    [10_000_000, 90, 'short'],
    [9_999_999, 0, 'lost'],
    [0, 0, 'lost'],
  ] as const)('with %d kobo for its investors, %d days after its term: %s', (investorsKobo, days, result) => {
    expect(resultOf({ investorsKobo, principalKobo: 10_000_000, expectedKobo: 11_500_000 }, days)).toBe(result);
  });
});
