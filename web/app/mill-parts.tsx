import type { ComponentType } from 'react';
import { loadMillDayPanel } from '#processing';
import { loadProcessorDashboard } from '#relations';
import { lazy } from '#kit/lazy.ts';

const MillDay = lazy(loadMillDayPanel);

/** Where whoever works at a mill lands, with what the mill has to do. */
export const loadWholeProcessorDashboard = async (): Promise<ComponentType> => {
  const Page = await loadProcessorDashboard();
  return () => <Page Day={MillDay} />;
};
