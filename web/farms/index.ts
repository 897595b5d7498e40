/** Farms on screen: a farmer's own farms, those in a manager's care, and each farm's page. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadMyFarmsPage = async () => (await import('./MyFarmsPage.tsx')).MyFarmsPage;
export const loadFarmPage = async () => (await import('./FarmPage.tsx')).FarmPage;
export const loadRemoveFarm = () =>
  loadWithWords(
    'land',
    import('./RemoveFarm.tsx').then((part) => part.RemoveFarm),
  );
export const loadFarmsPanel = async () => (await import('./FarmsPanel.tsx')).FarmsPanel;
/** What a manager sees of the farms in care, beside their list. */
const careScreens = () => import('./care-screens.ts');
export const loadSettlePanel = async () => (await careScreens()).SettlePanel;
export const loadFarmsOfFarmer = async () => (await careScreens()).loadFarmsOfFarmer();
export const loadAddFarmOfFarmerPage = async () => (await careScreens()).loadAddFarmOfFarmerPage();
export const loadFarmerOfCardPage = () =>
  loadWithWords(
    'profile',
    import('./FarmerOfCardPage.tsx').then((part) => part.FarmerOfCardPage),
  );
export const loadManagerFarmsPage = async () => (await import('./ManagerFarmsPage.tsx')).ManagerFarmsPage;
export const loadManagerFarmPage = async () => (await import('./ManagerFarmPage.tsx')).ManagerFarmPage;
export { loadMapPlotPage, loadPlotPage } from './plot-loaders.ts';
export const loadMendFarmForm = async () => (await import('./MendFarmForm.tsx')).MendFarmForm;
/** Saves a photo of a farm, for screens of other slices: `(subject, picture, takenAt)`, as in `save-photo.ts`. */
export const loadSavePhoto = async () => (await import('./save-photo.ts')).savePhoto;
