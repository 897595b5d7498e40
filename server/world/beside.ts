import type { FastifyInstance } from 'fastify';
import { isOnPostgres } from './test-template.ts';

/**
 * How many servers each house of the tests has, on one database and one folder of files: TEST_PROCESSES, one unless said.
 * The embedded database has one server and no more.
 */
export const processes = isOnPostgres ? Number(process.env['TEST_PROCESSES'] ?? 1) : 1;

/**
 * Lets others answer beside a server, each request by the next of them, as behind a balancer that knows nobody: what is
 * injected, and what comes to where the first listens. They share modules; whatever a server keeps in memory it keeps by
 * its own pool or in its own app, so they know no more of each other than processes do.
 */
export const answerInTurn = (first: FastifyInstance, others: readonly FastifyInstance[]): void => {
  if (others.length === 0) return;
  const injects = [first, ...others].map((app) => app.inject.bind(app));
  let injected = 0;
  first.inject = ((...asked: Parameters<typeof first.inject>) => {
    injected += 1;
    return injects[injected % injects.length]?.(...asked);
  }) as typeof first.inject;
  const listeners = [first, ...others].map(({ server }) => server.listeners('request'));
  let asked = 0;
  first.server.removeAllListeners('request');
  first.server.on('request', (request, reply) => {
    asked += 1;
    for (const listener of listeners[asked % listeners.length] ?? []) listener.call(first.server, request, reply);
  });
};
