import type { PlotDraft } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';

type Corner = [longitude: number, latitude: number];

/** A square with its south-west corner there; 0.001 degrees a side are about 1.2 hectares in the north of Nigeria. */
export const squareAt = ([longitude, latitude]: Corner, sideDegrees = 0.001): Corner[] => {
  const at = (east: number, north: number): Corner => [
    Number((longitude + east * sideDegrees).toFixed(6)),
    Number((latitude + north * sideDegrees).toFixed(6)),
  ];
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
};

/** How a boundary came about when someone walked round it. */
export const walked = { capturedBy: 'walked', accuracyMetres: 4.5, looksMocked: false } as const;

/** A plot as a phone would send it. */
export const plotDraft = (farmId: string, boundary: Corner[], change: Partial<PlotDraft> = {}): PlotDraft => ({
  id: newId(),
  farmId,
  name: 'Plot by the well',
  boundary,
  ...walked,
  ...change,
});
