import type { FastifyInstance } from 'fastify';
import { languageOf } from '#kit/language.ts';
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
  readonly worker: string;
  readonly siteWorker: string;
  readonly driverWorker: string;
  readonly productName: string;
};

/** Serves what makes the app installable and lets it open without a network: its worker and its manifest; and the
 * workers of public pages and of a driver’s page. */
export const addInstallable = (app: FastifyInstance, site: Parts): void => {
  const open = { config: { who: 'anyone' as const } };
  const workers = { service: site.worker, site: site.siteWorker, driver: site.driverWorker };
  for (const [name, script] of Object.entries(workers)) {
    const worker = ready(script, 'text/javascript; charset=utf-8');
    app.get(`/${name}-worker.js`, open, async (request, reply) => sendReady(request, reply, worker, 200));
  }
  app.get('/manifest.webmanifest', open, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'cookie, accept-language')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site.productName, languageOf(request)))),
  );
};
