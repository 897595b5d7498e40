import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';
import { brokenConstraint, isDatabaseAway } from '#kit/database-errors.ts';
import { languageOf } from '#kit/language.ts';
import { tusVersion } from '#kit/send.ts';
import { problemDocument, statusOf } from '#kit/problem-document.ts';

const codeOfStatus: Readonly<Record<number, string>> = { 404: 'not-found', 413: 'too-large', 415: 'wrong-media-type' };

/** What Fastify itself refuses, in our words. */
const fromFramework = (error: FastifyError): Problem | null => {
  const status = error.statusCode ?? 500;
  if (status >= 500) return null;
  return new Problem(codeOfStatus[status] ?? 'malformed-json');
};

/** The expected failure that an error stands for; null when nobody expected it. */
export const asProblem = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('unavailable', { retryAfterSeconds: 5 });
  // Another row was born with this id, in the demo world say, where no claimed write tells of it.
  if (/_(pkey|id_key)$/.test(brokenConstraint(error) ?? '')) return new Problem('same-id-other-body');
  return error instanceof Error && 'statusCode' in error ? fromFramework(error as FastifyError) : null;
};

const told = new WeakMap<FastifyRequest, string>();

/** The code of the problem that a request was answered with; null for one that went well. */
export const problemCodeOf = (request: FastifyRequest): string | null => told.get(request) ?? null;

const sendProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
  told.set(request, problem.code);
  const language = languageOf(request);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  reply.header('cache-control', 'no-store').removeHeader('content-encoding'); // of an answer that failed as it began
  const route = request.routeOptions.config.route;
  if (route?.contract.answers === 'headers') reply.header(...tusVersion);
  const legacy = route?.failsAs?.(problem, { language }) ?? null;
  if (legacy !== null && typeof legacy.body === 'string') reply.type('text/plain; charset=utf-8');
  if (legacy?.mediaType !== undefined) reply.type(legacy.mediaType);
  if (legacy !== null) return reply.code(legacy.status).send(legacy.body);
  const status = statusOf(route?.contract, problem.code);
  return reply
    .code(status)
    .type('application/problem+json')
    .send(problemDocument(problem, status, request.id, language));
};

/** An address that cannot be read, such as `/%zz`, leads nowhere; it never came as far as cookies and hooks. */
export const answerUnreadableAddress = (request: FastifyRequest, reply: FastifyReply): void => {
  const notFound = new Problem('not-found');
  reply
    .code(404)
    .type('application/problem+json')
    .send(problemDocument(notFound, 404, request.id, 'en'));
};

/** Answers every failure: expected ones as declared, unexpected ones logged and shown as no more than their request id. */
export const answerErrors = (app: FastifyInstance, services: Services): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem === null)
      services.log.error({ error, requestId: request.id, url: request.routeOptions.url }, 'unexpected failure');
    return sendProblem(problem ?? new Problem('unexpected'), request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not-found'), request, reply));
};
