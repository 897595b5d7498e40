import { placeCentre } from '#kit/lga-centres.ts';
import data from './zones.json' with { type: 'json' };

export const zoneKeys = [
  'rainforest',
  'derived-savanna',
  'southern-guinea-savanna',
  'northern-guinea-savanna',
  'sudan-savanna',
  'sahel-savanna',
] as const;

export type ZoneKey = (typeof zoneKeys)[number];

/** The agro-ecological zone of a place and who says so; an estimate where only its latitude tells. */
export type Zone = { readonly key: ZoneKey; readonly source: string; readonly isEstimate: boolean };

type SaidLga = { readonly stateCode: string; readonly lga: string; readonly zone: string; readonly source: string };

const isZone = (key: string): key is ZoneKey => (zoneKeys as readonly string[]).includes(key);

const bandOf = (latitude: number): ZoneKey => {
  const found = data.zones.find(({ below }) => latitude < below)?.key ?? 'sahel-savanna';
  return isZone(found) ? found : 'sahel-savanna';
};

/** The zone of an LGA: as it was said of it, else by its latitude. Null for a state there is none of. */
export const zoneOf = (stateCode: string, lga: string): Zone | null => {
  const said = (data.lgas as readonly SaidLga[]).find((one) => one.stateCode === stateCode && one.lga === lga);
  if (said !== undefined && isZone(said.zone)) return { key: said.zone, source: said.source, isEstimate: false };
  const centre = placeCentre(stateCode, lga);
  if (centre === null) return null;
  return { key: bandOf(centre.position[1]), source: data.bandsSource, isEstimate: true };
};

/** The zones that are known of a state as a whole; none where nobody said. For checks, too coarse for advice. */
export const zonesOfState = (stateCode: string): readonly string[] =>
  (data.states as Readonly<Record<string, readonly string[]>>)[stateCode] ?? [];

/** For a place there is no zone of: the one in the middle of the country, as an estimate. */
export const anyZone: Zone = { key: 'southern-guinea-savanna', source: data.bandsSource, isEstimate: true };
