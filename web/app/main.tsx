import './app.css';
import './draw-after-clicks.ts';
import { createRoot } from 'react-dom/client';
import { use, type ComponentType } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { securityParts, usePerson } from '#accounts';
import { roles, type Role } from '@shuka/domain/kit/viewer.ts';
import { readiness } from '#kit/engine.ts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { loadWords } from '#kit/load-words.ts';
import { pageLanguage } from '#kit/page-settings.ts';
import { Loading } from '#kit/loading.tsx';
import { WordsProvider, type Words } from '#kit/words.tsx';
import { restoreMarks, StartGate, warmStart } from '#sync';
import type { Area, Screen } from './area.ts';
import { loadArea, roleOfPath } from './areas.ts';
import { AreaShell } from './AreaShell.tsx';
import { Guard } from './Guard.tsx';
import { homeOf, paths, safeNext } from './paths.ts';
import { StaleNotice } from './StaleNotice.tsx';

/** A screen that does not come leaves the rest of the app standing, and says so in its place. */
const lazily = (load: () => Promise<ComponentType>): ComponentType => lazy(() => load().catch(() => StaleNotice));

const SecondFactorPage = lazily(async () => (await securityParts()).loadSecondFactorPage());

const ownScreens = [
  { path: paths.devices, Page: lazily(async () => (await import('./devices-screen.tsx')).loadDevicesScreen()) },
  { path: paths.phone, Page: lazily(async () => (await import('./PhoneScreen.tsx')).PhoneScreen) },
  { path: paths.secondFactor, Page: SecondFactorPage },
];

type ReadyScreen = Screen & { readonly Page: ComponentType };
type ReadyArea = Pick<Area, 'menu'> & {
  readonly screens: readonly ReadyScreen[];
  readonly more: () => Promise<readonly ReadyScreen[]>;
};

const made = (screens: readonly Screen[]): ReadyScreen[] =>
  screens.map((screen) => ({ ...screen, Page: lazily(screen.load) }));

const readyArea = async (role: Role): Promise<ReadyArea> => {
  const { menu, screens, more } = await loadArea(role);
  let others: Promise<readonly ReadyScreen[]> | undefined;
  return {
    menu,
    screens: made(screens),
    more: () => (others ??= (more?.() ?? Promise.resolve([])).then(made)),
  };
};

const readyAreas = new Map<Role, Promise<ReadyArea>>();

/** An area with its screens ready to load, made once: a component made anew would forget what was typed in it. */
const areaOf = (role: Role): Promise<ReadyArea> => {
  const ready = readyAreas.get(role) ?? readyArea(role);
  readyAreas.set(role, ready);
  return ready;
};

/** Where a signed-in person goes from an address that is nobody's own: back to what they had asked for, else home. */
const ToOwnArea = () => {
  const { person } = usePerson();
  const asked = new URLSearchParams(useSearch()).get('next');
  const to = safeNext(asked) ?? homeOf(person.roles);
  // A redirect goes only once: one that led to no screen has to make room for the next.
  return <Redirect key={to} to={to} replace />;
};

const routesOf = (screens: readonly { readonly path: string; readonly Page: ComponentType }[]) =>
  screens.map(({ path, Page }) => <Route key={path} path={path} component={Page} />);

/** The screens that are not opened first, and the way home from an address that has none. */
const OtherScreens = ({ areas }: { areas: readonly ReadyArea[] }) => (
  <Switch>
    {routesOf(areas.flatMap((area) => use(area.more())))}
    <Route component={ToOwnArea} />
  </Switch>
);

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
  const own = roles.filter((role) => person.roles.includes(role)).map((role) => use(areaOf(role)));
  return (
    <AreaShell menu={own.flatMap(({ menu }) => menu)}>
      <Guard>
        <Suspense fallback={<Loading />}>
          <Switch>
            {routesOf([...own.flatMap((area) => area.screens), ...ownScreens])}
            <Route>
              <OtherScreens areas={own} />
            </Route>
          </Switch>
        </Suspense>
      </Guard>
    </AreaShell>
  );
};

const isAt = (path: string, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname);

/** A phone that opens with a PIN draws the place to type it meanwhile. */
const pinMillis = 1000;

/**
 * Asks for the screen of this address at once, beside the words and the question who is signed in; behind a PIN there is
 * time for it.
 */
const warmUp = (): void => {
  const area = areaOf(roleOfPath(location.pathname)).catch(() => null);
  const isHere = ({ path }: Screen): boolean => isAt(path, location.pathname);
  const load = async (): Promise<void> => {
    const known = await area;
    const screen = known?.screens.find(isHere) ?? (await known?.more())?.find(isHere);
    await screen?.load().catch(() => undefined);
  };
  const kept = warmStart();
  if (kept === null) void load();
  else void kept.then(() => setTimeout(() => void load(), pinMillis));
};

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Some have no records to wait for: who owes the second factor, who is not let in. */
const mostRecordsMillis = 15_000;

const untilRecords = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = readiness.subscribe(look);
    function look(): void {
      if (readiness.get().state === 'loading') return;
      stop();
      resolve();
    }
    look();
  });

/** Once what was asked for is here: neither a slow line nor a slow phone has it in its way. */
const keepForLater = async (words: Words): Promise<void> => {
  await Promise.race([untilRecords(), pause(mostRecordsMillis)]);
  await pause(3000);
  await (await import('./updates.ts')).watchUpdates(words);
};

const start = async (): Promise<void> => {
  warmUp();
  const [words] = await Promise.all([loadWords(pageLanguage()), restoreMarks()]);
  const place = document.getElementById('app');
  if (place === null) throw new Error('The page has no place for the app.');
  createRoot(place).render(
    <WordsProvider words={words}>
      <Guard>
        <StartGate>
          <Suspense>
            <App />
          </Suspense>
        </StartGate>
      </Guard>
    </WordsProvider>,
  );
  keepForLater(words).catch(reportError);
};

// A new screen is read from its top; going back leads to where one was.
addEventListener('pushState', () => scrollTo(0, 0));

await start();
