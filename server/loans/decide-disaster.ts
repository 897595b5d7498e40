import { decideDisaster as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdDisaster, setDisasterDecided } from './disaster-store.ts';
import { answerDisaster } from './show-disasters.ts';

export const decideDisaster = handle(
  contract,
  async ({ disasterId, decision, words }, context) => {
    const { db, clock } = context;
    const byId = viewerOf(context).accountId;
    const held = await holdDisaster(db, disasterId);
    if (held === null) throw new Problem('not-found');
    if (held.state !== 'declared') throw new Problem('disaster-decided');
    if (held.declaredBy === byId) throw new Problem('second-person-needed');
    const state = decision === 'confirm' ? 'confirmed' : 'refused';
    await setDisasterDecided(db, disasterId, { state, byId, words }, clock.now());
    return answerDisaster(db, disasterId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
