import type { ListedFarmer } from '@shuka/domain/accounts';
import {
  faultOf,
  type DraftOfKind,
  type FarmerOfList,
  type ImportKind,
  type ListedFarm,
  type RowFault,
} from '@shuka/domain/imports';
import { folded } from '@shuka/domain/kit/fold.ts';
import { looksLikePhone } from '@shuka/domain/kit/phone.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { PriceDraft } from '@shuka/domain/marketplace';
import { findAccountByEmail, findFarmersNamed, readPhone, type NamedFarmer } from '#accounts';
import type { FarmOfList } from '#farms';
import type { Db } from '#kit/db.ts';
import { judgeListed } from '#marketplace';
import { faultOfCaseload, inCare, type Caseload } from './own-caseload.ts';

/** A draft as it will be written, or what the house knows against it. */
export type Settled<Draft> = { readonly draft: Draft } | { readonly fault: RowFault };

/** A farmer with the manager in whose care they come. */
export type CaredFarmer = ListedFarmer & { readonly managerId: string | null };

/** What is written of each kind. */
export type WrittenOfKind = {
  readonly farmers: CaredFarmer;
  readonly farms: FarmOfList;
  readonly prices: PriceDraft;
};

/** As E.164; null for no number there is. */
const numberOf = (typed: string): string | null => {
  try {
    return readPhone(typed);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

const nameOf = (one: { readonly firstName: string; readonly lastName: string }): string =>
  folded(`${one.firstName} ${one.lastName}`);

const withNumbers = (draft: FarmerOfList): Settled<FarmerOfList> => {
  const { phone, guardian } = draft;
  const own = phone === null ? null : numberOf(phone);
  if (phone !== null && own === null) return { fault: faultOf('phone', 'phone-wrong') };
  const theirs = guardian === null || guardian.phone === null ? null : numberOf(guardian.phone);
  if (guardian !== null && guardian.phone !== null && theirs === null)
    return { fault: faultOf('guardian_phone', 'phone-wrong') };
  return { draft: { ...draft, phone: own, guardian: guardian === null ? null : { ...guardian, phone: theirs } } };
};

const findManagers = async (db: Db, emails: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const email of new Set(emails)) {
    const account = await findAccountByEmail(db, email);
    if (account?.state === 'active' && account.roles.includes('extension-manager')) found.set(email, account.id);
  }
  return found;
};

const withManager = (
  one: Settled<FarmerOfList>,
  managers: ReadonlyMap<string, string>,
  within: Caseload | null,
): Settled<CaredFarmer> => {
  if ('fault' in one) return one;
  if (within !== null) return withinCaseload(one.draft, within);
  const { manager, ...draft } = one.draft;
  const managerId = manager === null ? null : managers.get(manager);
  if (managerId === undefined) return { fault: faultOf('manager', 'manager-unknown') };
  return { draft: { ...draft, managerId } };
};

/** Farmers of a manager's list come into that manager's care, and nobody else's. */
const withinCaseload = (listed: FarmerOfList, within: Caseload): Settled<CaredFarmer> => {
  const fault = faultOfCaseload(listed, within);
  const { manager: _said, ...draft } = listed;
  return fault === null ? { draft: { ...draft, managerId: within.managerId } } : { fault };
};

/** A number may be a whole household's; one name at one number is one farmer, who is here already. */
const settleFarmers = async (
  db: Db,
  drafts: readonly FarmerOfList[],
  within: Caseload | null,
): Promise<Settled<CaredFarmer>[]> => {
  const managers = await findManagers(
    db,
    drafts.flatMap(({ manager }) => (manager === null ? [] : [manager])),
  );
  const settled = drafts.map((draft) => withManager(withNumbers(draft), managers, within));
  const phones = settled.flatMap((one) => ('draft' in one && one.draft.phone !== null ? [one.draft.phone] : []));
  const known = await findFarmersNamed(db, [...new Set(phones)], []);
  const names = new Set(known.map((one) => `${one.phone} ${nameOf(one)}`));
  return settled.map((one) =>
    'draft' in one && one.draft.phone !== null && names.has(`${one.draft.phone} ${nameOf(one.draft)}`)
      ? { fault: faultOf('phone', 'known') }
      : one,
  );
};

const meantBy = (farmer: string): { readonly phone: string | null; readonly card: string } => ({
  phone: looksLikePhone(farmer) ? numberOf(farmer) : null,
  card: farmer.toLowerCase().replace(/[\s-]/g, ''),
});

const settleFarm = ({ farmer, ...farm }: ListedFarm, known: readonly NamedFarmer[]): Settled<FarmOfList> => {
  const { phone, card } = meantBy(farmer);
  const meant = known.filter((one) => one.cardCode === card || (phone !== null && one.phone === phone));
  const [one] = meant;
  if (one === undefined) return { fault: faultOf('farmer', 'farmer-unknown') };
  const names = meant.slice(0, 3).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  if (meant.length > 1) return { fault: faultOf('farmer', 'farmer-many', names) };
  return { draft: { ...farm, keeperId: one.accountId } };
};

const settleFarms = async (
  db: Db,
  drafts: readonly ListedFarm[],
  within: Caseload | null,
): Promise<Settled<FarmOfList>[]> => {
  const meant = drafts.map(({ farmer }) => meantBy(farmer));
  const phones = meant.flatMap(({ phone }) => (phone === null ? [] : [phone]));
  const known = await findFarmersNamed(db, [...new Set(phones)], [...new Set(meant.map(({ card }) => card))]);
  const meantOf = within === null ? known : await inCare(db, within, known);
  return drafts.map((draft) => settleFarm(draft, meantOf));
};

/** A price outside what held on its day is no price of that day. */
const settlePrices = async (db: Db, drafts: readonly PriceDraft[]): Promise<Settled<PriceDraft>[]> => {
  const faults = await judgeListed(db, drafts);
  return drafts.map((draft, at) => {
    const fault = faults[at] ?? null;
    return fault === null ? { draft } : { fault: faultOf('price_naira', fault) };
  });
};

/**
 * Makes of the drafts of a list what will be written, in their order, with what only the house's own records tell.
 * @param within the caseload a manager's list is limited to; null for a list of the office.
 */
export const settleRows = async <Kind extends ImportKind>(
  db: Db,
  kind: Kind,
  drafts: readonly DraftOfKind[Kind][],
  within: Caseload | null,
): Promise<readonly Settled<WrittenOfKind[ImportKind]>[]> => {
  if (kind === 'farmers') return settleFarmers(db, drafts as readonly FarmerOfList[], within); // drafts are of their kind
  if (kind === 'farms') return settleFarms(db, drafts as readonly ListedFarm[], within);
  return settlePrices(db, drafts as readonly PriceDraft[]);
};
