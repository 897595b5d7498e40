import { Problem } from '@shuka/domain/kit/problem.ts';
import { keyHolderOf, type Context } from '#kit/context.ts';

/** Whose keys and webhooks a program of this key may manage. */
export const holderOfKey = (context: Pick<Context, 'keyHolder'>): string => {
  const { companyId, programmeId } = keyHolderOf(context);
  const holderId = companyId ?? programmeId;
  if (holderId === null) throw new Problem('not-signed-in');
  return holderId;
};
