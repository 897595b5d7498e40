import { tellPerson } from '#accounts';
import { findCompanyNames, findOwners } from '#relations';
import type { Context } from '#kit/context.ts';

/** Tells the owners of the other companies that know of what was recalled, once it is. @param thing what people call it. */
export const tellHolders = async (
  context: Context,
  byId: string,
  companyIds: readonly string[],
  thing: string,
): Promise<void> => {
  const others = companyIds.filter((companyId) => companyId !== byId);
  if (others.length === 0) return;
  const company = (await findCompanyNames(context.db, [byId])).get(byId) ?? '';
  for (const ownerId of await findOwners(context.db, others))
    await tellPerson(context, ownerId, 'sms.recalled', () => ({ company, thing }));
};
