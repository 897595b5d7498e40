import { findNames } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';

/** In whose name something is said to many: a manager's own, or the platform's. */
export const senderOf = async (context: Context): Promise<string> => {
  const { roles, accountId } = viewerOf(context);
  if (roles.includes('admin')) return context.productName;
  const [person] = await findNames(context.db, [accountId]);
  return person === undefined ? context.productName : `${person.firstName} ${person.lastName}`;
};
