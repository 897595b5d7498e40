import { crossingOf } from '#kit/boundary-crossing.ts';
import { areaHectares, type Position } from '#kit/geodesy.ts';
import { searchPlaces } from '#kit/place-search.ts';
import { placeDoubt } from '#kit/state-bounds.ts';
import { isCountryCode } from './eudr-countries.ts';
import {
  areaTolerance,
  hectaresOfPointUnsaid,
  leastDecimals,
  mostBytesOfFile,
  mostCornersOfRing,
  mostHectaresOfPoint,
  mostLettersOfProducer,
  type EudrDoubt,
  type EudrFault,
  type EudrFinding,
} from './eudr-model.ts';
import { listOf, mostDecimals, readFeatures, readPosition, type EudrFeature, type EudrGeometry } from './eudr-read.ts';

type Found = { readonly says: EudrFault | EudrDoubt; readonly isDoubt: boolean };

/** What the geometry of a feature comes to: what is wrong with it, the places to look at, and its measured hectares. */
type Shape = { readonly found: readonly Found[]; readonly positions: readonly Position[]; readonly hectares: number };

const fault = (says: EudrFault): Found => ({ says, isDoubt: false });
const doubt = (says: EudrDoubt): Found => ({ says, isDoubt: true });

const wrongShape = (says: EudrFault): Shape => ({ found: [fault(says)], positions: [], hectares: 0 });

const isSamePlace = ([a, b]: Position, [c, d]: Position): boolean => a === c && b === d;

/** Above 0 for a ring that is walked against the clock, as RFC 7946 wants it. */
const turnOf = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const checkRing = (value: unknown): Shape => {
  const all = listOf(value).map(readPosition);
  const ring = all.filter((one) => one !== null);
  if (ring.length < all.length) return wrongShape('position');
  if (ring.length > mostCornersOfRing) return wrongShape('too-many-corners');
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || ring.length < 3) return wrongShape('too-few-corners');
  if (!isSamePlace(first, last)) return wrongShape('open-ring');
  const corners = ring.slice(0, -1);
  if (corners.length < 3) return wrongShape('too-few-corners');
  if (crossingOf(corners) !== null) return { found: [fault('crossing')], positions: ring, hectares: 0 };
  const found = turnOf(corners) < 0 ? [doubt('clockwise')] : [];
  return { found, positions: ring, hectares: areaHectares(corners) };
};

const checkPolygon = (coordinates: unknown): Shape => {
  const rings = listOf(coordinates);
  const outer = checkRing(rings[0]);
  return rings.length > 1 ? { ...outer, found: [...outer.found, fault('hole')] } : outer;
};

const checkPoint = (coordinates: unknown): Shape => {
  const at = readPosition(coordinates);
  return at === null ? wrongShape('position') : { found: [], positions: [at], hectares: 0 };
};

const sumOf = (shapes: readonly Shape[]): Shape => ({
  found: shapes.flatMap(({ found }) => found),
  positions: shapes.flatMap(({ positions }) => positions),
  hectares: shapes.reduce((sum, { hectares }) => sum + hectares, 0),
});

const checksOf: Readonly<Record<string, (coordinates: unknown) => Shape>> = {
  Point: checkPoint,
  MultiPoint: (all) => sumOf(listOf(all).map(checkPoint)),
  Polygon: checkPolygon,
  MultiPolygon: (all) => sumOf(listOf(all).map(checkPolygon)),
};

const checkGeometry = ({ type, coordinates, written }: EudrGeometry): Shape => {
  const check = Object.hasOwn(checksOf, type) ? checksOf[type] : undefined;
  if (check === undefined || listOf(coordinates).length === 0) return wrongShape('geometry');
  const shape = check(coordinates);
  const isCoarse = shape.positions.length > 0 && mostDecimals(written) < leastDecimals;
  return isCoarse ? { ...shape, found: [...shape.found, fault('decimals')] } : shape;
};

const checkArea = ({ properties, geometries }: EudrFeature, measured: number): Found[] => {
  const said = properties['Area'];
  if (said !== undefined && (typeof said !== 'number' || said <= 0)) return [fault('area')];
  const hectares = said ?? hectaresOfPointUnsaid;
  const hasPoint = geometries.some(({ type }) => type === 'Point' || type === 'MultiPoint');
  if (hasPoint) return hectares > mostHectaresOfPoint ? [fault('point-over-4-ha')] : [];
  const isFar = said !== undefined && measured > 0 && Math.abs(said - measured) > areaTolerance * measured;
  return isFar ? [doubt('area-differs')] : [];
};

/** The state a production place names, where its words name one alone: 'Plot A, Idanre' is in Ondo. */
const stateOfPlace = (place: string): string | null => {
  const exact = place
    .slice(0, 300)
    .split(',')
    .flatMap((part) => searchPlaces(part, 2).filter(({ lga }) => lga.toLowerCase() === part.trim().toLowerCase()));
  const codes = new Set(exact.map(({ stateCode }) => stateCode));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
};

const checkWhere = (
  properties: EudrFeature['properties'],
  positions: readonly Position[],
  declared: string | null,
): Found[] => {
  if (properties['ProducerCountry'] !== 'NG') return [];
  const place = properties['ProductionPlace'];
  const state = declared ?? (typeof place === 'string' ? stateOfPlace(place) : null);
  const doubts = new Set(positions.map((position) => placeDoubt(state ?? '', position)));
  return [
    ...(doubts.has('swapped') ? [fault('swapped')] : []),
    ...(doubts.has('outside-nigeria') ? [fault('outside-country')] : []),
    ...(doubts.has('outside-state') ? [doubt('outside-state')] : []),
  ];
};

const checkProperties = ({ ProducerName, ProducerCountry, ProductionPlace }: EudrFeature['properties']): Found[] => [
  ...(isCountryCode(ProducerCountry) ? [] : [fault('country')]),
  ...(typeof ProducerName === 'string' && ProducerName.length > mostLettersOfProducer
    ? [fault('producer-too-long')]
    : []),
  ...(typeof ProductionPlace === 'string' && ProductionPlace.trim() !== '' ? [] : [doubt('no-place')]),
];

const checkFeature = (feature: EudrFeature, declared: string | null): Found[] => {
  const shape = sumOf(feature.geometries.map(checkGeometry));
  const found = [
    ...(feature.geometries.length === 0 ? [fault('geometry')] : []),
    ...shape.found,
    ...checkProperties(feature.properties),
    ...checkArea(feature, shape.hectares),
    ...checkWhere(feature.properties, shape.positions, declared),
  ];
  return [...new Map(found.map((one) => [one.says, one])).values()];
};

/**
 * What TRACES would refuse of a file, and what is odd about it; nothing for a good one.
 * @param declaredState the two-letter code of the state all plots are said to lie in; otherwise each production place is asked.
 */
export const checkEudrFile = (text: string, declaredState: string | null = null): EudrFinding[] => {
  const ofFile = (says: EudrFault): EudrFinding[] => [{ feature: null, says, isDoubt: false }];
  if (text.length > mostBytesOfFile) return ofFile('too-large');
  const features = readFeatures(text);
  if (features === null) return ofFile('not-geojson');
  if (features.length === 0) return ofFile('no-features');
  return features.flatMap((feature, at) =>
    checkFeature(feature, declaredState).map((found) => ({ feature: at, ...found })),
  );
};

/** Whether nothing stands against handing a file in; doubts do not. */
export const isGoodEudrFile = (findings: readonly EudrFinding[]): boolean => findings.every(({ isDoubt }) => isDoubt);
