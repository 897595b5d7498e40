import { decideList as contract, insuranceLimits } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { balanceOf, moveAll, openWallets, type MoveAsked } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { openFund } from './cover-money.ts';
import { setSettled } from './cover-store.ts';
import { findLines, holdList, setDecided, type LineRow } from './list-store.ts';
import { demandMayInsure } from './may-insure.ts';
import { hasChangedSince } from './rain-import-store.ts';
import { showList } from './show-lists.ts';
import { tellPayouts } from './tell-payouts.ts';

/** A list that waits, held; never one's own. @throws Problem `second-person-needed`, `list-decided`. */
const holdWaiting = async (db: Db, listId: string, by: string): Promise<void> => {
  const list = await holdList(db, listId);
  if (list === null) throw new Problem('not-found');
  if (list.state !== 'drawn') throw new Problem('list-decided');
  if (list.drawnBy === by) throw new Problem('two-people-needed');
};

/** Every move of a list: what is paid, the premium that is kept of it, and premiums that go back. */
const movesOf = async (db: Db, lines: readonly LineRow[], money: LineRow['money'], at: Date): Promise<MoveAsked[]> => {
  const fund = await openFund(db, money, at);
  const owners = lines.flatMap(({ keeperId, paidKobo, backKobo }) => (paidKobo + backKobo > 0 ? [keeperId] : []));
  const wallets = await openWallets(db, owners, money, at);
  return lines.flatMap(({ coverId: subjectId, keeperId, productName, plotName, paidKobo, backKobo, owedKobo }) => {
    const wallet = wallets.get(keeperId) ?? ''; // a move to nowhere is refused
    const about = { subjectId, reason: `${productName}: ${plotName}`.slice(0, 200) };
    const out = { ...about, from: fund, to: wallet };
    const moves: MoveAsked[] = [
      { ...out, id: newId(), kind: 'cover-payout', amountKobo: paidKobo },
      { ...about, id: newId(), kind: 'premium', from: wallet, to: fund, amountKobo: owedKobo },
      { ...out, id: newId(), kind: 'refund', amountKobo: backKobo },
    ];
    return moves.filter(({ amountKobo }) => amountKobo > 0);
  });
};

/** Settles and pays all lines of a list. The money is the last thing. */
const payList = async (context: Context, listId: string, by: string): Promise<void> => {
  const { db, clock, requestId } = context;
  const at = clock.now();
  const money = await demandMayInsure(context);
  const lines = await findLines(db, listId, null, insuranceLimits.mostLines.value);
  if (lines.some((line) => line.money !== money)) throw new Problem('insurance-closed');
  if (await hasChangedSince(db, listId)) throw new Problem('rain-changed');
  const settled = lines.map(({ coverId, outcome, paidKobo }) => ({
    coverId,
    outcome,
    paidKobo,
    endsPremium: outcome !== 'nothing',
  }));
  await setSettled(db, settled, at);
  const needed = lines.reduce((sum, { paidKobo, backKobo }) => sum + paidKobo + backKobo, 0);
  if (needed > (await balanceOf(db, await openFund(db, money, at)))) throw new Problem('fund-too-small');
  const moves = await movesOf(db, lines, money, at);
  await moveAll(db, moves, { by, endpoint: contract.name, requestId, at });
};

export const decideList = handle(
  contract,
  async ({ listId, decision, reason }, context) => {
    const { db, clock } = context;
    const by = viewerOf(context).accountId;
    await holdWaiting(db, listId, by);
    const state = decision === 'approve' ? 'paid' : 'refused';
    await setDecided(db, listId, { state, by, reason, at: clock.now() });
    const answer = await showList(db, listId);
    if (state === 'paid') await tellPayouts(context, listId);
    if (state === 'paid') await payList(context, listId, by);
    return answer;
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
