import { appointSpeaker as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, holdPeople } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { nameOf } from './names-of.ts';
import { beginSpeaking } from './speaker-store.ts';

export const appointSpeaker = handle(
  contract,
  async ({ id, managerId, language, reason }, context) => {
    const { db, clock } = context;
    const { accountId: decidedBy } = viewerOf(context);
    const [held] = await holdPeople(db, [managerId]);
    const isManager = held?.state === 'active' && held.roles.includes('extension-manager');
    // Nobody gives the duty to themselves.
    if (!isManager || managerId === decidedBy) throw new Problem('not-a-manager');
    const duty = { id, speakerId: managerId, language, decidedBy, reason };
    if (!(await beginSpeaking(db, duty, clock.now()))) throw new Problem('is-speaker');
    const name = await nameOf(db, managerId);
    return { dutyId: id, speakerId: managerId, language, name, since: clock.now().toISOString(), reason };
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
