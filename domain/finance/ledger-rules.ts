import { Problem } from '#kit/problem.ts';
import type { LedgerAccount, MoveDraft, SettledMove } from './ledger-model.ts';
import { mostKobo } from './model.ts';

/** Accounts of a payment provider, and what the house paid to others, alone may be below nothing. */
const mayOverdraw = ({ kind }: Pick<LedgerAccount, 'kind'>): boolean => kind === 'clearing' || kind === 'cost';

/** Whether so many kobo can be moved: a whole number of them, at least one, and no more than can be counted safely. */
export const isAmount = (kobo: number): boolean => Number.isSafeInteger(kobo) && kobo >= 1 && kobo <= mostKobo;

const takeFrom = (account: LedgerAccount, kobo: number): LedgerAccount => {
  const balanceKobo = account.balanceKobo - kobo;
  if (balanceKobo < 0 && !mayOverdraw(account)) throw new Problem('not-enough-money');
  if (Math.abs(balanceKobo) > mostKobo) throw new Problem('ledger-account-full');
  return { ...account, balanceKobo, moves: account.moves + 1 };
};

/**
 * Settles moves one after the other on accounts as they stand. The rule of the ledger, free of any database.
 * @throws Problem `not-enough-money`; `ledger-account-full` past what can be counted safely; RangeError for what no caller
 * may ask: no whole amount of at least one kobo, an account to itself, an account that is not there, sandbox and real money.
 */
export const settleMoves = (accounts: readonly LedgerAccount[], drafts: readonly MoveDraft[]): SettledMove[] => {
  const standing = new Map(accounts.map((account) => [account.id, account]));
  return drafts.map((draft) => {
    const from = standing.get(draft.from);
    const to = standing.get(draft.to);
    if (from === undefined || to === undefined) throw new RangeError('a move between accounts that are not there');
    if (from.id === to.id) throw new RangeError('a move from an account to itself');
    if (from.money !== to.money) throw new RangeError('a move between the sandbox and real money');
    if (!isAmount(draft.amountKobo)) throw new RangeError(`not an amount to move: ${draft.amountKobo} kobo`);
    const less = takeFrom(from, draft.amountKobo);
    const more = takeFrom(to, -draft.amountKobo);
    standing.set(less.id, less).set(more.id, more);
    return {
      ...draft,
      money: from.money,
      fromNumber: less.moves,
      fromBalanceKobo: less.balanceKobo,
      toNumber: more.moves,
      toBalanceKobo: more.balanceKobo,
    };
  });
};

/**
 * The move that undoes another: the same amount, the other way round.
 * @throws Problem `reversed-already` for what is a reversal itself: what it undid is asked for anew.
 */
export const reversalOf = (move: MoveDraft, reversalId: string, reason: string): MoveDraft => {
  if (move.reverses !== null) throw new Problem('reversed-already');
  const { from, to, subjectId, amountKobo } = move;
  return { id: reversalId, kind: 'reversal', reason, subjectId, from: to, to: from, amountKobo, reverses: move.id };
};

/**
 * Kinds of moves that no payment, payout, pledge, milestone or share stands behind: each of those has a record of its own,
 * which would say something else than the ledger if its move alone were undone. They are taken back by their own acts.
 */
const aloneKinds: readonly MoveDraft['kind'][] = ['transfer', 'provider-fee'];

/** Whether a move may be undone on its own. */
export const mayReverseAlone = ({ kind }: Pick<MoveDraft, 'kind'>): boolean => aloneKinds.includes(kind);

/** Whether a move says what an earlier one with its id said. */
export const isSameMove = (one: MoveDraft, other: MoveDraft): boolean =>
  one.id === other.id &&
  one.kind === other.kind &&
  one.reason === other.reason &&
  one.subjectId === other.subjectId &&
  one.from === other.from &&
  one.to === other.to &&
  one.amountKobo === other.amountKobo &&
  one.reverses === other.reverses;
