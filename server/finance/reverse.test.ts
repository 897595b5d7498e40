import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { statementOf } from './move.ts';
import { openTrialLedger } from './trial-ledger.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, amina, musa } = people;
const { pool } = house;
const owners = { investor: bola.accountId, farmer: amina.accountId, neighbour: musa.accountId };
const ledger = await openTrialLedger(pool, owners, house.clock.now());
const { accounts, asked, make, stand, undo } = ledger;

beforeEach(ledger.beginAnew);

describe('a reversal', () => {
  test('gives back what a move took, and both stay to be read', async () => {
    const { move: paid } = await make(asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow }));
    const { move: undone } = await undo(paid.id);
    expect(undone).toMatchObject({ kind: 'reversal', reverses: paid.id, from: accounts.escrow, to: accounts.investor });
    expect(await stand()).toMatchObject({ investor: 100_000, escrow: 0 });
    const [last, before] = await statementOf(pool, accounts.investor, null, 2);
    expect(last).toMatchObject({ moveId: undone.id, amountKobo: 100_000, balanceKobo: 100_000, reverses: paid.id });
    expect(before).toMatchObject({ moveId: paid.id, amountKobo: -100_000, balanceKobo: 0, reverses: null });
  });

  test('is made once, by whoever comes first of ten', async () => {
    const { move: paid } = await make(asked());
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => undo(paid.id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stand()).toMatchObject({ investor: 100_000 });
    await expect(undo(paid.id)).rejects.toMatchObject({ code: 'reversed-already' });
  });

  test('asked for again by its own id is the same', async () => {
    const { move: paid } = await make(asked());
    const id = newId();
    const first = await undo(paid.id, id);
    expect(await undo(paid.id, id)).toEqual({ move: first.move, isNew: false });
  });

  test('is not reversed itself, nor is what was never moved', async () => {
    const { move: paid } = await make(asked());
    const { move: undone } = await undo(paid.id);
    await expect(undo(undone.id)).rejects.toMatchObject({ code: 'reversed-already' });
    await expect(undo(newId())).rejects.toMatchObject({ code: 'not-found' });
  });

  test('of what was spent since is refused', async () => {
    const { move: paid } = await make(asked());
    await make(asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow, amountKobo: 150_000 }));
    await expect(undo(paid.id)).rejects.toMatchObject({ code: 'not-enough-money' });
  });
});
