import type { ComponentType } from 'react';
import { loadPendingPage, usePerson } from '#accounts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import type { Area, Screen } from './area.ts';

const gated = (Page: ComponentType, PendingPage: ComponentType): ComponentType => {
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

const behindGate = (screen: Screen, PendingPage: ComponentType): Screen => ({
  ...screen,
  load: async () => gated(await screen.load(), PendingPage),
});

/** An area whose screens whoever is not approved yet does not see: each says where their application stands. */
export const forApproved = (area: Area, loadPending: () => Promise<ComponentType> = loadPendingPage): Area => {
  const PendingPage = lazy(loadPending);
  return { ...area, screens: area.screens.map((screen) => behindGate(screen, PendingPage)) };
};
