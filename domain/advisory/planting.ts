/* Plants on a field and grain in a bag: arithmetic that a wrong square or a wet sack gets wrong. */

const squareCentimetresPerHectare = 1e8;

/** Plants a hectare in rows, from the spacing in centimetres and the plants at each stand. */
export const plantsPerHectare = (rowCentimetres: number, standCentimetres: number, plants = 1): number =>
  (squareCentimetresPerHectare / (rowCentimetres * standCentimetres)) * plants;

/** Plants a hectare in triangles of equal sides, as oil palms are set. */
export const palmsPerHectare = (sideMetres: number): number => 10_000 / (sideMetres ** 2 * (Math.sqrt(3) / 2));

/** What grain weighs once dried from one moisture to another, in per cent of its wet weight: the dry matter stays. */
export const weightAtMoisture = (kilograms: number, moisture: number, wanted: number): number =>
  (kilograms * (100 - moisture)) / (100 - wanted);
