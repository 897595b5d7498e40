import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { WordsProvider, type Words } from '#kit/words.tsx';
import { askStepUp } from './ask-step-up.ts';
import './install.ts';

/** An app that stays open for days looks for a new version when it comes back to the front. */
const lookAgainMillis = 3_600_000;

type State = 'waiting' | 'here';

let root: Root | null = null;

const rootAfterApp = (): Root => {
  const place = document.createElement('div');
  place.className = 'contents';
  document.getElementById('app')?.after(place);
  return createRoot(place);
};

const hide = (): void => root?.render(null);

const show = async (words: Words, state: State, onUpdate: () => void): Promise<void> => {
  const { UpdateBar } = await import('./UpdateBar.tsx');
  root ??= rootAfterApp();
  const bar = createElement(UpdateBar, { state, onUpdate, onLater: hide });
  root.render(createElement(WordsProvider, { words, children: bar }));
};

const lookAgainSometimes = (registration: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < lookAgainMillis) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
};

const workerOfApp = '/service-worker.js';

/** Whether this page is served by a worker of the app, and not by that of the public pages. */
const isServed = (): boolean => navigator.serviceWorker.controller?.scriptURL.endsWith(workerOfApp) ?? false;

const follow = (registration: ServiceWorkerRegistration, words: Words): void => {
  const workers = navigator.serviceWorker;
  let wasAsked = false;
  let wasServed = isServed();
  const takeOver = (): void => {
    wasAsked = true;
    registration.waiting?.postMessage({ type: 'take-over' });
  };
  const tell = (): void => {
    if (registration.waiting !== null && isServed()) void show(words, 'waiting', takeOver);
  };
  workers.addEventListener('controllerchange', () => {
    if (wasAsked) location.reload();
    else if (wasServed) void show(words, 'here', () => location.reload());
    wasServed = true;
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
};

/**
 * Brings the worker that opens the app without a network, and tells when a newer version waits. A page is never loaded
 * anew unless its own reader said so. Where a browser keeps no worker, the app works with the network alone.
 */
export const watchUpdates = async (words: Words): Promise<void> => {
  askStepUp(words);
  import('./background.ts').then(({ startBackground }) => startBackground()).catch(() => undefined);
  try {
    const registration = await navigator.serviceWorker.register(workerOfApp);
    follow(registration, words);
    lookAgainSometimes(registration);
  } catch {
    // a private window, an address without TLS, storage switched off
  }
};
