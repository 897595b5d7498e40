import { settleHandIn as contract } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { move, openClearing } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findOldest, takeFromUnder } from './receipt-store.ts';
import { openTillCase } from './till-case-store.ts';
import { bankAccount, tillAccountOf } from './till-money.ts';
import { holdHandIn, holdTill, setSettled, setTill, showHandIn, type HandInRow } from './till-store.ts';

/** Moves what is in the bank out of the till. @returns the id of the move. */
const bring = async (context: Context, { managerId, money, slip, id }: HandInRow, amountKobo: number) => {
  const { db, clock, requestId } = context;
  const [at, moveId] = [clock.now(), newId()];
  const from = await openClearing(db, bankAccount, money, at);
  const to = await openClearing(db, tillAccountOf(managerId), money, at);
  const asked = { id: moveId, kind: 'hand-in', reason: slip, subjectId: id, from, to, amountKobo } as const;
  await move(db, asked, { by: viewerOf(context).accountId, endpoint: contract.name, requestId, at });
  return moveId;
};

export const settleHandIn = handle(
  contract,
  async ({ handInId, bankedKobo, words }, context) => {
    const { db, clock } = context;
    const [byId, at] = [viewerOf(context).accountId, clock.now()];
    const held = await holdHandIn(db, handInId);
    if (held === null) throw new Problem('not-found');
    if (held.state !== 'declared') throw new Problem('hand-in-settled');
    const { managerId, money, countedKobo } = held;
    if (managerId === byId) throw new Problem('not-ones-own-till');
    const till = await holdTill(db, managerId, money);
    const moveId = bankedKobo === null ? null : await bring(context, held, bankedKobo);
    const state = bankedKobo === null ? 'refused' : 'confirmed';
    await setSettled(db, handInId, { state, bankedKobo, words, byId, moveId, at });
    if (bankedKobo === null) await takeFromUnder(db, handInId);
    const since = await findOldest(db, managerId, money);
    await setTill(db, managerId, money, { cashKobo: till.cashKobo - (bankedKobo ?? 0), since });
    const amountKobo = (bankedKobo ?? 0) - countedKobo;
    if (amountKobo !== 0) await openTillCase(db, { kind: 'till-differs', managerId, handInId, amountKobo }, at);
    return showHandIn({ ...held, state, bankedKobo, words });
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
