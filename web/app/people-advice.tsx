import type { ComponentType } from 'react';
import { loadPeoplePage } from '#accounts';
import { loadImportsLink } from '#imports';
import { loadAgronomistsLink } from '#library';
import { loadComplyLinks } from '#traceability';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const AgronomistsLink = optional(loadAgronomistsLink);
const ImportsLink = optional(loadImportsLink);
const ComplyLinks = optional(loadComplyLinks);

/** People for an admin, and the ways to those who write articles, to those who look for an authority, and to lists. */
export const loadWholePeoplePage = async (): Promise<ComponentType> => {
  const Page = await loadPeoplePage();
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page />
      <Suspense>
        <AgronomistsLink />
        <ComplyLinks />
        <ImportsLink />
      </Suspense>
    </div>
  );
};
