import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, languages, type Language } from '@shuka/domain/kit/calendar.ts';
import type { SignUpRole } from '@shuka/domain/settings';
import { readOpenDoors, type OpenDoors } from '#settings';
import type { Services } from '#kit/context.ts';
import { languageOf } from '#kit/language.ts';
import { holdFor } from '#kit/hold-for.ts';
import { addAssets } from './assets.ts';
import { addInstallable } from './installable.ts';
import { ofYear } from './of-year.ts';
import { ready, sendReady, type Ready } from './send-ready.ts';
import { addStoryPages, type StorySite } from './story-pages.ts';

/** A page of the built site. `gate` is what must be open for it; closed, it leads to the maintenance page. */
export type Page = {
  readonly path: string;
  readonly gate: 'none' | 'platform' | SignUpRole;
  readonly isListed: boolean;
};

/** The built site: its pages in every language, and the paths that open the app. */
export type Site = {
  readonly folder: string;
  readonly pages: readonly Page[];
  readonly appPaths: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The HTML of a page in a language, with the operator's name and addresses and the year in it. */
  readonly html: (path: string, language: Language, year: string) => string;
  /** The script that opens the app without a network; it differs whenever a page of the app would. */
  readonly worker: (year: string) => string;
  readonly story: StorySite;
  readonly siteWorker: string;
  readonly driverWorker: string;
  readonly productName: string;
  /** The one other place pictures may come from: the tiles of maps. */
  readonly tilesOrigin: string | null;
};

/** How long an answer about what is open may be old, so that not each page asks the database. */
const doorMillis = 2000;

const plainPath = (url: string): string => (url.split('?')[0] ?? '/').toLowerCase().replace(/(.)\/{1,9}$/, '$1');

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

const shellPaths = ['/app', '/app-kept'];

/** Whether an address is answered with the shell of the app, which every area of it opens in. */
export const isAppPath = (site: Pick<Site, 'appPaths'>, url: string): boolean => {
  const path = (url.split('?')[0] ?? '').toLowerCase().replace(/(.)\/{1,9}$/, '$1');
  return shellPaths.includes(path) || site.appPaths.some((pattern) => matches(pattern, path));
};

const isShut = (page: Page, doors: OpenDoors): boolean => {
  if (page.gate === 'none') return false;
  return page.gate === 'platform' ? !doors.platform : !doors.registration[page.gate];
};

/** The language asked for in the address is remembered; the switch on every page is a plain link. */
const chooseLanguage = (request: FastifyRequest, reply: FastifyReply): Language => {
  const asked = (request.query as Record<string, unknown>)['lang'];
  if (typeof asked !== 'string' || !isLanguage(asked)) return languageOf(request);
  reply.setCookie('lang', asked, { path: '/', maxAge: 31_536_000, sameSite: 'lax' });
  return asked;
};

const sitemap = (site: Site, publicUrl: string): string => {
  const alternates = (path: string): string =>
    languages
      .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${publicUrl}${path}?lang=${code}"/>`)
      .join('');
  const urls = site.pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `<url><loc>${publicUrl}${path}</loc>${alternates(path)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
};

const addFiles = async (app: FastifyInstance, site: Site): Promise<void> => {
  addAssets(app, join(site.folder, 'assets'));
  await app.register(fastifyStatic, {
    root: join(site.folder, 'pictures'),
    prefix: '/pictures/',
    maxAge: '1d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
};

/** Serves the site: public pages as built, one shell for the areas, files, and the maps that search engines read. */
export const addPages = async (app: FastifyInstance, services: Services, site: Site): Promise<void> => {
  await addFiles(app, site);
  addInstallable(app, services.clock, site);
  addStoryPages(app, services, site.story);
  const doors = holdFor(doorMillis, () => readOpenDoors(services.pool));
  const pages = ofYear(services.clock, (year) => ({ year, made: new Map<string, Ready>() }));
  const readyPage = (path: string, language: Language): Ready => {
    const { year, made } = pages();
    const key = `${language} ${path}`;
    const held = made.get(key) ?? ready(site.html(path, language, year));
    made.set(key, held);
    return held;
  };
  const open = { config: { who: 'anyone' as const } };
  app.get('/robots.txt', open, async (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nSitemap: ${services.publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply.type('application/xml').send(sitemap(site, services.publicUrl)),
  );
  app.get('/favicon.ico', open, async (_request, reply) => reply.redirect('/pictures/icon-192.png', 301));
  app.get('/*', open, async (request, reply) => {
    const path = plainPath(request.url);
    const language = chooseLanguage(request, reply);
    const page = site.pages.find((one) => one.path === path);
    const isApp = site.appPaths.some((pattern) => matches(pattern, path));
    if (page === undefined)
      return sendReady(request, reply, readyPage(isApp ? '/app' : '/404', language), isApp ? 200 : 404);
    const isStaff = (request.query as Record<string, unknown>)['staff'] !== undefined;
    const mayBeShut = page.gate !== 'none' && !isStaff;
    if (mayBeShut && isShut(page, await doors())) return reply.redirect('/maintenance', 302);
    return sendReady(request, reply, readyPage(path, language), 200);
  });
};
