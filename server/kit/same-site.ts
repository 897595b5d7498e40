import type { FastifyRequest } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { isSame } from '#kit/secrets.ts';

/**
 * Refuses a write that another site's page makes in a visitor's name. Browsers send Origin with every write; a program
 * that sends none carries nobody's cookies unless it means to.
 * @throws Problem `cross-site`.
 */
export const checkOrigin = (request: FastifyRequest, origins: readonly string[]): void => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : !origins.includes(origin);
  if (isForeign) throw new Problem('cross-site');
};

/**
 * The double submit of a write made with a session: the page repeats the XSRF cookie in a header, and the value belongs
 * to that very session, so a planted cookie does not help.
 * @throws Problem `cross-site`.
 */
export const checkXsrf = (request: FastifyRequest, expected: string): void => {
  const sent = request.headers['x-xsrf-token'];
  const isRight = typeof sent === 'string' && isSame(Buffer.from(sent), Buffer.from(expected));
  if (!isRight) throw new Problem('cross-site');
};
