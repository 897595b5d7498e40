import './app.css';
import { createRoot } from 'react-dom/client';
import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { loadSecondFactorPage, usePerson } from '#accounts';
import { loadWords } from '#kit/load-words.ts';
import { pageLanguage } from '#kit/page-settings.ts';
import { Loading } from '#kit/loading.tsx';
import { WordsProvider } from '#kit/words.tsx';
import { restoreMarks, StartGate, warmStart } from '#sync';
import { areas } from './areas.ts';
import { AreaShell } from './AreaShell.tsx';
import { homeOf, paths, safeNext } from './paths.ts';
import { StaleNotice } from './StaleNotice.tsx';

/** A screen that does not come leaves the rest of the app standing, and says so in its place. */
const lazily = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load().catch(() => StaleNotice) }));

const SecondFactorPage = lazily(loadSecondFactorPage);

const ownScreens = [
  { path: paths.devices, Page: lazily(async () => (await import('./DevicesScreen.tsx')).DevicesScreen) },
  { path: paths.phone, Page: lazily(async () => (await import('./PhoneScreen.tsx')).PhoneScreen) },
  { path: paths.secondFactor, Page: SecondFactorPage },
];

/** Each area with its screens ready to load, made once: a component made anew would forget what was typed in it. */
const lazyAreas = areas.map(({ role, menu, screens }) => ({
  role,
  menu,
  screens: screens.map(({ path, load }) => ({ path, Page: lazily(load) })),
}));

/** Where a signed-in person goes from an address that is nobody's own: back to what they had asked for, else home. */
const ToOwnArea = () => {
  const { person } = usePerson();
  const asked = new URLSearchParams(useSearch()).get('next');
  const to = safeNext(asked) ?? homeOf(person.roles);
  // A redirect goes only once: one that led to no screen has to make room for the next.
  return <Redirect key={to} to={to} replace />;
};

const App = () => {
  const { person } = usePerson();
  const owesFactor = person.secondFactor === 'owed' || person.secondFactor === 'to-set-up';
  if (owesFactor) {
    return (
      <AreaShell menu={[]}>
        <SecondFactorPage />
      </AreaShell>
    );
  }
  const own = lazyAreas.filter(({ role }) => person.roles.includes(role));
  const screens = [...own.flatMap((area) => area.screens), ...ownScreens];
  return (
    <AreaShell menu={own.flatMap(({ menu }) => menu)}>
      <Suspense fallback={<Loading />}>
        <Switch>
          {screens.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route component={ToOwnArea} />
        </Switch>
      </Suspense>
    </AreaShell>
  );
};

const isAt = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname);

/** Asks for the screen of this address at once, beside the words and the question who is signed in. */
const warmUp = (): void => {
  const screens = areas.flatMap((area) => area.screens);
  const screen = screens.find(({ path }) => isAt(path, location.pathname));
  warmStart();
  screen?.load().catch(() => undefined);
};

const start = async (): Promise<void> => {
  warmUp();
  const [words] = await Promise.all([loadWords(pageLanguage()), restoreMarks()]);
  const place = document.getElementById('app');
  if (place === null) throw new Error('The page has no place for the app.');
  const root = createRoot(place, {
    // A part of a screen that did not come, or broke: a page that says so instead of an empty one.
    onUncaughtError: (error) => {
      reportError(error);
      const notice = (
        <WordsProvider words={words}>
          <StaleNotice />
        </WordsProvider>
      );
      setTimeout(() => root.render(notice));
    },
  });
  root.render(
    <StrictMode>
      <WordsProvider words={words}>
        <StartGate>
          <Suspense>
            <App />
          </Suspense>
        </StartGate>
      </WordsProvider>
    </StrictMode>,
  );
  // On a first visit once what was asked for is here: on a slow line nothing waits for it.
  const restMillis = navigator.serviceWorker?.controller ? 0 : 3000;
  setTimeout(async () => (await import('./updates.ts')).watchUpdates(words), restMillis);
};

await start();
