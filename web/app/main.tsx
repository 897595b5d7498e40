import './app.css';
import { createRoot } from 'react-dom/client';
import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { loadDevicesPage, loadSecondFactorPage, SessionProvider, usePerson } from '#accounts';
import { loadWords } from '#kit/load-words.ts';
import { pageLanguage } from '#kit/page-settings.ts';
import { Loading } from '#kit/loading.tsx';
import { WordsProvider } from '#kit/words.tsx';
import { areas, ownAreaPaths } from './areas.ts';
import { AreaShell } from './AreaShell.tsx';
import { homeOf, paths, safeNext } from './paths.ts';

const lazily = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }));

const SecondFactorPage = lazily(loadSecondFactorPage);

const ownScreens = [
  { path: paths.devices, Page: lazily(loadDevicesPage) },
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
  const { search } = useLocation();
  return <Navigate to={safeNext(new URLSearchParams(search).get('next')) ?? homeOf(person.roles)} replace />;
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
        <Routes>
          {screens.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {ownAreaPaths.map((path) => (
            <Route key={path} path={path} element={<ToOwnArea />} />
          ))}
          <Route path="*" element={<ToOwnArea />} />
        </Routes>
      </Suspense>
    </AreaShell>
  );
};

/** Asks for the screen of this address at once, beside the words and the question who is signed in. */
const warmUp = (): void => {
  const screens = areas.flatMap((area) => area.screens);
  const screen = screens.find(({ path }) => matchPath({ path, caseSensitive: false }, location.pathname) !== null);
  screen?.ask?.();
  void screen?.load();
};

const start = async (): Promise<void> => {
  warmUp();
  const words = await loadWords(pageLanguage());
  const place = document.getElementById('app');
  if (place === null) throw new Error('The page has no place for the app.');
  createRoot(place).render(
    <StrictMode>
      <WordsProvider words={words}>
        <BrowserRouter>
          <SessionProvider>
            <Suspense>
              <App />
            </Suspense>
          </SessionProvider>
        </BrowserRouter>
      </WordsProvider>
    </StrictMode>,
  );
};

await start();
