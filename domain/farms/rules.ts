import { isLga } from '#kit/nigeria.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Farm, FarmDetails, FarmDraft } from './model.ts';

/** A keeper of more farms than this is a company or a mistake; ask before raising it. */
export const mostFarms = 200;

/**
 * The farm a draft becomes, on the phone and on the server alike.
 * @throws Problem `invalid` beside `lga` when the LGA is not one of the state's; `too-many-farms` past `mostFarms`.
 */
export const newFarm = (draft: FarmDraft, keeperId: string, keptAlready: number, now: Date): Farm => {
  if (!isLga(draft.stateCode, draft.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  if (keptAlready >= mostFarms) throw new Problem('too-many-farms');
  return { ...draft, keeperId, revision: 1, createdAt: now.toISOString() };
};

/** What is changed as one: state and LGA make one place. */
const units = {
  name: ['name'],
  place: ['stateCode', 'lga'],
  sizeBand: ['sizeBand'],
  crop: ['crop'],
} as const satisfies Record<string, readonly (keyof FarmDetails)[]>;

type FarmField = keyof typeof units;

export type FarmChanges = Partial<FarmDetails>;

/** A value that lost against one that arrived later. */
export type FarmClash = { readonly field: FarmField; readonly now: FarmChanges; readonly other: FarmChanges };

const pick = (from: FarmChanges, keys: readonly (keyof FarmDetails)[]): FarmChanges =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

const isSame = (one: FarmChanges, other: FarmChanges, keys: readonly (keyof FarmDetails)[]): boolean =>
  keys.every((key) => one[key] === other[key]);

/**
 * A farm after a change made by someone who saw `was`. What arrives is applied; where the farm had meanwhile become
 * something else again, the value that gives way is answered as a clash, so that both are kept. `isMerged` tells that
 * someone else's change was met and none clashed.
 * @throws Problem `invalid` beside `lga` when the place does not fit together.
 */
export const revisedFarm = (
  farm: Farm,
  was: FarmChanges,
  becomes: FarmChanges,
): { farm: Farm; changed: readonly FarmField[]; clashes: readonly FarmClash[]; isMerged: boolean } => {
  const said = (Object.keys(units) as FarmField[]).filter((field) => units[field].some((key) => key in becomes));
  const changed = said.filter((field) => !isSame(farm, becomes, units[field]));
  const clashes = changed
    .filter((field) => !isSame(farm, was, units[field]))
    .map((field) => ({ field, now: pick(becomes, units[field]), other: pick(farm, units[field]) }));
  const revised = { ...farm, ...becomes, revision: farm.revision + (changed.length > 0 ? 1 : 0) };
  if (!isLga(revised.stateCode, revised.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  const hasMoved = (Object.keys(was) as (keyof FarmDetails)[]).some((key) => was[key] !== farm[key]);
  return { farm: revised, changed, clashes, isMerged: clashes.length === 0 && hasMoved };
};

/** What someone would have changed who may not any more: each value stands as it is, theirs is kept beside it. */
export const offeredFarmChanges = (farm: Farm, becomes: FarmChanges): FarmClash[] =>
  revisedFarm(farm, farm, becomes).changed.map((field) => ({
    field,
    now: pick(farm, units[field]),
    other: pick(becomes, units[field]),
  }));

/** The part of a form's details that differs from the farm, with what stood there; null when nothing does. */
export const farmChangesOf = (farm: Farm, details: FarmDetails): { was: FarmChanges; becomes: FarmChanges } | null => {
  const fields = (Object.keys(units) as FarmField[]).filter((field) => !isSame(farm, details, units[field]));
  const keys = fields.flatMap((field) => [...units[field]]);
  return keys.length === 0 ? null : { was: pick(farm, keys), becomes: pick(details, keys) };
};
