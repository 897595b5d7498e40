/* Faces in the menu and in lists: they come after the screen they stand on. */
export { FarmerFace } from './FarmerFace.tsx';
export { OwnFace } from './OwnFace.tsx';
