import { checkPayable, payPremium as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { movePremium } from './cover-money.ts';
import { holdCover, setPaid } from './cover-store.ts';
import { demandMayInsure } from './may-insure.ts';
import { showCover } from './show-covers.ts';
import { tellBegun } from './tell-cover.ts';

export const payPremium = handle(
  contract,
  async ({ coverId }, context) => {
    const { db, clock, requestId } = context;
    const [by, at] = [viewerOf(context).accountId, clock.now()];
    const cover = await holdCover(db, coverId);
    if (cover === null) throw new Problem('not-found');
    checkPayable(cover, dayOf(at));
    await demandMayInsure(context, cover.money);
    const moveId = cover.ownKobo === 0 ? null : newId();
    await setPaid(db, coverId, moveId, at);
    const answer = await showCover(context, coverId);
    if (cover.state === 'unpaid') await tellBegun(context, answer);
    const origin = { by, endpoint: contract.name, requestId, at };
    if (moveId !== null) await movePremium(db, cover, { moveId, kind: 'premium' }, origin);
    return answer;
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
