import { newId } from '@shuka/domain/kit/new-id.ts';
import type { MoneyAccounts, MoneyAct } from '@shuka/server/world/money-desk.ts';
import type { Random } from './random.ts';

export type MoveAsked = Extract<MoneyAct, { kind: 'move' }>['moves'][number];

/** What the workers of one run know together: acts that were done, to be sent again, changed or undone. */
export type Done = { readonly acts: MoneyAct[]; readonly moveIds: string[] };

/** An act, and why it is asked for: what was done already, and what must be refused, have answers of their own. */
export type Wish = { readonly act: MoneyAct; readonly why: 'anew' | 'again' | 'changed' | 'failing' };

const anyOf = <Value>(values: readonly Value[], random: Random): Value => {
  const picked = random.pick(values);
  if (picked === undefined) throw new Error('There is nothing to choose from.');
  return picked;
};

export const transfer = (kind: MoveAsked['kind'], from: string, to: string, amountKobo: number): MoveAsked => ({
  id: newId(),
  kind,
  reason: '',
  subjectId: null,
  from,
  to,
  amountKobo,
});

const kobo = (random: Random): number => 1 + random.below(500_000);

/** A harvest's money: what is in escrow goes to several people, and a part to the house. */
const share = ({ wallets, escrows, fees }: MoneyAccounts, random: Random): MoveAsked[] => {
  const from = anyOf(escrows, random);
  const parts = Array.from({ length: 2 + random.below(5) }, () =>
    transfer('return', from, anyOf(wallets, random), 1 + random.below(100_000)),
  );
  return [...parts, transfer('fee', from, fees, 1 + random.below(2000))];
};

const anew = (accounts: MoneyAccounts, random: Random): MoveAsked[] => {
  const { wallets, escrows, clearing } = accounts;
  const wallet = anyOf(wallets, random);
  const draw = random.next();
  if (draw < 0.25) return [transfer('top-up', clearing, wallet, kobo(random))];
  if (draw < 0.55) return [transfer('pledge', wallet, anyOf(escrows, random), kobo(random))];
  if (draw < 0.65) return [transfer('payout', wallet, clearing, kobo(random))];
  if (draw < 0.8) {
    const others = wallets.filter((one) => one !== wallet);
    return [transfer('transfer', wallet, anyOf(others, random), kobo(random))];
  }
  return share(accounts, random);
};

const changed = (act: MoneyAct): MoneyAct =>
  act.kind === 'move'
    ? { kind: 'move', moves: act.moves.map((one) => ({ ...one, amountKobo: one.amountKobo + 1 })) }
    : act;

/** What comes next, most of it new, some of it what a bad line or a second thought brings. */
export const nextWish = (accounts: MoneyAccounts, done: Done, random: Random): Wish => {
  const draw = random.next();
  const earlier = random.pick(done.acts);
  const moveId = random.pick(done.moveIds);
  if (draw < 0.08 && earlier !== undefined) return { act: earlier, why: 'again' };
  if (draw < 0.11 && earlier?.kind === 'move') return { act: changed(earlier), why: 'changed' };
  if (draw < 0.16 && moveId !== undefined) return { act: { kind: 'reverse', id: newId(), moveId }, why: 'anew' };
  const moves = anew(accounts, random);
  return draw < 0.19
    ? { act: { kind: 'move', moves, fails: true }, why: 'failing' }
    : { act: { kind: 'move', moves }, why: 'anew' };
};
