import { roundPosition, type Position } from '@shuka/domain/kit/geodesy.ts';

/** A row as a person typed it. */
export type TypedRow = { readonly latitude: string; readonly longitude: string };

export type Axis = keyof TypedRow;

const axes: readonly Axis[] = ['latitude', 'longitude'];

const limitOf = { latitude: 90, longitude: 180 } as const;
const lettersOf = { latitude: 'NS', longitude: 'EW' } as const;

/** One spelling for the many signs that keyboards and pages have for minus, comma, degrees, minutes and seconds. */
const plain = (text: string): string =>
  text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u060c\u066b]/g, ',')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/''|[\u2033\u201c\u201d]/g, '"')
    .replace(/[\u2032\u2018\u2019\u0060\u00b4]/g, "'")
    .replace(/\u00a0/g, ' ')
    .trim()
    .toUpperCase();

const decimal = String.raw`\d+(?:[.,]\d+)?`;
const angle = new RegExp(
  String.raw`^([NSEW])?\s*(-)?\s*(${decimal})\s*°?(?:\s*(${decimal})\s*'?(?:\s*(${decimal})\s*"?)?)?\s*([NSEW])?$`,
);

const toNumber = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

/**
 * Degrees from what was typed: '12.0021', '12,0021', '-9.5', "12°00'07.6"N", 'N 12 0 7.6', '12° 0.127'. Null when it is
 * none of these, lies beyond the axis, or names the other axis ('8.5 E' as a latitude).
 */
export const degreesOf = (text: string, axis: Axis): number | null => {
  const found = angle.exec(plain(text));
  if (found === null) return null;
  const [, before, minus, degrees, minutes, seconds, after] = found;
  const letter = before ?? after ?? '';
  if ((before !== undefined && after !== undefined) || !lettersOf[axis].includes(letter)) return null;
  const isWhole =
    (minutes === undefined || !/[.,]/.test(degrees ?? '')) && !(seconds !== undefined && /[.,]/.test(minutes ?? ''));
  if (!isWhole || toNumber(minutes) >= 60 || toNumber(seconds) >= 60 || (minus === '-' && letter !== '')) return null;
  const size = toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
  const value = minus === '-' || letter === 'S' || letter === 'W' ? -size : size;
  return Math.abs(value) <= limitOf[axis] ? value : null;
};

/** The fields of a row that cannot be read; an empty row has none. */
export const wrongAxes = (row: TypedRow): readonly Axis[] =>
  isEmptyRow(row) ? [] : axes.filter((axis) => degreesOf(row[axis], axis) === null);

/** The corner of a row, six decimals; null when a field of it cannot be read. */
export const cornerOf = (row: TypedRow): Position | null => {
  const [latitude, longitude] = [degreesOf(row.latitude, 'latitude'), degreesOf(row.longitude, 'longitude')];
  return latitude === null || longitude === null ? null : roundPosition([longitude, latitude]);
};

export const isEmptyRow = ({ latitude, longitude }: TypedRow): boolean => `${latitude}${longitude}`.trim() === '';

/** The corners of those rows that can be read. */
export const positionsOf = (rows: readonly TypedRow[]): readonly Position[] =>
  rows.flatMap((row) => {
    const corner = cornerOf(row);
    return corner === null ? [] : [corner];
  });

const splitters: readonly RegExp[] = [
  /^([^;|\t]+)[;|\t](.+)$/,
  /^([^NSEW]+[NSEW])[,\s]+([^,\s].*[NSEW])$/,
  /^([NSEW][^NSEW]*[,\s])([NSEW].+)$/,
  /^([^,]+(?:,[^\s,][^,]*)*),\s(.+)$/,
  /^(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)$/,
  /^(-?\d+,\d+)\s*,\s*(-?\d+,\d+)$/,
  /^(\S+)\s+(\S+)$/,
  /^([^°]+°[^°]*)\s(\d{1,3}\s{0,3}°.*)$/,
  /^([^,]+),([^,]+)$/,
];

const halvesOf = (line: string): readonly [string, string] | null => {
  for (const splitter of splitters) {
    const [, first, second] = splitter.exec(line) ?? [];
    if (first !== undefined && second !== undefined) return [first.trim().replace(/,$/, ''), second.trim()];
  }
  return null;
};

const isLongitude = (text: string): boolean => /[EW]/.test(text);
const isLatitude = (text: string): boolean => /[NS]/.test(text);

/** A line that cannot be told apart stays whole in its latitude, to be mended there. */
const rowOf = (line: string): TypedRow => {
  const halves = halvesOf(plain(line).replace(/^[([{]|[)\]}]$/g, ''));
  if (halves === null) return { latitude: line.trim(), longitude: '' };
  const [first, second] = halves;
  const isTurned = isLongitude(first) && isLatitude(second);
  return isTurned ? { latitude: second, longitude: first } : { latitude: first, longitude: second };
};

/** The rows of a pasted list, a corner a line: latitude, then longitude, unless their letters say otherwise. */
export const rowsOfList = (text: string): readonly TypedRow[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(rowOf);

/** A corner as it is typed: six decimals, as it is kept. */
export const rowOfCorner = ([longitude, latitude]: Position): TypedRow => ({
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});

/** The rows with latitude and longitude exchanged. */
export const swappedRows = (rows: readonly TypedRow[]): readonly TypedRow[] =>
  rows.map(({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }));
