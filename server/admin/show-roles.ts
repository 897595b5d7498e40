import type { RoleChange } from '@shuka/domain/admin';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { holdRoleChange, type RoleChangeRow } from './role-store.ts';

/** Changes of roles as admins see them. */
export const showRoleChanges = async (context: Context, found: readonly RoleChangeRow[]): Promise<RoleChange[]> => {
  const { accountId: viewerId } = viewerOf(context);
  const ids = found.flatMap(({ accountId, askedBy, decidedBy }) => [accountId, askedBy, decidedBy ?? accountId]);
  const names = await fullNamesOf(context.db, ids);
  return found.map(({ askedBy, decidedBy, ...one }) => ({
    ...one,
    name: names.get(one.accountId) ?? '',
    askedByName: names.get(askedBy) ?? '',
    decidedByName: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
    mayDecide: one.state === 'asked' && askedBy !== viewerId && one.accountId !== viewerId,
  }));
};

/** @throws Problem `not-found`. */
export const demandRoleChange = async ({ db }: Pick<Context, 'db'>, id: string): Promise<RoleChangeRow> => {
  const found = await holdRoleChange(db, id);
  if (found === null) throw new Problem('not-found');
  return found;
};

export const roleChangeNow = async (context: Context, id: string): Promise<RoleChange> => {
  const [shown] = await showRoleChanges(context, [await demandRoleChange(context, id)]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
