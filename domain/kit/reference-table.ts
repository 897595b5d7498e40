import * as z from 'zod/mini';
import type { InForce, Lines, Origin, Reference } from './reference.ts';

/* Apart from figures that are always the same ones, which first screens know some of. */

const faultOf = ({ boundsOf }: Lines, key: string, value: number): string | null => {
  const [least, most] = boundsOf(key) ?? [];
  if (least === undefined || most === undefined) return 'field.wrong';
  if (value < least) return 'reference.tooSmall';
  return value > most ? 'reference.tooLarge' : null;
};

const shapeOfLines = (lines: Lines) =>
  z.record(z.string(), z.int('reference.wholeNumber')).check((context) => {
    const fail = (key: string, message: string): void => {
      context.issues.push({ code: 'custom', input: context.value, path: [key], message });
    };
    const entries = Object.entries(context.value);
    if (entries.length > lines.most) return fail('', 'reference.tooManyLines');
    const wrong = entries.find(([key, value]) => faultOf(lines, key, value) !== null);
    if (wrong !== undefined) return fail(wrong[0], faultOf(lines, ...wrong) ?? '');
    const torn = lines.check(context.value);
    if (torn !== null) fail(torn.key, torn.says);
  });

/** Declares a table of figures whose lines may change while the house runs. @throws as `reference` does. */
export const referenceTable = (
  slice: string,
  file: string,
  lines: Lines,
  shipped: Origin & { readonly values: Readonly<Record<string, number>> },
): Reference => {
  const shape = shapeOfLines(lines);
  shape.parse(shipped.values);
  const known = Object.keys(shipped.values).map((key) => [key, lines.boundsOf(key) ?? [0, 0]] as const);
  return { name: `${slice}.${file}`, bounds: Object.fromEntries(known), shape, lines, shipped };
};

/** Which of versions, the latest day first, holds on a day; what the house began with where none did yet. */
export const heldOn = <Key extends string>(
  { shipped }: Reference<Key>,
  versions: readonly InForce<Key>[],
  day: string,
): InForce<Key> => versions.find(({ date }) => date <= day) ?? shipped;
