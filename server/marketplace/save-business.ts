import {
  businessUnits,
  newBusiness,
  revisedBusiness,
  saveBusiness as contract,
  type Business,
  type BusinessChanges,
  type BusinessSaidBy,
} from '@shuka/domain/marketplace';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { withPhone } from './business-phone.ts';
import { holdBusiness, insertBusiness, updateBusiness } from './store.ts';

/** What someone saw may be as it was typed on their phone; a number that is none is none of ours. */
const asSeen = (was: BusinessChanges): BusinessChanges => {
  try {
    return withPhone(was);
  } catch {
    return was;
  }
};

/** What a farmer begins is said by the farmer; what someone else begins for them, by that one. */
const saidAtFirst = (keeperId: string, accountId: string): BusinessSaidBy =>
  accountId === keeperId ? {} : Object.fromEntries(Object.keys(businessUnits).map((field) => [field, accountId]));

/** The business of a keeper who has none; null when there is one, or another phone has just begun it. */
const begin = async ({ keeperId, becomes }: InputOf<typeof contract>, context: Context): Promise<Business | null> => {
  const business = newBusiness(keeperId, withPhone(becomes), context.clock.now());
  const said = saidAtFirst(keeperId, viewerOf(context).accountId);
  return (await insertBusiness(context.db, business, said)) ? business : null;
};

export const saveBusiness = handle(contract, async (input, context) => {
  const { keeperId, was, becomes } = input;
  const { accountId } = viewerOf(context);
  const first = await holdBusiness(context.db, keeperId);
  const begun = first === null ? await begin(input, context) : null;
  if (begun !== null) return begun;
  const held = first ?? (await holdBusiness(context.db, keeperId));
  if (held === null) throw new Problem('not-found');
  const speaker = { accountId, now: context.clock.now(), saidBy: held.saidBy };
  const { business, saidBy, changed, lost, isMerged } = revisedBusiness(
    held.business,
    asSeen(was),
    withPhone(becomes),
    speaker,
  );
  if (changed.length > 0) await updateBusiness(context.db, business, saidBy);
  if (lost.length > 0) context.tellOutcome('conflict');
  else if (isMerged || Object.keys(was).length === 0) context.tellOutcome('merged');
  return business;
});
