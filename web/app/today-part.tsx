import type { ComponentType } from 'react';
import { loadWeatherPanel } from '#advisory';
import { loadNextVisitPanel } from '#extension';
import { loadAdviceLink } from '#library';
import { loadTasksPanel } from '#seasons';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';
import { TasksPlace } from './tasks-place.tsx';

const TasksPanel = optional(loadTasksPanel);
const WeatherPanel = optional(loadWeatherPanel);
const AdviceLink = optional(loadAdviceLink);
const NextVisitPanel = optional(loadNextVisitPanel);

const TodayPart = () => (
  <>
    <Suspense fallback={<TasksPlace />}>
      <TasksPanel />
    </Suspense>
    <Suspense>
      <AdviceLink />
    </Suspense>
    <Suspense>
      <WeatherPanel />
    </Suspense>
    <Suspense>
      <NextVisitPanel />
    </Suspense>
  </>
);

/** What to do this week, what the weather has in store for it, the way to advice, and the next visit. */
export const loadTodayPart = (): Promise<ComponentType> => Promise.resolve(TodayPart);
