import { findReference } from '@shuka/domain/admin';
import { sowingWindows, zoneKeys } from '@shuka/domain/advisory';
import { stateChoices } from '@shuka/domain/kit/state-names.ts';
import { priceBounds, wholeCountry } from '@shuka/domain/marketplace';
import { knownCrops } from '@shuka/domain/seasons';

/** What a line of a table may be about, and the figures that it has. */
export type LineChoices = {
  readonly crops: readonly string[];
  readonly places: readonly string[];
  readonly sides: readonly string[];
};

const crops = knownCrops().map(({ key }) => key);

const ofPrices: LineChoices = {
  crops,
  places: [wholeCountry, ...stateChoices.map(({ code }) => code)],
  sides: ['leastKobo', 'mostKobo'],
};

const ofSowing: LineChoices = { crops, places: zoneKeys, sides: ['fromMonthDay', 'untilMonthDay'] };

/** Null for figures that are always the same ones. */
export const lineChoicesOf = (name: string): LineChoices | null => {
  if (name === sowingWindows.name) return ofSowing;
  return name === priceBounds.name ? ofPrices : null;
};

/** What a figure may be, of a line that is only being added too. */
export const boundsOfFigure = (name: string, key: string): readonly [number, number] => {
  const of = findReference(name);
  return of?.lines?.boundsOf(key) ?? of?.bounds[key] ?? [0, 0];
};

/** Figures in the order people read them: the database keeps those of a table in one of its own. */
export const inOrder = (name: string, keys: readonly string[]): readonly string[] => {
  const sides = lineChoicesOf(name)?.sides;
  if (sides === undefined) return keys;
  const [line, side] = [
    (key: string) => key.slice(0, key.lastIndexOf('/') + 1),
    (key: string) => key.slice(key.lastIndexOf('/') + 1),
  ];
  return keys.toSorted(
    (one, other) => line(one).localeCompare(line(other)) || sides.indexOf(side(one)) - sides.indexOf(side(other)),
  );
};
