/** Farms on screen: a farmer's own farms, adding one, and each farm's page. Each part loads when it is opened. */
import { listMyFarms } from '@shuka/domain/farms';
import { askEarly } from '#kit/use-load.ts';
import { newestFarms } from './newest-farms.ts';

export const askNewestFarms = (): void => askEarly(listMyFarms, newestFarms);
export const loadMyFarmsPage = async () => (await import('./MyFarmsPage.tsx')).MyFarmsPage;
export const loadFarmPage = async () => (await import('./FarmPage.tsx')).FarmPage;
export const loadFarmsPanel = async () => (await import('./FarmsPanel.tsx')).FarmsPanel;
