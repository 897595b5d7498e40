import { settleRole as contract } from '@shuka/domain/admin';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword, giveStaffRole, holdAccount, holdAdmins, takeStaffRole, tellOwner } from '#accounts';
import { writeAudit } from '#kit/audit.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkRoleChange } from './propose-role.ts';
import { endGiven, setRoleDecided, type RoleChangeRow } from './role-store.ts';
import { demandRoleChange, roleChangeNow } from './show-roles.ts';

/** @throws Problem `last-admin` where nobody would be left, or whoever decides was an admin until just now. */
const checkAdminsStay = (admins: readonly string[], by: string, losing: string | null): void => {
  if (!admins.includes(by) || admins.every((one) => one === losing)) throw new Problem('last-admin');
};

/** Makes the change that was agreed to, ends every session of that person, and tells them. */
const carryOut = async (context: Context, asked: RoleChangeRow): Promise<void> => {
  const { db, clock } = context;
  const { accountId, role, change, reason, until } = asked;
  const account = await holdAccount(db, accountId);
  if (account === null) throw new Problem('no-such-person');
  checkRoleChange(account, asked);
  await endGiven(db, asked, clock.now());
  const turn = change === 'give' ? giveStaffRole : takeStaffRole;
  await turn(db, accountId, role, clock.now());
  // About the person, who reads it in their own log.
  const act = change === 'give' ? 'gave a staff role' : 'took a staff role';
  const by = viewerOf(context).accountId;
  const line = { act, endpoint: contract.name, objectId: asked.id, aboutId: accountId, requestId: context.requestId };
  await writeAudit(db, [{ ...line, at: clock.now(), accountId: by }]);
  tellOwner(context, account, change === 'give' ? 'roleGiven' : 'roleTaken', { reason, until: until ?? '-' });
};

export const settleRole = handle(
  contract,
  async ({ roleChangeId, isAgreed }, context) => {
    const { db, clock } = context;
    const { accountId: by } = viewerOf(context);
    const admins = await holdAdmins(db);
    const asked = await demandRoleChange(context, roleChangeId);
    if (asked.askedBy === by) throw new Problem('own-proposal');
    if (asked.accountId === by) throw new Problem('own-account');
    if (asked.state !== 'asked') throw new Problem('role-settled');
    checkAdminsStay(admins, by, isAgreed && asked.change === 'take' ? asked.accountId : null);
    if (isAgreed) await carryOut(context, asked);
    await setRoleDecided(db, roleChangeId, isAgreed, by, clock.now());
    return roleChangeNow(context, roleChangeId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
