import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './program.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };

const web = join(root, 'dist', 'web');

const reached = (manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) reached(manifest, next, seen);
  return seen;
};

/** Screens of records, which know the contracts of their slices without any store. */
const screens = [
  'app/main.tsx',
  'farms/FarmPage.tsx',
  'farms/MapPlotPage.tsx',
  'farms/MyFarmsPage.tsx',
  'farms/ClashesPanel.tsx',
  'seasons/SeasonPage.tsx',
  'seasons/ActivityPage.tsx',
  'seasons/HarvestPage.tsx',
  'seasons/ReviseSeasonPage.tsx',
  'finance/AddEntryPage.tsx',
  'finance/CorrectEntryPage.tsx',
  'reports/NewReportPage.tsx',
  'reports/DisplayReportPage.tsx',
  'extension/MyAgentPage.tsx',
  'extension/CarePanel.tsx',
  'marketplace/BusinessPage.tsx',
  'accounts/profile-screens.ts',
  'accounts/own-screens.ts',
];

/** What the phone's store adds to the app, Dexie included, in kilobytes of gzip: files no screen has loaded anyway. */
export const storeKb = (): number => {
  const file = join(web, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('There is no build: npm run build.');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const known = new Set(screens.flatMap((key) => [...reached(manifest, key)]));
  const store = [...reached(manifest, 'sync/phone.ts')].filter((key) => !known.has(key));
  const files = new Set(store.map((key) => manifest[key]?.file ?? ''));
  return [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join(web, name)), { level: 9 }).length, 0) / 1024;
};
