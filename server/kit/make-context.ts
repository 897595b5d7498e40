import type { FastifyRequest } from 'fastify';
import type { KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Context, Services } from '#kit/context.ts';
import { cookieToSet, readCookie } from '#kit/cookies.ts';
import { languageOf } from '#kit/language.ts';

/** A context with what its handler asked to happen around the answer. */
export type Made = {
  readonly context: Context;
  readonly cookies: ReturnType<typeof cookieToSet>[];
  readonly headers: (readonly [string, string])[];
  readonly runAfterwards: () => void;
};

export const makeContext = (
  services: Services,
  request: FastifyRequest,
  viewer: Viewer | null,
  raw: Pick<Context, 'picture' | 'stream' | 'signed' | 'document'>,
  keyHolder: KeyHolder | null = null,
): Made => {
  const cookies: Made['cookies'] = [];
  const headers: Made['headers'] = [];
  const later: (() => Promise<void>)[] = [];
  const fail = (error: unknown) => services.log.error({ error, requestId: request.id }, 'work after an answer failed');
  const context: Context = {
    ...services,
    db: services.pool,
    viewer,
    keyHolder,
    actor: { accountId: viewer?.accountId ?? null },
    ...raw,
    claimedAt: null,
    tellOutcome: () => undefined,
    language: languageOf(request),
    ip: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    cookie: (name) => readCookie(request, name, services.publicUrl),
    setCookie: (change) => cookies.push(cookieToSet(change, services.publicUrl)),
    setHeader: (name, value) => headers.push([name, value]),
    afterwards: (work) => later.push(work),
  };
  return { context, cookies, headers, runAfterwards: () => later.forEach((work) => void work().catch(fail)) };
};
