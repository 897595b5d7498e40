import { lazy, Suspense, type ComponentType } from 'react';
import { loadPendingPage, usePerson } from '#accounts';
import { Loading } from '#kit/loading.tsx';
import type { Area, Screen } from './area.ts';

const PendingPage = lazy(async () => ({ default: await loadPendingPage() }));

const gated = (Page: ComponentType): ComponentType => {
  const Gated = () => {
    const { person } = usePerson();
    if (person.state !== 'pending') return <Page />;
    return (
      <Suspense fallback={<Loading />}>
        <PendingPage />
      </Suspense>
    );
  };
  return Gated;
};

const behindGate = (screen: Screen): Screen => ({ ...screen, load: async () => gated(await screen.load()) });

/** An area whose screens whoever is not approved yet does not see: each says where their application stands. */
export const forApproved = (area: Area): Area => ({ ...area, screens: area.screens.map(behindGate) });
