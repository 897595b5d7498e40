import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Input } from '#world/browser.ts';
import type { OpenHouse } from '#world/open-house.ts';
import type { ObjectName, ViewerName } from './authorization-matrix.ts';

/** One cell of the matrix, in the house it is tried in. */
export type Case = { readonly house: OpenHouse; readonly viewer: ViewerName; readonly object: ObjectName };

export type MakeInput = (one: Case) => Promise<Input> | Input;

/** The id that a case is about, of an object that is there only when it is one's own, of one's care, or another's. */
export const idFor = async (
  object: ObjectName,
  find: (whose: 'own' | 'assigned' | 'other') => Promise<string> | string,
) => {
  if (object === 'missing') return newId();
  if (object === 'malformed' || object === 'any') return 'no-id';
  return find(object);
};
