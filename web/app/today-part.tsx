import type { ComponentType } from 'react';
import { loadNextVisitPanel } from '#extension';
import { loadAdviceLink } from '#library';
import { loadTasksPanel } from '#seasons';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const TasksPanel = optional(loadTasksPanel);
const AdviceLink = optional(loadAdviceLink);
const NextVisitPanel = optional(loadNextVisitPanel);

/** What waits for a farmer: what to do this week, the way to advice on it, and when somebody comes. */
const TodayPart = () => (
  <>
    <Suspense>
      <TasksPanel />
    </Suspense>
    <Suspense>
      <AdviceLink />
    </Suspense>
    <Suspense>
      <NextVisitPanel />
    </Suspense>
  </>
);

export const loadTodayPart = async (): Promise<ComponentType> => TodayPart;
