import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Route } from '#kit/route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract a route was made from. */
    route?: Route;
    /** For the few routes without a contract, pages and health: who may call them. */
    who?: 'anyone' | 'developer';
  }
}

/** Plugins that serve files add routes of their own, all for anyone. */
const openPlugins = ['/api/docs', '/assets', '/pictures'];

const isStated = (route: RouteOptions): boolean =>
  route.config?.route?.contract.who !== undefined ||
  route.config?.who !== undefined ||
  openPlugins.some((prefix) => route.url.startsWith(prefix));

/** Refuses to boot with a route that does not state who may call it. */
export const demandWho = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!isStated(route)) throw new Error(`${String(route.method)} ${route.url} does not state who may call it.`);
  });
};
