import type { FastifyInstance } from 'fastify';
import type { Clock } from '#kit/clock.ts';
import { languageOf } from '#kit/language.ts';
import { ofYear } from './of-year.ts';
import { ready, sendReady } from './send-ready.ts';

const icons = [
  { src: '/pictures/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/pictures/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/pictures/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** What a phone that installs the app is told of it; the colours are the light ones of the screens. */
const manifestOf = (productName: string, lang: string) => ({
  id: '/auth',
  name: productName,
  short_name: productName,
  lang,
  start_url: '/auth',
  scope: '/',
  display: 'standalone',
  background_color: '#fdf8ec',
  theme_color: '#14532d',
  icons,
});

/** What the site has for it. */
type Parts = {
  readonly worker: (year: string) => string;
  readonly siteWorker: string;
  readonly driverWorker: string;
  readonly productName: string;
};

/** Serves what makes the app installable and lets it open without a network: its worker and its manifest; and the
 * workers of public pages and of a driver’s page. */
export const addInstallable = (app: FastifyInstance, clock: Clock, site: Parts): void => {
  const open = { config: { who: 'anyone' as const } };
  const script = (text: string) => ready(text, 'text/javascript; charset=utf-8');
  const [ofSite, ofDriver] = [script(site.siteWorker), script(site.driverWorker)];
  const workers = {
    service: ofYear(clock, (year) => script(site.worker(year))),
    site: () => ofSite,
    driver: () => ofDriver,
  };
  for (const [name, worker] of Object.entries(workers))
    app.get(`/${name}-worker.js`, open, async (request, reply) => sendReady(request, reply, worker(), 200));
  app.get('/manifest.webmanifest', open, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'cookie, accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site.productName, languageOf(request)))),
  );
};
