/* What the frame of the app needs; the ways to its screens are not asked for with it. */
export const securityParts = () => import('./security-parts.ts');
const faces = () => import('./faces.ts');
export const loadOwnFace = async () => (await faces()).OwnFace;
export const loadFarmerFace = async () => (await faces()).FarmerFace;
