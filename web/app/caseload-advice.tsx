import type { ComponentType } from 'react';
import { loadCaseloadPage } from '#extension';
import { loadCareImportsLink } from '#imports';
import { loadLibraryLink } from '#library';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const LibraryLink = optional(loadLibraryLink);
const ImportsLink = optional(loadCareImportsLink);

/** A manager's farmers, and the ways to the articles to send them and to lists of more farmers. */
export const loadWholeCaseloadPage = async (): Promise<ComponentType> => {
  const Page = await loadCaseloadPage();
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page />
      <Suspense>
        <LibraryLink />
        <ImportsLink />
      </Suspense>
    </div>
  );
};
