import type { Page } from '@playwright/test';
import { registerPlot } from '@shuka/domain/farms';
import { figure, percentile } from './report.ts';
import { goWithin, saveAll, showAll } from './sync-phone.ts';

export const dashboard = '/ExtensionAgentDashboard';

/** The goal is for whoever saves on the page where such a record is made; without any pause nobody does. */
const tellSaves = (says: string, millis: readonly number[], goal: number | null): void => {
  figure(`${says}, p95 of ${millis.length}, CPU 4x`, percentile(millis, 0.95), 'ms', goal);
  figure(`${says}, median of ${millis.length}, CPU 4x`, percentile(millis, 0.5), 'ms', null);
};

/** A thousand saves with no network: where such a record is made, from the busiest screen, and as fast as they go. */
export const measureSaves = async (page: Page, farmId: string, drafts: readonly object[]): Promise<void> => {
  const save = (from: number, until: number, pauseMillis: number): Promise<number[]> =>
    saveAll(page, registerPlot.name, drafts.slice(from, until), pauseMillis);
  await goWithin(page, `/extension-farms/${farmId}/plots/new`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  tellSaves('a save on the page that maps plots, 300 ms apart', await save(0, 200, 300), 20);
  await goWithin(page, dashboard);
  await page.locator('main dl').first().waitFor();
  tellSaves('saves seen from the dashboard, 100 ms apart', await save(200, 500, 100), null);
  tellSaves('saves without any pause', await save(500, 1000, 0), null);
  await goWithin(page, `/extension-farms/${farmId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const ofThisFarm = drafts.slice(1000, 1050).map((draft) => ({ ...draft, farmId }));
  const shown = await showAll(page, registerPlot.name, ofThisFarm, 'main');
  figure('a save until the screen shows it, p95 of 50, CPU 4x', percentile(shown, 0.95), 'ms', null);
};
