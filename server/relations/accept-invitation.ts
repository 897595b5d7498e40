import { acceptInvitation as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { addRole, holdAccount } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findByCode } from './invitation-code.ts';
import { isEmployed } from './staff-store.ts';
import { takeUp } from './take-up-invitation.ts';

/** Whoever has the code was reached where the owner sent it; with which account of theirs they work is their own choice. */
export const acceptInvitation = handle(contract, async (typed, context) => {
  const { db } = context;
  const { invitation } = await findByCode(context, typed);
  const account = await holdAccount(db, viewerOf(context).accountId);
  if (account === null || account.state !== 'active') throw new Problem('not-approved');
  if (await isEmployed(db, account.id)) throw new Problem('staff-elsewhere');
  const name = `${account.first_name} ${account.last_name}`;
  const company = await takeUp(context, invitation, { accountId: account.id, name });
  await addRole(db, account.id, 'agro-processor');
  return company;
});
