import type { ComponentType } from 'react';
import { loadPeoplePage } from '#accounts';
import { loadAgronomistsLink } from '#library';
import { loadComplyLinks } from '#traceability';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const AgronomistsLink = optional(loadAgronomistsLink);
const ComplyLinks = optional(loadComplyLinks);

/** People for an admin, and the ways to those who write articles and to those who look for an authority. */
export const loadWholePeoplePage = async (): Promise<ComponentType> => {
  const Page = await loadPeoplePage();
  return () => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Page />
      <Suspense>
        <AgronomistsLink />
        <ComplyLinks />
      </Suspense>
    </div>
  );
};
