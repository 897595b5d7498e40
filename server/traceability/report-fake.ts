import { reportFake as contract } from '@shuka/domain/traceability';
import { findAdmins, tellPerson } from '#accounts';
import { findOwners } from '#relations';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkPlace } from './coarse-place.ts';
import { insertReport } from './genuine-store.ts';
import { findStart } from './story-start.ts';

/** The maker, whose goods are aped, and the staff, who look into it. */
const tellOf = async (context: Context, companyId: string | null, thing: string): Promise<void> => {
  const owners = companyId === null ? [] : await findOwners(context.db, [companyId]);
  for (const ownerId of owners) await tellPerson(context, ownerId, 'sms.fakeReported', () => ({ thing }));
  for (const { accountId } of await findAdmins(context.db))
    await tellPerson(context, accountId, 'sms.fakeToLookAt', () => ({ thing }));
};

export const reportFake = handle(contract, async ({ id, at, says, stateCode, lga }, context) => {
  const { db, clock, publicUrl } = context;
  checkPlace({ stateCode, lga });
  const start = await findStart(db, publicUrl, at);
  const companyId = start?.companyId ?? null;
  const name = start?.name ?? '';
  const code = start?.at ?? at;
  const isNew = await insertReport(db, { id, code, companyId, name, says, stateCode, lga }, clock.now());
  if (isNew) await tellOf(context, companyId, name === '' ? code : name);
  return { id };
});
