import * as z from 'zod/mini';
import { isLga } from '#kit/nigeria.ts';
import { addDays, dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { offered, revised, type Units } from '#kit/revise.ts';
import { readCac } from '#kit/cac.ts';
import {
  businessDetails,
  type Business,
  type BusinessChanges,
  type BusinessClash,
  type BusinessDetails,
} from './model.ts';

/** What is changed as one: a place is state and LGA, a CAC number means nothing without its class. */
export const businessUnits = {
  name: ['name'],
  place: ['stateCode', 'lga'],
  address: ['address'],
  farmSize: ['farmSize'],
  owner: ['owner'],
  email: ['email'],
  phone: ['phone'],
  cac: ['cacClass', 'cacNumber'],
  cacDate: ['cacDate'],
  type: ['type'],
  yearlyTonnes: ['yearlyTonnes'],
  employees: ['employees'],
  productCount: ['productCount'],
  website: ['website'],
  description: ['description'],
} as const satisfies Units<BusinessDetails>;

export type BusinessField = keyof typeof businessUnits;

/** Who said each field last, by account; what nobody changed since was said by whoever began the record. */
export type BusinessSaidBy = Readonly<Record<string, string>>;

/** Which accounts said what there is, and who speaks now, when. */
type Speaker = { readonly accountId: string; readonly now: Date; readonly saidBy: BusinessSaidBy };

/** The letters before a CAC number decide its class; a class someone chose counts where there are none. */
const tidied = <Part extends BusinessChanges>(part: Part): Part => {
  const read = part.cacNumber === undefined ? null : readCac(part.cacNumber);
  if (read === null) return part;
  const cacClass = read.cacNumber === '' ? null : (read.cacClass ?? part.cacClass ?? null);
  return { ...part, cacNumber: read.cacNumber, cacClass };
};

/** A phone's clock may be a day ahead; a date further on than tomorrow has not been. */
const demandSound = (details: BusinessDetails, now: Date): void => {
  if (!isLga(details.stateCode, details.lga)) throw refusedField('becomes.lga', 'business.lgaUnknown');
  const tomorrow = addDays(dayOf(now), 1);
  if (details.cacDate !== null && details.cacDate > tomorrow)
    throw refusedField('becomes.cacDate', 'business.cacDateFuture');
};

const demandWhole = (becomes: BusinessChanges): BusinessDetails => {
  const read = z.safeParse(businessDetails, becomes);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => ({
    field: ['becomes', ...path].join('.'),
    says: message,
  }));
  throw new Problem('invalid', { fields });
};

/** What was left empty by someone who began a record that was there already, takes nothing away. */
const filledIn = (becomes: BusinessChanges): BusinessChanges =>
  Object.fromEntries(Object.entries(becomes).filter(([, value]) => value !== '' && value !== null));

const detailsOf = (row: Business): BusinessDetails =>
  Object.fromEntries(
    Object.keys(businessDetails.shape).map((key) => [key, row[key as keyof BusinessDetails]]),
  ) as BusinessDetails;

const isSame = (one: BusinessChanges, other: BusinessChanges): boolean => JSON.stringify(one) === JSON.stringify(other);

const valueOf = (details: BusinessDetails, field: string): BusinessChanges => {
  const keys: readonly (keyof BusinessDetails)[] = businessUnits[field as BusinessField] ?? [];
  return Object.fromEntries(keys.map((key) => [key, details[key]]));
};

/** Clashes after a change: each beside what stands now; one whose two values have become the same is none any more. */
const standing = (clashes: readonly BusinessClash[], details: BusinessDetails, said: BusinessSaidBy): BusinessClash[] =>
  clashes
    .map((clash) => ({ ...clash, now: valueOf(details, clash.field), nowBy: said[clash.field] ?? clash.nowBy }))
    .filter(({ now, other }) => !isSame(now, other));

/**
 * The business of a keeper who had none.
 * @throws Problem `invalid` beside each field that is missing or wrong, as `becomes.<field>`.
 */
export const newBusiness = (keeperId: string, becomes: BusinessChanges, now: Date): Business => {
  const details = tidied(demandWhole(becomes));
  demandSound(details, now);
  return { id: keeperId, keeperId, ...details, clashes: [], revision: 1, createdAt: now.toISOString() };
};

/**
 * A business after a change by someone who saw `was`; empty for someone who saw none, whose fields are laid over those
 * there are. What arrives stands; a value that gives way is kept in `clashes`.
 * @throws Problem `invalid` beside the field, as `becomes.<field>`.
 */
export const revisedBusiness = (
  held: Business,
  was: BusinessChanges,
  becomes: BusinessChanges,
  { accountId, now, saidBy }: Speaker,
) => {
  const isBegun = Object.keys(was).length === 0;
  const before = detailsOf(held);
  const said = tidied(isBegun ? filledIn(becomes) : becomes);
  // What someone who knew of no record fills in where nothing stood, stands in nobody's way.
  const seen = isBegun
    ? Object.fromEntries(Object.entries(before).filter(([, value]) => value === '' || value === null))
    : tidied(was);
  const { details, changed, lost, isMerged } = revised<BusinessDetails>(businessUnits, before, seen, said);
  demandSound(details, now);
  const nowSaid: BusinessSaidBy = { ...saidBy, ...Object.fromEntries(changed.map((field) => [field, accountId])) };
  const fresh = lost.map(({ field, now: stands, other }): BusinessClash => {
    return {
      field,
      now: stands,
      other,
      nowBy: accountId,
      otherBy: saidBy[field] ?? held.keeperId,
      at: now.toISOString(),
    };
  });
  const clashes = [...standing(held.clashes, details, nowSaid), ...fresh];
  const revision = held.revision + (changed.length > 0 ? 1 : 0);
  return { business: { ...held, ...details, clashes, revision }, saidBy: nowSaid, changed, lost, isMerged };
};

/**
 * A business beside which is kept what somebody would have changed who may not any more, for others to choose; one open
 * offer a person and field is enough. Null where there is nothing new to choose.
 */
export const businessWithOffers = (held: Business, becomes: BusinessChanges, speaker: Speaker): Business | null => {
  const { accountId, now, saidBy } = speaker;
  const isKnown = (field: string): boolean =>
    held.clashes.some((one) => one.field === field && one.otherBy === accountId);
  const fresh = offered<BusinessDetails>(businessUnits, detailsOf(held), tidied(becomes))
    .filter(({ field }) => !isKnown(field))
    .map((one): BusinessClash => {
      return { ...one, nowBy: saidBy[one.field] ?? held.keeperId, otherBy: accountId, at: now.toISOString() };
    });
  return fresh.length === 0 ? null : { ...held, clashes: [...held.clashes, ...fresh], revision: held.revision + 1 };
};

export type Choice = { readonly field: string; readonly at: string; readonly choice: 'now' | 'other' };

/**
 * A business after someone chose between two values. A choice about a clash that is no more changes nothing: the one made
 * first stands.
 */
export const settledBusiness = (
  held: Business,
  { field, at, choice }: Choice,
  accountId: string,
  saidBy: BusinessSaidBy,
) => {
  const clash = held.clashes.find((one) => one.field === field && one.at === at);
  if (clash === undefined) return { business: held, saidBy };
  const left = held.clashes.filter((one) => one !== clash);
  if (choice === 'now') return { business: { ...held, clashes: left }, saidBy };
  const details = { ...detailsOf(held), ...clash.other };
  const said = { ...saidBy, [field]: accountId };
  const business = { ...held, ...details, clashes: standing(left, details, said), revision: held.revision + 1 };
  return { business, saidBy: said };
};
