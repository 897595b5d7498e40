import type { Page } from '@playwright/test';
import { expect, keepWorkHere, openApp, test, unlock } from './own-phone.ts';
import { farmSave, plotSave, plotsOnServer, saveAll, type Save } from './page-engine.ts';
import { newFarmer, newFarmerSignedIn, signInQuietly } from './people.ts';

// A picture of each of a thousand saves costs more than the saves.
test.use({ trace: 'off' });
test.describe.configure({ mode: 'default' }); // one after the other: each alone is work enough for a small machine

/** Saves of as many plots as a farm may have, and of the farms they stand on. */
const manySaves = (farmCount: number, plotsOfEach: number): { farms: Save[]; plots: Save[] } => {
  const farms = Array.from({ length: farmCount }, (_, place) => farmSave(`Gona ${place}`));
  const plots = farms.flatMap(({ draft }, place) =>
    Array.from({ length: plotsOfEach }, (_, number) => plotSave(draft.id, `Fili ${place}-${number}`)),
  );
  return { farms, plots };
};

const idsOf = (saves: readonly Save[]): string[] => saves.map(({ draft }) => draft.id);
const namesOf = (saves: readonly Save[]): string[] => saves.map(({ draft }) => draft.name).toSorted();

const syncNow = async (page: Page): Promise<void> => {
  await page.goto('/phone');
  await page.getByRole('button', { name: 'Send and get now' }).click();
  await expect(page.locator('header').getByText('All sent')).toBeVisible({ timeout: 30_000 });
};

test('a browser that is killed during 500 saves has every save it confirmed, and the server gets each once', async ({
  phone,
  line,
}) => {
  test.setTimeout(120_000);
  let page = await (await phone.open()).newPage();
  const farmer = await newFarmer(page);
  await signInQuietly(page, farmer);
  await openApp(page);
  await keepWorkHere(page);
  const { farms, plots } = manySaves(4, 124);
  const confirmed = new Set<string>();
  await line.cut();
  for (const killedAfter of [1, 200, Infinity]) {
    const rest = [...farms, ...plots].filter(({ draft }) => !confirmed.has(draft.name));
    const before = confirmed.size;
    let onEnough = (): void => undefined;
    const hasEnough = new Promise<void>((resolve) => (onEnough = resolve));
    await page.exposeFunction('confirmed', (name: string) => {
      confirmed.add(name);
      if (confirmed.size - before === killedAfter) onEnough();
    });
    const saving = saveAll(page, rest, 'confirmed').catch(() => null); // the browser is gone
    await Promise.race([saving, hasEnough]);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
    await phone.kill();
    await saving;
    const context = await phone.open();
    page = await context.newPage();
    await page.goto('/phone');
    await unlock(page);
  }
  expect(confirmed.size).toBe(500);
  await expect(page.getByText(/^5\d\d waiting since/).first()).toBeVisible();
  await line.mend();
  await signInQuietly(page, farmer);
  await syncNow(page);
  const onServer = await plotsOnServer(page, idsOf(farms));
  expect(onServer).toEqual(namesOf(plots));
});

test('three tabs save 300 each while the network comes and goes: none is lost, none is doubled, one tab sends', async ({
  page,
  context,
  line,
}) => {
  test.setTimeout(120_000);
  await newFarmerSignedIn(page);
  await openApp(page);
  await keepWorkHere(page);
  const farms = ['Gona A', 'Gona B', 'Gona C', 'Gona D', 'Gona E', 'Gona F'].map(farmSave);
  await saveAll(page, farms);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    await tab.goto('/farmersDashboard');
    await expect(tab.locator('header').getByText('All sent')).toBeVisible();
  }
  const shares = tabs.map((_tab, tab) =>
    farms
      .slice(tab * 2, tab * 2 + 2)
      .flatMap(({ draft }) =>
        Array.from({ length: 150 }, (_, number) => plotSave(draft.id, `${draft.name} ${number}`)),
      ),
  );
  const state = { isSaving: true };
  const flapping = (async () => {
    while (state.isSaving) {
      await line.cut();
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600));
      await line.mend();
      await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 1500));
    }
  })();
  const confirmed = await Promise.all(tabs.map((tab, place) => saveAll(tab, shares[place] ?? [])));
  state.isSaving = false;
  await flapping;
  expect(confirmed.flat()).toHaveLength(900);
  await syncNow(page);
  for (const tab of tabs.slice(1)) await expect(tab.locator('header').getByText('All sent')).toBeVisible();
  expect(await plotsOnServer(page, idsOf(farms))).toEqual(namesOf(shares.flat()));
  expect(line.mostSyncsAtOnce(), 'requests of the sync under way at once').toBe(1);
});
