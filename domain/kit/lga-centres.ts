import centres from './lga-centres.json' with { type: 'json' };
import type { Position } from './geodesy.ts';

/** Where a place is said to be, and how sure: the middle of its LGA, or only of its state. */
type PlaceCentre = { readonly position: Position; readonly of: 'lga' | 'state' };

type Lgas = Readonly<Record<string, number[]>>;

const byState = new Map(
  // The compiler makes of each state's LGAs a type of its own.
  centres.states.map(({ code, centre, lgas }) => [code, { centre, lgas: lgas as unknown as Lgas }]),
);

const positionOf = ([longitude = 0, latitude = 0]: readonly number[]): Position => [longitude, latitude];

/**
 * About where an LGA lies: within some 30 km of nine in ten of its wards (see the test). To say how far two places are
 * from each other, never to say where a thing is. Null for a state there is none of. Version and source: lga-centres.json.
 */
export const placeCentre = (stateCode: string, lga: string): PlaceCentre | null => {
  const state = byState.get(stateCode);
  if (state === undefined) return null;
  const found = state.lgas[lga];
  return found === undefined
    ? { position: positionOf(state.centre), of: 'state' }
    : { position: positionOf(found), of: 'lga' };
};

/** The LGA whose middle is nearest to a position, as the crow flies over so small a country. */
export const nearestLga = ([longitude, latitude]: Position): string => {
  let best = { name: '', far: Number.POSITIVE_INFINITY };
  for (const { lgas } of byState.values())
    for (const [name, at] of Object.entries(lgas)) {
      const [east, north] = positionOf(at);
      const far = ((east - longitude) * Math.cos((latitude * Math.PI) / 180)) ** 2 + (north - latitude) ** 2;
      if (far < best.far) best = { name, far };
    }
  return best.name;
};
