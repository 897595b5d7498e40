import type { ComponentType } from 'react';
import { loadFarmerCardPage } from '#accounts';
import { loadVisitCodePart } from '#extension';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const VisitCode = optional(loadVisitCodePart);

/** A farmer's card with the digits that confirm a visit of today. */
export const loadWholeFarmerCardPage = async (): Promise<ComponentType> => {
  const Page = await loadFarmerCardPage();
  return () => (
    <div className="grid max-w-md gap-4">
      <Page />
      <Suspense>
        <VisitCode />
      </Suspense>
    </div>
  );
};
