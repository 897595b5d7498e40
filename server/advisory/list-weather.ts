import {
  anyZone,
  cellOf,
  listWeather as contract,
  mostPlaces,
  weatherOf,
  zoneOf,
  type Cell,
  type Zone,
} from '@shuka/domain/advisory';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { findPlacesOf, type FarmPlace } from '#farms';
import { handle } from '#kit/route.ts';
import { askForDue } from './refresh-weather.ts';
import { findSaid, wantCells } from './weather-store.ts';

type Place = FarmPlace & { readonly at: Cell; readonly zone: Zone };

/** The middle of the plot, else of the LGA; a place of which nobody knows where it lies has no weather. */
const placed = (place: FarmPlace): Place[] => {
  const position = place.position ?? placeCentre(place.stateCode, place.lga)?.position;
  if (position === undefined) return [];
  return [{ ...place, at: cellOf(position), zone: zoneOf(place.stateCode, place.lga) ?? anyZone }];
};

/**
 * Answers from what is kept. Only where nothing is kept yet does the person wait for the provider; what is old is asked
 * for after the answer, and is there the next time.
 */
export const listWeather = handle(contract, async ({ keeperId }, context) => {
  const { pool, clock } = context;
  const places = (await findPlacesOf(context.db, keeperId, mostPlaces)).flatMap(placed);
  const cells = new Map(places.map(({ at, zone }) => [at.key, { at, zone }]));
  const grid = [...cells.values()].map(({ at }) => at);
  const keys = [...cells.keys()];
  if (keys.length > 0) await wantCells(pool, grid, clock.now());
  let said = await findSaid(context.db, grid);
  if (keys.some((key) => !said.has(key))) {
    await askForDue(
      context,
      keys.filter((key) => !said.has(key)),
    );
    said = await findSaid(context.db, grid);
  }
  context.afterwards(async () => void (await askForDue(context, keys)));
  return {
    askedAt: clock.now().toISOString(),
    places: places.map(({ farmId, plotId, name, at }) => ({ farmId, plotId, name, cell: at.key })),
    cells: [...cells.values()].map(({ at, zone }) => weatherOf(at, zone, said.get(at.key) ?? null, clock.now())),
  };
});
