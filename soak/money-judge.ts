import { ledgerRules } from '@shuka/domain/finance';
import { rows, type Pool } from '@shuka/server/kit/db.ts';
import { findViolations } from '@shuka/server/world/money-desk.ts';

/** What was found wrong, each in a line; all empty when the ledger keeps its word. */
export type MoneyFindings = {
  /** Moves that were acknowledged and are not there. */
  readonly lost: string[];
  /** Moves that are there more than once, or that nobody was told of. */
  readonly extra: string[];
  /** Moves that are not what was asked for. */
  readonly changed: string[];
  /** Balances, after a move or at the end, that the same moves one after the other do not come to. */
  readonly drifted: string[];
  /** Answers that cannot be. */
  readonly wrong: string[];
  /** Deadlocks among them. */
  readonly failed: string[];
  /** Rules of the ledger that its own look finds broken. */
  readonly broken: string[];
};

export const noMoneyFindings = (): MoneyFindings => ({
  lost: [],
  extra: [],
  changed: [],
  drifted: [],
  wrong: [],
  failed: [],
  broken: [],
});

/** What was acknowledged of a move, by its id. */
export type Told = { readonly from: string; readonly to: string; readonly amountKobo: number };

type Written = Told & {
  readonly id: string;
  readonly fromNumber: number;
  readonly fromBalance: number;
  readonly toNumber: number;
  readonly toBalance: number;
};

type Standing = { readonly id: string; readonly kind: string; readonly balance: number };

const readMoves = (pool: Pool): Promise<Written[]> =>
  rows<Written>(pool, {
    text: `select id, from_account as "from", to_account as "to", amount_kobo as "amountKobo", from_number as "fromNumber",
      from_balance_kobo as "fromBalance", to_number as "toNumber", to_balance_kobo as "toBalance" from finance.move`,
    values: [],
  });

const readAccounts = (pool: Pool): Promise<Standing[]> =>
  rows<Standing>(pool, { text: 'select id, kind, balance_kobo as balance from finance.ledger_account', values: [] });

const compare = (told: ReadonlyMap<string, Told>, written: readonly Written[], findings: MoneyFindings): void => {
  const seen = new Set<string>();
  for (const { id, from, to, amountKobo } of written) {
    const one = told.get(id);
    if (seen.has(id)) findings.extra.push(`${id} is there twice`);
    else if (one === undefined) findings.extra.push(`${id} was told to nobody`);
    else if (one.from !== from || one.to !== to || one.amountKobo !== amountKobo)
      findings.changed.push(`${id} is not what was asked for`);
    seen.add(id);
  }
  for (const id of told.keys()) if (!seen.has(id)) findings.lost.push(`${id} is not there`);
};

type Side = { readonly move: Written; readonly number: number };

/** The moves of each account, in the order it had them. */
const sidesOf = (written: readonly Written[]): Map<string, Side[]> => {
  const sides = new Map<string, Side[]>();
  const add = (account: string, side: Side): void => {
    const list = sides.get(account) ?? [];
    list.push(side);
    sides.set(account, list);
  };
  for (const move of written) {
    add(move.from, { move, number: move.fromNumber });
    add(move.to, { move, number: move.toNumber });
  }
  for (const list of sides.values()) list.sort((one, other) => one.number - other.number);
  return sides;
};

/** Moves money from one account to another as a child would, and says where the ledger came to something else. */
const countOne = (
  move: Written,
  kinds: ReadonlyMap<string, string>,
  held: Map<string, number>,
  findings: MoneyFindings,
): void => {
  const from = (held.get(move.from) ?? 0) - move.amountKobo;
  const to = (held.get(move.to) ?? 0) + move.amountKobo;
  held.set(move.from, from).set(move.to, to);
  if (from !== move.fromBalance || to !== move.toBalance) findings.drifted.push(`${move.id}: ${from} and ${to}`);
  if (from < 0 && !['clearing', 'cost'].includes(kinds.get(move.from) ?? ''))
    findings.drifted.push(`${move.id} left ${from}`);
};

/** All moves one after the other, each once those before it on both its accounts are done. */
const replay = (written: readonly Written[], accounts: readonly Standing[], findings: MoneyFindings): void => {
  const kinds = new Map(accounts.map(({ id, kind }) => [id, kind]));
  const sides = sidesOf(written);
  const places = new Map<string, number>();
  const held = new Map<string, number>();
  const nextOf = (account: string): Written | undefined => sides.get(account)?.[places.get(account) ?? 0]?.move;
  const waiting = [...sides.keys()];
  let counted = 0;
  for (let account = waiting.pop(); account !== undefined; account = waiting.pop()) {
    for (let move = nextOf(account); move !== undefined; move = nextOf(account)) {
      if (nextOf(move.from) !== move || nextOf(move.to) !== move) break;
      countOne(move, kinds, held, findings);
      for (const one of [move.from, move.to]) places.set(one, (places.get(one) ?? 0) + 1);
      waiting.push(move.from === account ? move.to : move.from);
      counted += 1;
    }
  }
  if (counted < written.length) findings.drifted.push(`${written.length - counted} moves have no order`);
  for (const { id, balance } of accounts)
    if ((held.get(id) ?? 0) !== balance)
      findings.drifted.push(`account ${id} has ${balance}, not ${held.get(id) ?? 0}`);
};

/** Holds what the ledger has against what was told to those who asked, and against a count of its moves in their order. */
export const judgeMoney = async (
  pool: Pool,
  told: ReadonlyMap<string, Told>,
  findings: MoneyFindings,
): Promise<number> => {
  const written = await readMoves(pool);
  compare(told, written, findings);
  replay(written, await readAccounts(pool), findings);
  const { violations } = await findViolations(pool);
  for (const rule of ledgerRules) if (violations[rule] !== 0) findings.broken.push(`${rule}: ${violations[rule]}`);
  return written.length;
};
