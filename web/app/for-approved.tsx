import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPendingPage, usePerson } from '#accounts';
import { Loading } from '#kit/loading.tsx';
import type { Area, Screen } from './area.ts';

type Pending = LazyExoticComponent<ComponentType>;

const gated = (Page: ComponentType, PendingPage: Pending): ComponentType => {
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

const behindGate = (screen: Screen, PendingPage: Pending): Screen => ({
  ...screen,
  load: async () => gated(await screen.load(), PendingPage),
});

/** An area whose screens whoever is not approved yet does not see: each says where their application stands. */
export const forApproved = (area: Area, loadPending: () => Promise<ComponentType> = loadPendingPage): Area => {
  const PendingPage = lazy(async () => ({ default: await loadPending() }));
  return { ...area, screens: area.screens.map((screen) => behindGate(screen, PendingPage)) };
};
