import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, page, pageQuery } from '#kit/text.ts';
import { ledgerAccountKinds, moneys, moveKinds } from './ledger-model.ts';

/** One side of a move as the staff sees it: whose wallet, which offer or purpose or provider. */
const side = z.strictObject({
  kind: z.enum(ledgerAccountKinds),
  /** The owner of a wallet; null for what is nobody's. */
  ownerId: z.nullable(id),
  /** A person's name, else what the account goes by. */
  name: z.string(),
});

export type MoveSide = z.output<typeof side>;

const ledgerMove = z.strictObject({
  id,
  kind: z.enum(moveKinds),
  reason: z.string(),
  money: z.enum(moneys),
  amountKobo: z.int(),
  from: side,
  to: side,
  madeAt: instant,
  /** Something undid it already. */
  isReversed: z.boolean(),
  /** It belongs to nothing that would have to change with it. */
  mayReverse: z.boolean(),
});

export type LedgerMove = z.output<typeof ledgerMove>;

/** `asked`: it waits for a second admin. `agreed`: the move is undone. */
const reversalStates = ['asked', 'agreed', 'refused'] as const;

export type ReversalState = (typeof reversalStates)[number];

export const reversal = z.strictObject({
  id,
  move: ledgerMove,
  reason: z.string(),
  state: z.enum(reversalStates),
  askedBy: id,
  askedByName: z.string(),
  askedAt: instant,
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});

export type Reversal = z.output<typeof reversal>;

export const reversalDecisions = ['agree', 'refuse'] as const;

const perAdmin = [{ by: 'account', times: 60, seconds: 900 }] as const;

export const readMove = endpoint({
  name: 'finance.readMove',
  method: 'GET',
  path: '/api/admin/ledger/moves/:moveId',
  who: { admin: 'any' },
  object: { kind: 'move', idField: 'moveId' },
  input: z.strictObject({ moveId: id }),
  output: ledgerMove,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One move of the ledger, both its sides, and whether it may be undone on its own',
});

export const listReversals = endpoint({
  name: 'finance.listReversals',
  method: 'GET',
  path: '/api/admin/ledger/reversals',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(reversal),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What admins asked to undo, and what became of it; the last asked first',
});

export const askReversal = endpoint({
  name: 'finance.askReversal',
  method: 'POST',
  path: '/api/admin/ledger/reversals',
  who: { admin: 'any' },
  freshFactor: true,
  input: z
    .strictObject({ id, moveId: id, reason: optionalText(200), password })
    .check(z.refine(({ reason }) => reason !== '', { error: 'finance.reversalReasonRequired', path: ['reason'] })),
  output: reversal,
  errors: {
    'wrong-password': 400,
    'move-not-alone': 409,
    'reversed-already': 409,
    'reversal-asked-already': 409,
    'reversal-own-wallet': 409,
  },
  offline: 'never',
  audit: 'asked for a reversal',
  limits: perAdmin,
  creates: true,
  summary: 'Asks to undo a move that belongs to nothing else, with the reason; a second admin decides',
});

export const decideReversal = endpoint({
  name: 'finance.decideReversal',
  method: 'POST',
  path: '/api/admin/ledger/reversals/:reversalId/decision',
  who: { admin: 'any' },
  freshFactor: true,
  object: { kind: 'reversal', idField: 'reversalId' },
  input: z.strictObject({ reversalId: id, decision: z.enum(reversalDecisions), password }),
  output: reversal,
  errors: {
    'wrong-password': 400,
    'reversal-decided': 409,
    'reversal-by-another': 409,
    'reversal-own-wallet': 409,
    'reversed-already': 409,
    'not-enough-money': 409,
  },
  offline: 'never',
  audit: 'decided on a reversal',
  limits: perAdmin,
  summary: 'Undoes the move by one the other way round, or leaves it; never decided by who asked',
});
