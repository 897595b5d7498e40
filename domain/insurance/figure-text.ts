import { formatDate, formatNumber, type Language } from '#kit/calendar.ts';
import { formatNaira } from '#kit/naira.ts';

/** Hundredths of a millimetre as people read rain: '47.5 mm'. */
export const rainText = (hundredths: number): string => `${formatNumber(hundredths / 100)} mm`;

/** Square metres as hectares. */
export const landText = (squareMetres: number): string => `${formatNumber(squareMetres / 10_000)} ha`;

/** One figure of a step in words; its name tells its unit. */
const figureText = (name: string, value: number | string, language: Language): string => {
  if (typeof value === 'string') return name.endsWith('On') ? formatDate(value, language) : value;
  if (name.endsWith('Mm')) return rainText(value);
  if (name.endsWith('Kobo')) return formatNaira(value);
  if (name.endsWith('Kg')) return `${formatNumber(value)} kg/ha`;
  if (name.endsWith('Percent')) return `${value} %`;
  if (name.endsWith('Share')) return `${formatNumber(value / 100)} %`;
  return formatNumber(value);
};

/** The figures of a step as its words name them. */
export const figureTexts = (
  figures: Readonly<Record<string, number | string>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, figureText(name, value, language)]));
