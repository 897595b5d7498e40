import { isLga } from '#kit/nigeria.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Farm, FarmDraft } from './model.ts';

/** A keeper of more farms than this is a company or a mistake; ask before raising it. */
export const mostFarms = 200;

/**
 * The farm a draft becomes, on the phone and on the server alike.
 * @throws Problem `invalid` beside `lga` when the LGA is not one of the state's; `too-many-farms` past `mostFarms`.
 */
export const newFarm = (draft: FarmDraft, keptAlready: number, now: Date): Farm => {
  if (!isLga(draft.stateCode, draft.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  if (keptAlready >= mostFarms) throw new Problem('too-many-farms');
  return { ...draft, photoId: null, revision: 1, createdAt: now.toISOString() };
};

/**
 * A farm after its keeper changed some of its fields.
 * @throws Problem `invalid` beside `lga` when the place does not fit together; `changed-elsewhere` when `revision` is old.
 */
export const revisedFarm = (farm: Farm, changes: Partial<FarmDraft>, revision: number): Farm => {
  if (farm.revision !== revision) throw new Problem('changed-elsewhere');
  const revised = { ...farm, ...changes, id: farm.id, revision: farm.revision + 1 };
  if (!isLga(revised.stateCode, revised.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  return revised;
};
