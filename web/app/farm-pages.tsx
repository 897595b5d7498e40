import { Suspense, type ComponentType } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { loadCarePanel, loadFarmCarePanel } from '#extension';
import { loadFarmPage, loadManagerDashboard, loadManagerFarmPage } from '#farms';
import { loadSeasonsPanel } from '#seasons';
import { optional } from './optional.ts';

const Seasons = optional(loadSeasonsPanel);
const FarmCare = optional(loadFarmCarePanel);
const Care = optional(loadCarePanel);

type FarmPart = ComponentType<{ farm: Farm }>;

/** What a manager sees of a farm besides what its keeper does: what they wait for, and the visits to them. */
const ManagerMore: FarmPart = ({ farm }) => (
  <>
    <Seasons farm={farm} />
    <Suspense>
      <FarmCare farm={farm} />
    </Suspense>
  </>
);

const withMore = async <Props extends object>(
  page: Promise<ComponentType<{ readonly More?: ComponentType<Props> }>>,
  More: ComponentType<Props>,
): Promise<ComponentType> => {
  const Page = await page;
  return () => <Page More={More} />;
};

/** A farm's page with what the slices after farms know of it, for its keeper and for the manager who looks after them. */
export const loadWholeFarmPage = (): Promise<ComponentType> => withMore<{ farm: Farm }>(loadFarmPage(), Seasons);
export const loadWholeManagerFarmPage = (): Promise<ComponentType> =>
  withMore<{ farm: Farm }>(loadManagerFarmPage(), ManagerMore);

/** A manager's dashboard with what the farmers in care wait for. */
export const loadWholeManagerDashboard = (): Promise<ComponentType> => withMore(loadManagerDashboard(), Care);
