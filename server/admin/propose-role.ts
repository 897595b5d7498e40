import { proposeRole as contract, type RoleChange } from '@shuka/domain/admin';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword, findAccountByEmail } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertRoleChange } from './role-store.ts';
import { roleChangeNow } from './show-roles.ts';

type Standing = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/**
 * Whether a role can be given to or taken from an account as it stands. Who lost their only role has a closed account, which
 * opens again with the role.
 * @throws Problem `no-such-person`, `is-farmer`, `has-role`, `lacks-role`.
 */
export const checkRoleChange = (
  { state, roles }: Pick<Standing, 'state' | 'roles'>,
  { role, change }: Pick<RoleChange, 'role' | 'change'>,
): void => {
  if (change === 'take' && !roles.includes(role)) throw new Problem('lacks-role');
  if (change === 'take') return;
  if (state !== 'active' && roles.length > 0) throw new Problem('no-such-person');
  if (roles.includes(role)) throw new Problem('has-role');
  // A farmer's password may be a short one.
  if (roles.includes('farmer')) throw new Problem('is-farmer');
};

export const proposeRole = handle(
  contract,
  async ({ id, email, role, change, until, reason }, context) => {
    const { db, clock } = context;
    const askedBy = viewerOf(context).accountId;
    const account = await findAccountByEmail(db, email);
    if (account === null) throw new Problem('no-such-person');
    if (account.id === askedBy) throw new Problem('own-account');
    checkRoleChange(account, { role, change });
    if (until !== null && (change === 'take' || until < dayOf(clock.now())))
      throw refusedField('until', 'roles.untilWrong');
    const draft = { id, accountId: account.id, role, change, until, reason, askedBy };
    if (!(await insertRoleChange(db, draft, clock.now()))) throw new Problem('role-waits');
    return roleChangeNow(context, id);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
