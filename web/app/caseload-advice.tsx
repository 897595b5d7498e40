import type { ComponentType } from 'react';
import { loadCaseloadPage } from '#extension';
import { loadLibraryLink } from '#library';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const LibraryLink = optional(loadLibraryLink);

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
