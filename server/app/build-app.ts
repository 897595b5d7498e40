import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';

import helmet from 'helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { atMost } from '#kit/at-once.ts';
import { addRoute, type House } from '#kit/http.ts';
import {
  acceptChunks,
  acceptDocuments,
  acceptForms,
  acceptOnlyJson,
  acceptPictures,
  endSlowBodies,
  mostJsonBytes,
} from '#kit/body.ts';
import { answerErrors, answerUnreadableAddress } from '#kit/errors.ts';
import { demandWho } from '#kit/demand-who.ts';
import { hashToken } from '#kit/secrets.ts';
import { findViewer } from '#accounts';
import { findKeyHolder } from '#integrations';
import { endListening } from '#sync';
import type { Services } from '#kit/context.ts';
import { addDocs } from './docs.ts';
import { maintenanceGate } from './gate.ts';
import { addHealth } from './health.ts';
import { addPages, isAppPath, type Site } from './pages.ts';
import { addSandboxPage } from './sandbox-page.ts';
import { relationsTo, routes } from './slices.ts';

type AppSettings = {
  readonly isSecure: boolean;
  readonly trustedProxies: string;
  /** The built site; absent where only the API is served, as in most tests. */
  readonly site: Site | null;
  /** More routes for this server alone: the demo's mailbox. */
  readonly more?: (app: FastifyInstance) => void;
};

/** `runsWasm`: pages of the app may start WebAssembly, which reads codes where a phone cannot; no other page may. */
const policy = (site: Site | null, runsWasm: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(site?.scriptHashes ?? []), ...(runsWasm ? ["'wasm-unsafe-eval'"] : [])],
    styleSrc: ["'self'", ...(site?.styleHashes ?? [])],
    imgSrc: ["'self'", 'data:', 'blob:', ...(site?.tilesOrigin == null ? [] : [site.tilesOrigin])],
    mediaSrc: ["'self'", 'blob:'],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** More than two cores answer in a second: whoever came after them would wait, and give up, and ask again. */
const mostAtOnce = 500;

/** How long one request may take to come in: a megabyte of a photo on the slowest line there is. */
const chunkMillis = 600_000;

/** The headers of each answer that keep browsers from harm, worked out once. */
const protect = (app: FastifyInstance, { site, isSecure }: AppSettings): void => {
  const headersWith = (runsWasm: boolean) =>
    helmet({
      contentSecurityPolicy: policy(site, runsWasm),
      strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
    });
  const [usual, ofApp] = [headersWith(false), headersWith(true)];
  app.addHook('onRequest', (request, reply, done) => {
    const addHeaders = site !== null && isAppPath(site, request.url) ? ofApp : usual;
    addHeaders(request.raw, reply.raw, () => done());
  });
};

/** Puts the whole server together. Throws, so that it does not boot, when a route does not say who may call it. */
export const buildApp = async (services: Services, settings: AppSettings): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies === '' ? false : settings.trustedProxies.split(','),
    bodyLimit: mostJsonBytes,
    frameworkErrors: (_error, request, reply) => answerUnreadableAddress(request, reply),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1600 }, // ids of events are addresses
    exposeHeadRoutes: false,
    requestTimeout: chunkMillis, // of the slowest; endSlowBodies is stricter with all others
  });
  demandWho(app);
  acceptOnlyJson(app);
  acceptPictures(app);
  acceptChunks(app);
  acceptForms(app);
  acceptDocuments(app);
  endSlowBodies(app);
  answerErrors(app, services);
  await app.register(cookie);
  protect(app, settings);
  const house: House = {
    services,
    relationsTo,
    readViewer: (token, isThere) => findViewer(services.pool, token, services.clock.now(), isThere),
    places: atMost(mostAtOnce, 0),
    readKey: (token) => findKeyHolder(services.pool, hashToken(token), services.clock.now()),
    gate: maintenanceGate(services.pool),
  };
  routes.forEach((route) => addRoute(app, house, route));
  app.addHook('preClose', async () => endListening(services.pool));
  addHealth(app, services);
  await addDocs(app, services);
  addSandboxPage(app, services);
  settings.more?.(app);
  if (settings.site !== null) await addPages(app, services, settings.site);
  return app;
};
