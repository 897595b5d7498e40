import type { ComponentType } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { loadFarmCarePanel } from '#extension';
import { loadFarmPage, loadManagerFarmPage, loadRemoveFarm } from '#farms';
import { loadOfferOfFarm } from '#investments';
import { loadInspectionsPanel } from '#reports';
import { loadSeasonsPanel } from '#seasons';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const Seasons = optional(loadSeasonsPanel);
const Inspections = optional(loadInspectionsPanel);
const FarmCare = optional(loadFarmCarePanel);
/** Offers need a network, and their screens are not kept on the phone: without one the way there is left out. */
const OfferOfFarm = optional(() =>
  navigator.onLine ? loadOfferOfFarm() : Promise.reject(new TypeError('There is no network.')),
);

type FarmPart = ComponentType<{ farm: Farm }>;

const RemoveFarm = optional(async () => {
  const [Remove, { isFarmInUse }] = await Promise.all([loadRemoveFarm(), import('./farm-in-use.ts')]);
  return ({ farm }: { farm: Farm }) => <Remove farm={farm} isInUse={isFarmInUse} />;
});

/** What a farmer sees of a farm of their own besides. */
const OwnMore: FarmPart = ({ farm }) => (
  <>
    <Seasons farm={farm} />
    <Suspense>
      <Inspections farm={farm} />
      <OfferOfFarm farm={farm} />
      <RemoveFarm farm={farm} />
    </Suspense>
  </>
);

/** What a manager sees of a farm besides what its keeper does: what they wait for, and the visits to them. */
const ManagerMore: FarmPart = ({ farm }) => (
  <>
    <Seasons farm={farm} />
    <Suspense>
      <Inspections farm={farm} />
      <FarmCare farm={farm} />
      <OfferOfFarm farm={farm} />
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
export const loadWholeFarmPage = (): Promise<ComponentType> => withMore<{ farm: Farm }>(loadFarmPage(), OwnMore);
export const loadWholeManagerFarmPage = (): Promise<ComponentType> =>
  withMore<{ farm: Farm }>(loadManagerFarmPage(), ManagerMore);
