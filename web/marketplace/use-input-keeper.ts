import { useParams } from 'wouter';
import { usePerson } from '#accounts';
import { inputPathsOf, type InputPaths } from './input-paths.ts';

/** Whose inputs this page is about: those of the farmer in its address, else one's own; and where they stand. */
export const useInputKeeper = (): {
  readonly keeperId: string;
  readonly isOwn: boolean;
  readonly paths: InputPaths;
} => {
  const { person } = usePerson();
  const farmerId = useParams()['farmerId']?.toLowerCase();
  const base = farmerId === undefined ? '/Farmer/inputs' : `/extension-farmers/${farmerId}/inputs`;
  return { keeperId: farmerId ?? person.accountId, isOwn: farmerId === undefined, paths: inputPathsOf(base) };
};
