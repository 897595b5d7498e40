import bounds from './state-bounds.json' with { type: 'json' };
import type { Position } from './geodesy.ts';

/** Degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** What is odd about where a plot lies; a reason to ask its keeper, never to refuse. */
export type PlaceDoubt = 'swapped' | 'outside-state' | 'outside-nigeria';

/** The boxes are rough (see their source), and a wrong warning costs more trust than a missed one. */
const paddingDegrees = 0.25;

const isInBox = ([longitude, latitude]: Position, { west, south, east, north }: Box): boolean =>
  longitude >= west - paddingDegrees &&
  longitude <= east + paddingDegrees &&
  latitude >= south - paddingDegrees &&
  latitude <= north + paddingDegrees;

/** Within the box round the whole country and 28 km about it: false is sure, true is not. */
export const isInNigeria = (position: Position): boolean => isInBox(position, bounds.nigeria);

/** The box of a state by its two-letter code, without padding, or undefined. Version and source: state-bounds.json. */
export const stateBox = (stateCode: string): Box | undefined => bounds.states.find(({ code }) => code === stateCode);

/**
 * Whether a position fits the state it is said to lie in. `swapped`: it does not, but would with longitude and latitude
 * exchanged, the commonest slip of typed coordinates, which mostly stays inside Nigeria. Null also means "cannot tell": near
 * borders, and where both orders fit. An unknown state is judged by the country alone.
 */
export const placeDoubt = (stateCode: string, position: Position): PlaceDoubt | null => {
  const box = stateBox(stateCode);
  const fits = (one: Position): boolean => (box === undefined ? isInNigeria(one) : isInBox(one, box));
  if (fits(position)) return null;
  const swapped: Position = [position[1], position[0]];
  if (fits(swapped)) return 'swapped';
  if (isInNigeria(position)) return 'outside-state';
  return isInNigeria(swapped) ? 'swapped' : 'outside-nigeria';
};
