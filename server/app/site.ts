import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Story } from '@shuka/domain/traceability';
import type { Config } from './config.ts';
import type { Site } from './pages.ts';
import type { StorySite } from './story-pages.ts';

type Manifest = Pick<Site, 'pages' | 'appPaths' | 'scriptHashes' | 'styleHashes'>;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The places in the built pages where the operator's own name and addresses go. */
const fill = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z_]+)%/g, (place, name: string) =>
    values[name] === undefined ? place : escapeHtml(values[name]),
  );

/** The pages that the worker keeps on a phone. */
const keptPages = ['/app', '/app-kept', '/login', '/offline'];

/** Reads the built site. Null when it was not built. */
export const loadSite = (folder: string, config: Config): Site | null => {
  const manifest = readManifest(folder);
  if (manifest === null) return null;
  const values = {
    ...config.operator,
    PRODUCT: config.productName,
    ORIGIN: config.publicUrl,
    DEMO: config.isDemo ? 'yes' : 'no',
    TILES: config.tiles?.url ?? '',
    TILES_CREDIT: config.tiles?.credit ?? '',
  };
  const fileOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
  const filled = (page: string, year: string): string => fill(page, { ...values, YEAR: year });
  const html = (path: string, language: Language, year: string): string =>
    filled(readFileSync(join(folder, 'pages', language, `${fileOf(path)}.html`), 'utf8'), year);
  const worker = (year: string): string => {
    const kept = keptPages.flatMap((path) => languages.map((language) => html(path, language, year)));
    const tag = createHash('sha256').update(kept.join('')).digest('hex').slice(0, 12);
    return readFileSync(join(folder, 'service-worker.js'), 'utf8').replace('%SITE_TAG%', tag);
  };
  return {
    ...manifest,
    story: storyOf(folder, filled),
    folder,
    html,
    worker,
    siteWorker: readFileSync(join(folder, 'site-worker.js'), 'utf8'),
    driverWorker: readFileSync(join(folder, 'driver-worker.js'), 'utf8'),
    productName: config.productName,
    tilesOrigin: config.tiles?.origin ?? null,
  };
};

type Drawing = { readonly renderStory: (story: Story | null, language: Language, assets: unknown) => Promise<string> };

/** Stories are drawn by the same parts as the pages of the build, which stand beside it; they come with the first one. */
const storyOf = (folder: string, filled: (html: string, year: string) => string): StorySite => {
  const assets: unknown = JSON.parse(readFileSync(join(folder, 'story.json'), 'utf8'));
  let drawing: Promise<Drawing> | undefined;
  const file = pathToFileURL(join(folder, '..', 'prerender', 'story.js')).href;
  const draw = (): Promise<Drawing> => (drawing ??= import(file) as Promise<Drawing>); // written by our own build
  return {
    page: async (story, language, year) => filled(await (await draw()).renderStory(story, language, assets), year),
    worker: readFileSync(join(folder, 'story-worker.js'), 'utf8'),
  };
};

const readManifest = (folder: string): Manifest | null => {
  try {
    return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Manifest; // written by our own build
  } catch {
    return null;
  }
};
