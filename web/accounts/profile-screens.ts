/* The profile and its form, one's own and that of a farmer in care: on a slow line each file more costs more than its bytes. */
export { FarmerProfilePage } from './FarmerProfilePage.tsx';
export { ProfilePage } from './ProfilePage.tsx';
