/* The profile and its form, one's own and that of a farmer in care: on a slow line each file more costs more than its bytes. */
export { FarmerFacts } from './FarmerFacts.tsx';
export { FarmerProfilePage } from './FarmerProfilePage.tsx';
export { ManagerProfilePage } from './ManagerProfilePage.tsx';
export { ProfilePage } from './ProfilePage.tsx';
