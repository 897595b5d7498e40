import { parsed } from './read-text.ts';

/*
 * Reads GeoJSON with its numbers as they were written: JSON.parse drops the noughts at their end, and six decimals are asked
 * of the text.
 */

/** A number of a file and how it was written. */
export type Written = { readonly value: number; readonly text: string };

export type EudrGeometry = { readonly type: string; readonly coordinates: unknown; readonly written: unknown };

export type EudrFeature = {
  readonly properties: Readonly<Record<string, unknown>>;
  /** Several where a GeometryCollection holds them; none where it is missing. */
  readonly geometries: readonly EudrGeometry[];
};

const tokens = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The same data with each number as the text it was written in. */
const withNumbersAsText = (text: string): unknown =>
  parsed(text.replace(tokens, (token) => (token.startsWith('"') ? token : `"${token}"`)));

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

const geometriesOf = (geometry: unknown, written: unknown): EudrGeometry[] => {
  const [{ type, coordinates, geometries }, shadow] = [fieldsOf(geometry), fieldsOf(written)];
  if (type === 'GeometryCollection')
    // RFC 7946, section 3.1.8: one within another is to be avoided, and none is read here.
    return listOf(geometries).map((one, at) => {
      const inner = fieldsOf(one);
      const own = fieldsOf(listOf(shadow['geometries'])[at]);
      return { type: String(inner['type']), coordinates: inner['coordinates'], written: own['coordinates'] };
    });
  return typeof type === 'string' ? [{ type, coordinates, written: shadow['coordinates'] }] : [];
};

/** The features of a file; null for what is no FeatureCollection. */
export const readFeatures = (text: string): EudrFeature[] | null => {
  const file = fieldsOf(parsed(text));
  if (file['type'] !== 'FeatureCollection' || !Array.isArray(file['features'])) return null;
  const shadows = listOf(fieldsOf(withNumbersAsText(text))['features']);
  return file['features'].map((feature, at) => {
    const { properties, geometry } = fieldsOf(feature);
    return { properties: fieldsOf(properties), geometries: geometriesOf(geometry, fieldsOf(shadows[at])['geometry']) };
  });
};

/** A position of a file; null for what is none on the globe. Heights may follow it. */
export const readPosition = (value: unknown): readonly [number, number] | null => {
  const [longitude, latitude] = listOf(value);
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
};

/** How many decimals a number was written with. */
const decimalsOf = (text: unknown): number =>
  typeof text === 'string' ? (/\.(\d+)$/.exec(text)?.[1]?.length ?? 0) : 0;

/**
 * The most decimals among the numbers of a geometry. Programs drop noughts at the end, so that a single number says nothing:
 * but of those that were taken with six, one in ten at most ends with a nought.
 */
export const mostDecimals = (written: unknown): number => {
  const values = listOf(written);
  return values.reduce<number>(
    (most, one) => Math.max(most, Array.isArray(one) ? mostDecimals(one) : decimalsOf(one)),
    0,
  );
};
