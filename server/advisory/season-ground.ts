import { anyZone, zoneOf, type Zone } from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { findPlaceOf } from '#farms';
import { findSeason } from '#seasons';
import type { Db } from '#kit/db.ts';

/** A season with where it grows and on how much land; null where nobody measured any. */
type SeasonGround = {
  readonly season: Season;
  readonly zone: Zone;
  readonly position: Position | null;
  readonly hectares: number | null;
  readonly stateCode: string;
  readonly lga: string;
};

/** @throws Problem `not-found` for a season that was removed meanwhile. */
export const findGround = async (db: Db, seasonId: string): Promise<SeasonGround> => {
  const season = await findSeason(db, seasonId);
  const place = season === null ? null : await findPlaceOf(db, season.farmId, season.plotId);
  if (season === null || place === null) throw new Problem('not-found');
  const { stateCode, lga } = place;
  return {
    season,
    zone: zoneOf(stateCode, lga) ?? anyZone,
    position: place.position ?? placeCentre(stateCode, lga)?.position ?? null,
    hectares: season.areaHectares ?? place.areaHectares,
    stateCode,
    lga,
  };
};
