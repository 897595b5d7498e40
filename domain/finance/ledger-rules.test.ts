import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerAccountKinds, moveKinds, type LedgerAccount, type MoveDraft } from './ledger-model.ts';
import { isAmount, isSameMove, mayReverseAlone, reversalOf, settleMoves } from './ledger-rules.ts';
import { mostKobo } from './model.ts';

const account = (id: string, kind: LedgerAccount['kind'], balanceKobo = 0): LedgerAccount => ({
  id,
  kind,
  money: 'sandbox',
  key: id,
  ownerId: null,
  balanceKobo,
  moves: 0,
});

const draft = (from: string, to: string, amountKobo: number, id = 'a move'): MoveDraft => ({
  id,
  kind: 'transfer',
  reason: '',
  subjectId: null,
  from,
  to,
  amountKobo,
  reverses: null,
});

const standing = [account('Paystack', 'clearing'), account('Bola', 'wallet', 5000), account('maize', 'escrow', 100)];

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a move', () => {
  test('of all there is leaves nothing, of one kobo more is refused', () => {
    expect(settleMoves(standing, [draft('Bola', 'maize', 5000)])).toMatchObject([
      { fromBalanceKobo: 0, toBalanceKobo: 5100, fromNumber: 1, toNumber: 1 },
    ]);
    expect(codeOf(() => settleMoves(standing, [draft('Bola', 'maize', 5001)]))).toBe('not-enough-money');
  });

  test('from a provider may be of more than ever came in, up to what can be counted', () => {
    expect(settleMoves(standing, [draft('Paystack', 'Bola', 7000)])).toMatchObject([{ fromBalanceKobo: -7000 }]);
    expect(codeOf(() => settleMoves(standing, [draft('Paystack', 'Bola', mostKobo)]))).toBe('ledger-account-full');
  });

  test('is told with the accounts as they stand after it, by the number each counts it as', () => {
    const one = { ...draft('Bola', 'maize', 700), kind: 'pledge', reason: 'Maize', subjectId: 'maize' } as const;
    const again = draft('maize', 'Bola', 300, 'another');
    expect(
      settleMoves([account('Bola', 'wallet', 5000), { ...account('maize', 'escrow'), moves: 8 }], [one, again]),
    ).toEqual([
      { ...one, money: 'sandbox', fromNumber: 1, fromBalanceKobo: 4300, toNumber: 9, toBalanceKobo: 700 },
      { ...again, money: 'sandbox', fromNumber: 10, fromBalanceKobo: 400, toNumber: 2, toBalanceKobo: 4600 },
    ]);
  });

  test('leaves no account below nothing but that of a provider and of what the house paid', () => {
    const mayOwe = ledgerAccountKinds.filter(
      (kind) => codeOf(() => settleMoves([account('it', kind), ...standing], [draft('it', 'Bola', 1)])) === 'none',
    );
    expect(mayOwe).toEqual(['clearing', 'cost']);
  });

  test('fills an account to what can be counted, above nothing and below, and no further', () => {
    const full = [account('Paystack', 'clearing', -5), account('Bola', 'wallet', 5)];
    expect(settleMoves(full, [draft('Paystack', 'Bola', mostKobo - 5)])).toMatchObject([
      { fromBalanceKobo: -mostKobo, toBalanceKobo: mostKobo },
    ]);
    const emptyWallet = [account('Paystack', 'clearing', -5), account('Bola', 'wallet')];
    expect(codeOf(() => settleMoves(emptyWallet, [draft('Paystack', 'Bola', mostKobo)]))).toBe('ledger-account-full');
    expect(isAmount(mostKobo)).toBe(true);
  });

  test.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, mostKobo + 1])('of %d kobo is none', (amountKobo) => {
    expect(codeOf(() => settleMoves(standing, [draft('Bola', 'maize', amountKobo)]))).toMatch('not an amount to move');
  });

  test('leads from one account to another of the same money', () => {
    const real: LedgerAccount = { ...account('Musa', 'wallet'), money: 'real' };
    expect(codeOf(() => settleMoves(standing, [draft('Bola', 'Bola', 1)]))).toMatch('to itself');
    expect(codeOf(() => settleMoves(standing, [draft('Bola', 'Musa', 1)]))).toMatch('not there');
    expect(codeOf(() => settleMoves(standing, [draft('Musa', 'Bola', 1)]))).toMatch('not there');
    expect(codeOf(() => settleMoves([...standing, real], [draft('Bola', 'Musa', 1)]))).toMatch('real money');
  });
});

describe('any moves at all', () => {
  const names = standing.map(({ id }) => id);
  const some = fc.array(
    fc.record({
      from: fc.constantFrom(...names),
      to: fc.constantFrom(...names),
      amountKobo: fc.integer({ min: 1, max: 4000 }),
    }),
    { maxLength: 40 },
  );

  test('that are taken come to the same as counted on fingers, and all together to nothing', () => {
    fc.assert(
      fc.property(some, (asked) => {
        const held = new Map(standing.map(({ id, balanceKobo }) => [id, balanceKobo]));
        const whole = [...held.values()].reduce((sum, kobo) => sum + kobo, 0);
        let accounts = standing;
        for (const { from, to, amountKobo } of asked.filter((one) => one.from !== one.to)) {
          const isEnough = from === 'Paystack' || (held.get(from) ?? 0) >= amountKobo;
          expect(codeOf(() => settleMoves(accounts, [draft(from, to, amountKobo)])) === 'none').toBe(isEnough);
          if (!isEnough) continue;
          const [settled] = settleMoves(accounts, [draft(from, to, amountKobo)]);
          held.set(from, (held.get(from) ?? 0) - amountKobo).set(to, (held.get(to) ?? 0) + amountKobo);
          expect(settled).toMatchObject({ fromBalanceKobo: held.get(from), toBalanceKobo: held.get(to) });
          accounts = accounts.map((one) => ({
            ...one,
            balanceKobo: held.get(one.id) ?? 0,
            moves: one.id === from || one.id === to ? one.moves + 1 : one.moves,
          }));
        }
        expect([...held.values()].reduce((sum, kobo) => sum + kobo, 0)).toBe(whole);
      }),
    );
  });

  test('together are what they are one after the other', () => {
    fc.assert(
      fc.property(some, (asked) => {
        const drafts = asked
          .filter((one) => one.from !== one.to)
          .map(({ from, to, amountKobo }) => draft(from, to, amountKobo));
        const together = codeOf(() => settleMoves(standing, drafts));
        let accounts: readonly LedgerAccount[] = standing;
        const oneByOne = codeOf(() => {
          for (const one of drafts) {
            const [settled] = settleMoves(accounts, [one]);
            accounts = accounts.map((held) => {
              if (held.id === settled?.from)
                return { ...held, balanceKobo: settled.fromBalanceKobo, moves: settled.fromNumber };
              if (held.id === settled?.to)
                return { ...held, balanceKobo: settled.toBalanceKobo, moves: settled.toNumber };
              return held;
            });
          }
        });
        expect(together).toBe(oneByOne);
      }),
    );
  });
});

describe('a reversal', () => {
  test('leads the same amount back and names what it undoes', () => {
    const paid = draft('Bola', 'maize', 700, 'paid');
    const back = reversalOf(paid, 'back', 'A mistake.');
    expect(back).toEqual({
      ...draft('maize', 'Bola', 700, 'back'),
      kind: 'reversal',
      reason: 'A mistake.',
      reverses: 'paid',
    });
    expect(codeOf(() => reversalOf(back, 'again', ''))).toBe('reversed-already');
  });

  test('of a move alone is of one that nothing else tells of', () => {
    expect(moveKinds.filter((kind) => mayReverseAlone({ kind }))).toEqual(['provider-fee', 'transfer']);
  });
});

describe('the same move', () => {
  const paid = draft('Bola', 'maize', 700);

  test.each<Partial<MoveDraft>>([
    { id: 'another' },
    { kind: 'fee' },
    { reason: 'x' },
    { subjectId: 'x' },
    { from: 'Paystack' },
    { to: 'Paystack' },
    { amountKobo: 701 },
    { reverses: 'x' },
  ])('is none with %o', (change) => {
    expect(isSameMove(paid, { ...paid })).toBe(true);
    expect(isSameMove(paid, { ...paid, ...change })).toBe(false);
  });
});
