import { endSpeaker as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endSpeaking } from './speaker-store.ts';

export const endSpeaker = handle(
  contract,
  async ({ dutyId, reason }, context) => {
    const decided = { dutyId, decidedBy: viewerOf(context).accountId, reason };
    if (!(await endSpeaking(context.db, decided, context.clock.now()))) throw new Problem('not-a-speaker');
    return {};
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
