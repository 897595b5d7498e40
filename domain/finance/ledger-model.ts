import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';

/** Money of the sandbox is for trying things out; it never meets real money. */
export const moneys = ['sandbox', 'real'] as const;

export type Money = (typeof moneys)[number];

/**
 * Where money can be. `wallet`: a person's. `escrow`: set aside for one offer. `platform`: the house's own purposes.
 * `clearing`: what a payment provider holds for us, below nothing by that. `cost`: what the house paid to others, below
 * nothing by that. No other kind is ever below nothing.
 */
export const ledgerAccountKinds = ['wallet', 'escrow', 'platform', 'clearing', 'cost'] as const;

export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

/** What a move of money was for. */
export const moveKinds = [
  'top-up',
  'payout',
  'payout-sent',
  'pledge',
  'tranche',
  'repayment',
  'return',
  'loan',
  'loan-repayment',
  'loan-loss',
  'loan-recovery',
  'hand-in',
  'refund',
  'fee',
  'provider-fee',
  'premium',
  'cover-payout',
  'cover-fund',
  'transfer',
  'reversal',
] as const;

export type MoveKind = (typeof moveKinds)[number];

/** An account of the ledger as it stands; `moves` counts those it has had. */
export type LedgerAccount = {
  readonly id: string;
  readonly kind: LedgerAccountKind;
  readonly money: Money;
  readonly key: string;
  readonly ownerId: string | null;
  readonly balanceKobo: number;
  readonly moves: number;
};

/** A move of money that somebody asks for. Its id is their own, so the same one twice happens once. */
export type MoveDraft = {
  readonly id: string;
  readonly kind: MoveKind;
  /** In a person's words where there are any; at most 200 letters. */
  readonly reason: string;
  /** What it is about: a payment, an offer, a holding. */
  readonly subjectId: string | null;
  /** Ids of accounts of the ledger. */
  readonly from: string;
  readonly to: string;
  readonly amountKobo: number;
  /** The move that this one undoes; set by `reversalOf` alone. */
  readonly reverses: string | null;
};

/** A move with its place among all of each account, and what each account had after it. */
export type SettledMove = MoveDraft & {
  readonly money: Money;
  readonly fromNumber: number;
  readonly fromBalanceKobo: number;
  readonly toNumber: number;
  readonly toBalanceKobo: number;
};

/** A line of a wallet's statement: `amountKobo` is below nothing for what went out. */
export const ledgerLine = z.strictObject({
  moveId: id,
  number: z.int(),
  kind: z.enum(moveKinds),
  reason: z.string(),
  subjectId: z.nullable(id),
  amountKobo: z.int(),
  balanceKobo: z.int(),
  reverses: z.nullable(id),
  madeAt: instant,
});

export type LedgerLine = z.output<typeof ledgerLine>;

export const wallet = z.strictObject({
  ownerId: id,
  money: z.enum(moneys),
  balanceKobo: z.int(),
  latest: z.array(ledgerLine),
});

export type Wallet = z.output<typeof wallet>;

/** What must hold of the whole ledger at any time, whatever happened. */
export const ledgerRules = [
  'balances-sum-to-nothing',
  'balance-is-sum-of-moves',
  'none-overdrawn',
  'moves-without-a-hole',
  'moves-balanced',
  'reversals-exact-and-once',
  'moves-in-the-audit',
  'ids-unique',
] as const;

export type LedgerRule = (typeof ledgerRules)[number];

export const ledgerProof = z.strictObject({
  id,
  accounts: z.int(),
  moves: z.int(),
  isRight: z.boolean(),
  violations: z.record(z.enum(ledgerRules), z.int()),
  provedAt: instant,
});

export type LedgerProof = z.output<typeof ledgerProof>;
