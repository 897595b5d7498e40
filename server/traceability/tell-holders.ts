import { tellPerson } from '#accounts';
import { findStoryLots } from '#lots';
import { findBuyersOf } from '#processing';
import { findCompanyNames, findOwners } from '#relations';
import type { Context } from '#kit/context.ts';
import { findSentOutside, insertHolders, type Holder } from './holder-store.ts';
import type { Reached } from './trace-store.ts';

/** What is recalled, by whom, and who may know of it. */
export type Recalled = {
  readonly recallId: string;
  readonly companyId: string;
  /** What people call it. */
  readonly thing: string;
  readonly reached: readonly Reached[];
  /** The companies that know of what is reached. */
  readonly knowers: readonly string[];
};

/** More names than anybody calls; the rest stands in the company's own books. */
const mostNames = 500;

/** Farmers who keep something that came of it. */
const keepersOf = async ({ db, publicUrl }: Context, reached: readonly Reached[]): Promise<string[]> => {
  const head = `${publicUrl}/lot/`;
  const ids = reached.flatMap(({ thing }) =>
    thing.startsWith(head) ? (/^[0-9a-f-]{36}$/.exec(thing.slice(head.length))?.[0] ?? []) : [],
  );
  const lots = ids.length === 0 ? [] : await findStoryLots(db, ids);
  return [...new Set(lots.map(({ keeperId }) => keeperId))];
};

/** Whom this house has no way to: buyers of packs, and whoever a waybill names. */
const outsideOf = async ({ db }: Context, { reached }: Recalled): Promise<string[]> => {
  const sent = await findSentOutside(
    db,
    reached.map(({ number }) => number),
    mostNames,
  );
  const jobs = reached.flatMap(({ thing }) => /\/lot\/([0-9a-f-]{36})\/pack\//.exec(thing)?.[1] ?? []);
  const bought = jobs.length === 0 ? [] : await findBuyersOf(db, jobs, mostNames);
  return [...new Set([...sent, ...bought])].slice(0, mostNames);
};

/**
 * Tells everybody who holds what was recalled, in their language and by the way they chose: companies that know of it, farmers
 * who keep it. Who cannot be told from here is written down by name, so that the company can call them.
 */
export const tellHolders = async (context: Context, recalled: Recalled): Promise<void> => {
  const { db, clock } = context;
  const { companyId, thing } = recalled;
  const others = recalled.knowers.filter((one) => one !== companyId);
  const company = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
  const owners = others.length === 0 ? [] : await findOwners(db, others);
  const keepers = await keepersOf(context, recalled.reached);
  for (const ownerId of owners) await tellPerson(context, ownerId, 'sms.recalled', () => ({ company, thing }));
  for (const keeperId of keepers) await tellPerson(context, keeperId, 'sms.recalledLot', () => ({ company, thing }));
  const nobody = { companyId: null, accountId: null, name: '' };
  const holders: Holder[] = [
    ...others.map((one) => ({ ...nobody, kind: 'company' as const, companyId: one })),
    ...keepers.map((accountId) => ({ ...nobody, kind: 'farmer' as const, accountId })),
    ...(await outsideOf(context, recalled)).map((name) => ({ ...nobody, kind: 'outside' as const, name })),
  ];
  await insertHolders(db, recalled.recallId, holders, clock.now());
};
