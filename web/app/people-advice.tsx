import type { ComponentType } from 'react';
import { loadPeoplePage } from '#accounts';
import { loadAgronomistsLink } from '#library';
import { Suspense } from '#kit/lazy.tsx';
import { optional } from './optional.ts';

const AgronomistsLink = optional(loadAgronomistsLink);

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
