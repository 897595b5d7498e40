import type { CountedLine, TripLine } from '@shuka/domain/traceability';
import { gramsOfTyped, kilogramsOfGrams } from './kilograms-typed.ts';

/** What stands in the fields of one line; `typed` is kilograms, or 1 and 0 for a unit that arrived or not. */
export type Typed = { readonly typed: string; readonly lossReason: string };

/** All that was sent has arrived, until somebody says otherwise. */
export const typedOf = ({ grams }: TripLine): Typed => ({
  typed: grams === null ? '1' : kilogramsOfGrams(grams),
  lossReason: '',
});

const countOf = (line: TripLine, { typed }: Typed): number =>
  line.grams === null ? Number(typed) : gramsOfTyped(typed);

/** Whether less arrived than was sent. */
export const isShort = (line: TripLine, typed: Typed): boolean => countOf(line, typed) < (line.grams ?? 1);

/** What is wrong with what was typed, by field; empty for nothing. */
export const faultsOf = (
  lines: readonly TripLine[],
  typed: readonly Typed[],
  receiver: string,
): Readonly<Record<string, string>> => {
  const faults: Record<string, string> = {};
  if (receiver.trim() === '') faults['receiver'] = 'trip.receiverRequired';
  lines.forEach((line, place) => {
    const one = typed[place] ?? typedOf(line);
    const count = countOf(line, one);
    if (Number.isNaN(count)) faults[`typed${place}`] = 'driver.kilogramsRequired';
    else if (count > (line.grams ?? 1)) faults[`typed${place}`] = 'driver.tooMuch';
    else if (count < (line.grams ?? 1) && one.lossReason === '') faults[`loss${place}`] = 'trip.reasonRequired';
  });
  return faults;
};

export const countedOf = (lines: readonly TripLine[], typed: readonly Typed[]): CountedLine[] =>
  lines.map((line, place) => {
    const one = typed[place] ?? typedOf(line);
    const lossReason = isShort(line, one) ? (one.lossReason as CountedLine['lossReason']) : null; // of the list it chose from
    return { place: line.place, grams: countOf(line, one), lossReason };
  });
