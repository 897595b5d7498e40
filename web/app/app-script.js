import { accountsKeptHere } from '#kit/marks.ts';

/*
 * Runs in the app's page before its own script has come: a farmer's first screen and, where nothing is kept here, their
 * records are asked for beside everything else. It is inlined; the build writes the files in.
 */
if (/^\/farmer/i.test(location.pathname)) {
  // The records first: they are what is waited for.
  if (accountsKeptHere().length === 0) {
    const ending = new AbortController();
    const answer = fetch('/sync/pull', { cache: 'no-store', signal: ending.signal });
    answer.catch(() => undefined); // whoever takes it hears of that
    globalThis.earlyPull = { answer, end: () => ending.abort() };
  }
  for (const file of FARMER_FILES) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
