import type { ComponentType } from 'react';
import { loadAdviceLink } from '#library';
import { loadTasksPanel } from '#seasons';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const AdviceLink = optional(loadAdviceLink);

/** What a farmer does this week, and the way to advice on it. */
export const loadTasksWithAdvice = async (): Promise<ComponentType> => {
  const Tasks = await loadTasksPanel();
  return () => (
    <div className="grid gap-4">
      <Tasks />
      <Suspense>
        <AdviceLink />
      </Suspense>
    </div>
  );
};
