import { foldedWords } from '#kit/fold.ts';
import { columnsOf } from './columns.ts';
import type { FileFault, ImportKind } from './model.ts';

/** Where each column of ours stands in the lines of a file; `ignored` are those of the file that mean nothing here. */
export type Header =
  | { readonly places: ReadonlyMap<string, number>; readonly ignored: readonly string[] }
  | { readonly fault: FileFault; readonly columns: readonly string[] };

const fold = (name: string): string => foldedWords(name).join('');

/** What forms put before the name of a field: 'group/first_name' and 'group-first_name' are asked for as both. */
const lastPart = (name: string): string => name.split('/').at(-1) ?? name;

/**
 * Reads the first line of a list.
 * @param mapping what the file calls each column of ours, by its key; our own names count where it says nothing.
 * @returns a fault where two columns are the same or one that must be there is not.
 */
export const readHeader = (
  kind: ImportKind,
  cells: readonly string[],
  mapping: Readonly<Record<string, string>> = {},
): Header => {
  const own = columnsOf[kind];
  const meant = (cell: string): string | undefined => {
    const said = own.find(({ key }) => mapping[key] === cell);
    if (said !== undefined) return said.key;
    const free = own.filter(({ key }) => mapping[key] === undefined);
    const names = [fold(cell), fold(lastPart(cell))];
    return free.find(({ key, names: others }) => [key, ...others].some((one) => names.includes(fold(one))))?.key;
  };
  const keys = cells.map(meant);
  const twice = cells.filter((cell, at) => {
    const isOurs = keys[at] !== undefined && keys.indexOf(keys[at]) !== keys.lastIndexOf(keys[at]);
    return isOurs || (cell !== '' && cells.some((other, place) => place !== at && fold(other) === fold(cell)));
  });
  if (twice.length > 0) return { fault: 'column-twice', columns: [...new Set(twice)] };
  const missing = own.filter(({ key, isRequired }) => isRequired && !keys.includes(key)).map(({ key }) => key);
  if (missing.length > 0) return { fault: 'column-missing', columns: missing };
  const places = new Map(keys.flatMap((key, at) => (key === undefined ? [] : [[key, at] as const])));
  return { places, ignored: cells.filter((cell, at) => keys[at] === undefined && cell !== '') };
};
