import { lazy, type ComponentType } from 'react';
import { loadMillDayPanel } from '#processing';
import { loadProcessorDashboard } from '#relations';

const MillDay = lazy(async () => ({ default: await loadMillDayPanel() }));

/** Where whoever works at a mill lands, with what the mill has to do. */
export const loadWholeProcessorDashboard = async (): Promise<ComponentType> => {
  const Page = await loadProcessorDashboard();
  return () => <Page Day={MillDay} />;
};
