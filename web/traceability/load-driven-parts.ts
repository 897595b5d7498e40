/** What a trip is drawn with, in one file. */
export const loadDrivenParts = () => import('./driven-parts.tsx');
