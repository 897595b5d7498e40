import { appointAgronomist as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, holdPeople } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { beginDuty } from './duty-store.ts';
import { nameOf } from './names-of.ts';

export const appointAgronomist = handle(
  contract,
  async ({ id, managerId, reason }, context) => {
    const { db, clock } = context;
    const [held] = await holdPeople(db, [managerId]);
    const isManager = held?.state === 'active' && held.roles.includes('extension-manager');
    if (!isManager) throw new Problem('not-a-manager');
    const duty = { id, agronomistId: managerId, decidedBy: viewerOf(context).accountId, reason };
    if (!(await beginDuty(db, duty, clock.now()))) throw new Problem('is-agronomist');
    return { agronomistId: managerId, name: await nameOf(db, managerId), since: clock.now().toISOString(), reason };
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
