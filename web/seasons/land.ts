import { plotRows, type Plot } from '@shuka/domain/farms';
import { acresOf, hectaresPerAcre } from '@shuka/domain/kit/acre.ts';
import { rowsOf, useKept } from '#kit/rows.ts';

export type AreaUnit = 'acre' | 'hectare';

/** A number as people type it, with thousands apart by commas or not; null for an empty field, NaN for no number. */
export const typedNumber = (text: string | undefined): number | null => {
  const plain = (text ?? '').trim();
  if (plain === '') return null;
  return /^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$|^\.\d+$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : Number.NaN;
};

/** Typed land in hectares, to a square metre. */
export const typedHectares = (text: string | undefined, unit: string | undefined): number | null => {
  const typed = typedNumber(text);
  return typed === null ? null : Math.round(typed * (unit === 'hectare' ? 1 : hectaresPerAcre) * 10_000) / 10_000;
};

const short = (size: number): string => String(Math.round(size * 100) / 100);

/** Hectares as a field shows them in a unit. */
export const areaField = (hectares: number | null, unit: AreaUnit): string =>
  hectares === null ? '' : short(unit === 'hectare' ? hectares : acresOf(hectares));

/** The values of the words about an area. */
export const areaValues = (hectares: number) => ({
  hectares: hectares.toLocaleString('en-NG', { maximumFractionDigits: hectares < 0.1 ? 4 : 2 }),
  acres: acresOf(hectares).toLocaleString('en-NG', { maximumFractionDigits: 2 }),
});

/** The plots of a farm. */
export const usePlots = (farmId: string): Plot[] => rowsOf(useKept(plotRows)).filter((plot) => plot.farmId === farmId);

/** The measured hectares of a plot, or of all of a farm's; null where nothing was measured. */
export const measuredHectares = (plots: readonly Plot[], plotId: string | null): number | null => {
  const measured = plotId === null ? plots : plots.filter(({ id }) => id === plotId);
  return measured.length === 0 ? null : measured.reduce((sum, { areaHectares }) => sum + areaHectares, 0);
};
