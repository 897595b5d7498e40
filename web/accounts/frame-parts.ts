/* What the frame of the app needs; the ways to its screens are not asked for with it. */
export const loadSecondFactorPage = async () => (await import('./security-parts.ts')).loadSecondFactorPage();
const faces = () => import('./faces.ts');
export const loadOwnFace = async () => (await faces()).OwnFace;
export const loadFarmerFace = async () => (await faces()).FarmerFace;
