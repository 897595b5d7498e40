import { decideFund as contract } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { move, openClearing } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { openFund } from './cover-money.ts';
import { holdEntry, setEntryDecided } from './fund-store.ts';
import { demandMayInsure } from './may-insure.ts';
import { showEntry } from './show-entry.ts';

export const decideFund = handle(
  contract,
  async ({ entryId, decision }, context) => {
    const { db, clock, requestId, payments } = context;
    const [by, at] = [viewerOf(context).accountId, clock.now()];
    const entry = await holdEntry(db, entryId);
    if (entry === null) throw new Problem('not-found');
    if (entry.state !== 'asked') throw new Problem('fund-decided');
    if (entry.askedBy === by && decision === 'agree') throw new Problem('two-people-needed');
    const moveId = decision === 'agree' ? newId() : null;
    await setEntryDecided(db, entryId, { by, at, moveId });
    const answer = await showEntry(db, entryId);
    if (moveId === null) return answer;
    const money = await demandMayInsure(context, entry.money);
    // The money stands with whoever takes payments for the house, as all money that came in does.
    const from = await openClearing(db, payments[0]?.name ?? 'sandbox', money, at);
    const to = await openFund(db, money, at);
    const { amountKobo, origin: reason, id: subjectId } = entry;
    const asked = { id: moveId, kind: 'cover-fund', reason, subjectId, from, to, amountKobo } as const;
    await move(db, asked, { by, endpoint: contract.name, requestId, at });
    return answer;
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
