import { describe, expect, test } from 'vitest';
import { metresBetween, type Position } from '#kit/geodesy.ts';
import { routeFrom, type Stop } from './route-rules.ts';

const at = (id: string, longitude: number, latitude = 12): Stop => ({ id, position: [longitude, latitude] });

const here: Position = [8, 12];

const order = (stops: readonly Stop[], from: Position | null = here): string =>
  routeFrom(from, stops)
    .map(({ id }) => id)
    .join(' ');

const ordersOf = (stops: readonly Stop[]): Stop[][] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((stop) => ordersOf(stops.filter((one) => one !== stop)).map((rest) => [stop, ...rest]));

const metresOf = (stops: readonly Stop[]): number => {
  const places = [here, ...stops.flatMap(({ position }) => (position === null ? [] : [position]))];
  return places.slice(1).reduce((sum, place, index) => sum + metresBetween(places[index] ?? place, place), 0);
};

describe('the route of a day', () => {
  test.each<[string, readonly Stop[], string]>([
    ['of nothing is nothing', [], ''],
    ['goes along a road from near to far', [at('c', 8.3), at('a', 8.1), at('b', 8.2)], 'a b c'],
    ['does not go to and fro', [at('east', 8.1), at('west', 7.89), at('far east', 8.4)], 'west east far east'],
    ['leaves those without a place to the end', [{ id: 'x', position: null }, at('a', 8.1)], 'a x'],
    ['of one place visited twice is fine', [at('a', 8.1), at('b', 8.1)], 'a b'],
  ])('%s', (_, stops, expected) => {
    expect(order(stops)).toBe(expected);
  });

  test('undoes the crossings that always going to the nearest makes', () => {
    const places = [at('a', 8.05), at('b', 7.96, 12.01), at('c', 8.06, 12.09), at('d', 7.93, 12.08), at('e', 8, 12.11)];
    const lengths = ordersOf(places).map(metresOf);
    const legs = routeFrom(here, places);
    const metres = legs.reduce((sum, leg) => sum + (leg.metres ?? 0), 0);
    expect(metres).toBeLessThan(Math.min(...lengths) * 1.05);
  });

  test('begins with the first place when nobody knows where one is', () => {
    expect(routeFrom(null, [at('a', 8.1), at('b', 8.2)])[0]).toEqual({ id: 'a', metres: 0 });
  });

  test('says how far each is from the one before', () => {
    const [first, second] = routeFrom(here, [at('b', 8.2), at('a', 8.1)]);
    expect(Math.round(first?.metres ?? 0)).toBe(10_890);
    expect(Math.round(second?.metres ?? 0)).toBe(10_890);
  });

  test('of a whole caseload keeps every farmer once', () => {
    const many = Array.from({ length: 120 }, (_, place) => at(String(place), 8 + ((place * 37) % 120) / 1000));
    expect(new Set(routeFrom(here, many).map(({ id }) => id)).size).toBe(120);
  });
});
