import { anyZone, cellOf, weatherOf, zoneOf, type CellWeather } from '@shuka/domain/advisory';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { findPlacesOf } from '#farms';
import type { Db } from '#kit/db.ts';
import { findSaid, wantCells } from './weather-store.ts';

type KeptWeather = { readonly name: string; readonly weather: CellWeather };

/**
 * The weather of a farmer's newest place, from what is kept: whoever calls by USSD cannot wait for a provider, so the place
 * is noted and asked for with the others. Null for a farmer whose land nobody wrote down.
 */
export const findKeptWeather = async (db: Db, keeperId: string, now: Date): Promise<KeptWeather | null> => {
  const [place] = await findPlacesOf(db, keeperId, 1);
  const position = place?.position ?? (place && placeCentre(place.stateCode, place.lga)?.position);
  if (place === undefined || position === undefined) return null;
  const cell = cellOf(position);
  await wantCells(db, [cell], now);
  const said = (await findSaid(db, [cell])).get(cell.key) ?? null;
  return { name: place.name, weather: weatherOf(cell, zoneOf(place.stateCode, place.lga) ?? anyZone, said, now) };
};
