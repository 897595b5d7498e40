import type { ComponentType } from 'react';
import { loadPeoplePage } from '#accounts';
import { loadCaseloadPage } from '#extension';
import { loadAdviceLink, loadAgronomistsLink, loadLibraryLink } from '#library';
import { loadTasksPanel } from '#seasons';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const AdviceLink = optional(loadAdviceLink);
const LibraryLink = optional(loadLibraryLink);
const AgronomistsLink = optional(loadAgronomistsLink);

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

/** A manager's farmers, and the way to the articles to send them. */
export const loadWholeCaseloadPage = async (): Promise<ComponentType> => {
  const Page = await loadCaseloadPage();
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page />
      <Suspense>
        <LibraryLink />
      </Suspense>
    </div>
  );
};

/** People for an admin, and the way to those who write articles. */
export const loadWholePeoplePage = async (): Promise<ComponentType> => {
  const Page = await loadPeoplePage();
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page />
      <Suspense>
        <AgronomistsLink />
      </Suspense>
    </div>
  );
};
