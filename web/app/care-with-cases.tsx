import type { ComponentType } from 'react';
import type { Issue } from '@shuka/domain/extension';
import { loadCareOfFarmer } from '#extension';
import { loadPassCase } from '#library';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const PassCase = optional(loadPassCase);

const Passing = ({ issue }: { readonly issue: Issue }) => (
  <Suspense>
    <PassCase issue={issue} />
  </Suspense>
);

/** What a farmer in care waits for; a problem of pests may be passed to an agronomist. */
export const loadCareWithCases = async (): Promise<ComponentType<{ readonly keeperId: string }>> => {
  const Care = await loadCareOfFarmer();
  return ({ keeperId }) => <Care keeperId={keeperId} Beside={Passing} />;
};
