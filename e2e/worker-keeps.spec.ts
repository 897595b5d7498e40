import { newFarmerSignedIn } from './people.ts';
import { expect, firstVisit, test, untilTaken } from './with-worker.ts';

test('no answer about a person ever lies in the cache of the worker', async ({ page, line }) => {
  const { email } = await newFarmerSignedIn(page);
  await page.goto('/farmersDashboard');
  await untilTaken(page);
  for (const path of ['/farmersDashboard', '/Farmer/MyFarms', '/devices', '/about', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(line.askedFor().some((path) => path.startsWith('/api/'))).toBe(true);
  const kept = await page.evaluate(async () => {
    const all: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        all.push({
          path: new URL(url).pathname,
          text: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '',
        });
    }
    return all;
  });
  const pages = ['/app', '/app-kept', '/login', '/offline', '/about', '/served', '/language', '/names', '/places'];
  const strangers = kept.filter(({ path }) => !pages.includes(path) && !/^\/(assets|pictures)\//.test(path));
  expect(strangers).toEqual([]);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept.filter(({ text }) => text.includes(email)).map(({ path }) => path)).toEqual([]);
});

test('a key that a page gave the worker is there after the page loads again, and cannot be read out', async ({
  page,
}) => {
  await firstVisit(page);
  await page.evaluate(async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
    (await navigator.serviceWorker.ready).active?.postMessage({ type: 'keep-key', accountId: 'halima', key });
  });
  await page.reload();
  const ask = (accountId: string) =>
    page.evaluate(async (id) => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<{ key: CryptoKey | null }>((resolve) => {
        port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        port1.start();
      });
      (await navigator.serviceWorker.ready).active?.postMessage({ type: 'ask-key', accountId: id }, [port2]);
      return (await answer).key?.extractable ?? null;
    }, accountId);
  expect(await ask('halima')).toBe(false);
  expect(await ask('musa')).toBeNull();
});
