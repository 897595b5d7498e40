import { existsSync } from 'node:fs';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { browserArgs } from './browser.ts';
import { filesInTurn } from './turns.ts';

const placesOfChromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const chromium = process.env['CHROME'] ?? placesOfChromium.find((path) => existsSync(path));

const reportFile = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

const report: ReporterDescription[] = reportFile === undefined ? [] : [['json', { outputFile: reportFile }]];

export default defineConfig({
  testDir: '.',
  // Where a run's time is over before all were played, another commit begins with others.
  projects: filesInTurn(Number(process.env['JOURNEYS_TURN'] ?? 0)).map((files) => ({ testMatch: [...files] })),
  outputDir: '../node_modules/.cache/shuka/journeys',
  globalSetup: './shared-house.config.ts',
  fullyParallel: true,
  // Journeys wait for lines and clocks much of the time: a third keeps two cores busy meanwhile.
  workers: 3,
  // A busy machine gets a second try; which journeys needed it is said at the end, by name.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...report],
  use: {
    viewport: { width: 360, height: 640 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker answers before a journey's own routes can: only the journeys about it have one.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Recording is work for the same two cores: where a second try follows, that one is recorded.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: browserArgs,
    },
  },
});
