import { describe, expect, test } from 'vitest';
import { metresBetween, type Position } from './geodesy.ts';
import { placeCentre } from './lga-centres.ts';
import { states } from './nigeria.ts';
import { stateBox } from './state-bounds.ts';

const kilometresTo = (stateCode: string, lga: string, ward: Position): number => {
  const centre = placeCentre(stateCode, lga);
  return centre === null ? Infinity : metresBetween(centre.position, ward) / 1000;
};

describe('the middle of an LGA', () => {
  test('is known of all 774, and lies in the box of its state', () => {
    const places = states.flatMap(({ code, lgas }) => lgas.map(({ name }) => [code, name] as const));
    expect(places).toHaveLength(774);
    const outside = places.filter(([code, name]) => {
      const [longitude, latitude] = placeCentre(code, name)?.position ?? [0, 0];
      const { west = 0, east = 0, south = 0, north = 0 } = stateBox(code) ?? {};
      const margin = 0.3; // the boxes are rough
      return (
        longitude < west - margin || longitude > east + margin || latitude < south - margin || latitude > north + margin
      );
    });
    expect(outside).toEqual([]);
  });

  test.each([
    ['AB', 'Bende', [7.592611, 5.666514]],
    ['KN', 'Bichi', [8.241, 12.2342]],
    ['KN', 'Dala', [8.4833, 12.0167]],
  ] as const)('in %s, %s is near a place that lies in it', (stateCode, lga, place) => {
    expect(kilometresTo(stateCode, lga, place)).toBeLessThan(31);
  });

  test('of an LGA nobody has a town of is the middle of the state, and says so', () => {
    expect(placeCentre('TA', 'Takum')?.of).toBe('state');
    expect(placeCentre('KN', 'Bichi')?.of).toBe('lga');
    expect(placeCentre('ZZ', 'Bichi')).toBe(null);
  });
});
