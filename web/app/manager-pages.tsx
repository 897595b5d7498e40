import type { ComponentType } from 'react';
import { loadFarmerInCareFrame } from '#extension';
import { loadAddEntryPage } from '#finance';
import { Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { loadWithWords } from '#kit/load-with-words.ts';
import { loadDisplayReportPage, loadNewReportPage } from '#reports';
import { optional } from './optional.ts';

const parts = () => import('./manager-parts.ts');

/** What each slice knows of a farmer, in the order a manager asks for it. */
const panels = [
  optional(async () => (await parts()).loadCareWithCases()),
  optional(async () => (await parts()).loadHandOversOfFarmer()),
  optional(async () => (await parts()).loadFarmsOfFarmer()),
  optional(async () => (await parts()).loadSeasonsOfFarmer()),
  optional(async () => (await parts()).loadAdviceNow()),
  optional(async () => (await parts()).loadWeatherLink()),
  optional(async () => (await parts()).loadAdviceOfFarmer()),
  optional(async () => (await parts()).loadProduceOfFarmer()),
  optional(async () => (await parts()).loadInputsLink()),
  optional(async () => (await parts()).loadBookOfFarmer()),
  optional(async () => (await parts()).loadInspectionsOfFarmer()),
  optional(async () => (await parts()).loadReportsOfFarmer()),
  optional(async () => (await parts()).loadFarmerFacts()),
] as const;

const panelsOf = (keeperId: string) =>
  panels.map((Panel, place) => (
    <Suspense key={`${keeperId} ${place}`} fallback={place === 0 ? <Loading /> : null}>
      <Panel keeperId={keeperId} />
    </Suspense>
  ));

/** The page of a farmer in care: who they are, what waits, what they have, did, paid and reported. */
export const loadFarmerInCarePage = async (): Promise<ComponentType> => {
  const Frame = await loadFarmerInCareFrame();
  return () => <Frame>{panelsOf}</Frame>;
};

/** A dashboard speaks in the words of what it shows. */
export const loadManagerDashboard = () =>
  loadWithWords(
    'care',
    import('./ManagerDashboard.tsx').then((part) => part.ManagerDashboard),
  );

/* The farmer's own forms, written by their manager for them. */
export const loadAddEntryOfFarmerPage = () => loadWithWords('care', loadAddEntryPage());
export const loadNewReportOfFarmerPage = () => loadWithWords('care', loadNewReportPage());
export const loadReportOfFarmerPage = () => loadWithWords('care', loadDisplayReportPage());
