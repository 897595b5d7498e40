import type { FastifyRequest } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';

/**
 * Several people sign in on one phone, and a browser sends whatever session it holds: a page that shows somebody's work says
 * whose, and is answered in that person's session alone. Whoever says nothing is answered as ever.
 * @throws Problem `other-person`.
 */
export const checkMeant = (request: FastifyRequest, viewer: Viewer | null): void => {
  const meant = request.headers['x-account'];
  if (viewer !== null && meant !== undefined && meant !== viewer.accountId) throw new Problem('other-person');
};
