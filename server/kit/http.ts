import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { keyPrefix, type KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Places } from '#kit/at-once.ts';
import { authorizeKey, authorizeObject, authorizeRole, checkWho } from '#kit/authorize.ts';
import type { Context, Services } from '#kit/context.ts';
import { makeContext } from '#kit/make-context.ts';
import { countCalls } from '#kit/limits.ts';
import { readInput, readRawBody } from '#kit/input.ts';
import { checkOrigin, checkXsrf } from '#kit/same-site.ts';
import { checkMeant } from '#kit/meant-session.ts';
import { isRead, type RelationsTo, type Route } from '#kit/route.ts';
import { noteRefusal } from '#kit/note-refusal.ts';
import type { Db } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { failureOf } from '#kit/unheld-text.ts';
import { sendAnswer } from '#kit/send.ts';
import { sessionToken } from '#kit/cookies.ts';

/** What `app` tells the HTTP kit about the slices, so that the kit need not know them. */
export type House = {
  readonly services: Services;
  readonly relationsTo: Readonly<Record<string, RelationsTo>>;
  /** Whose a session is; `isThere` where the request is one that somebody makes by hand. */
  readonly readViewer: (token: string, isThere: boolean) => Promise<Viewer | null>;
  /** Whose a key is; null for one that is nobody’s, or holds no more. */
  readonly readKey: (key: string) => Promise<KeyHolder | null>;
  /** What is done at once; one request more is told to come again soon, before the line is longer than anybody waits. */
  readonly places: Places;
  /** Refuses a write while the platform is closed. */
  readonly gate: (route: Route, viewer: Viewer | null) => Promise<void>;
};

const isWrite = (route: Route): boolean => !isRead(route.contract);

/** What is known of a request so far: told to the audit log where it is refused. */
type Asked = { input: unknown; actor: Context['actor'] };

/** Who asks, if they say so and it is true; and that the browser asks for itself, not for another site. */
const admit = async (route: Route, house: House, request: FastifyRequest, asked: Asked): Promise<Viewer | null> => {
  const { publicUrl, origins, secrets } = house.services;
  if (isWrite(route)) checkOrigin(request, origins);
  if (route.contract.who === 'anyone') return null;
  const token = sessionToken(request, publicUrl);
  const viewer = token === undefined ? null : await house.readViewer(token, route.contract.asksItself !== true);
  asked.actor = { accountId: viewer?.accountId ?? null };
  checkMeant(request, viewer);
  authorizeRole(route.contract, viewer);
  if (isWrite(route)) checkXsrf(request, secrets.xsrf(token ?? ''));
  return viewer;
};

/** What a session brought is no one else's, whatever a contract says. */
const cachingOf = ({ who, cachedSeconds }: Route['contract']): string =>
  who === 'anyone' && cachedSeconds !== undefined ? `public, max-age=${cachedSeconds}` : 'no-store';

/** The scope a contract asks of a key; null where it is not called with one. */
const scopeOf = ({ who }: Contract): string | null =>
  typeof who === 'string' && who.startsWith('key:') ? who.slice('key:'.length) : null;

/** Addresses are kept in logs and histories, where a key has no business (RFC 6750, section 2.3). */
const demandNoKeyInAddress = (request: FastifyRequest): void => {
  const query = Object.entries(request.query as Record<string, unknown>);
  const holdsKey = query.some(([name, value]) => name === 'access_token' || String(value).startsWith(keyPrefix));
  if (holdsKey) throw new Problem('key-in-address');
};

/** Whose program asks: by its key alone, so that no page a person opens can ask in their name. */
const admitKey = async (scope: string, route: Route, house: House, request: FastifyRequest): Promise<KeyHolder> => {
  demandNoKeyInAddress(request);
  if (isWrite(route)) checkOrigin(request, house.services.origins);
  const [, key = ''] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  const holder = key === '' ? null : await house.readKey(key);
  return authorizeKey(scope, holder);
};

const act = async (route: Route, house: House, request: FastifyRequest, asked: Asked) => {
  const scope = scopeOf(route.contract);
  const keyHolder = scope === null ? null : await admitKey(scope, route, house, request);
  const viewer = scope === null ? await admit(route, house, request, asked) : null;
  const input = readInput(route.contract, request);
  asked.input = input;
  const raw = readRawBody(route.contract, request);
  await countCalls(house.services, route.contract, input, viewer?.accountId ?? keyHolder?.keyId ?? null, request.ip);
  await house.gate(route, viewer);
  const made = makeContext(house.services, request, viewer, raw, keyHolder);
  asked.actor = made.context.actor;
  const mayAsk = (db: Db) => authorizeObject(route.contract, viewer, input, db, house.relationsTo);
  const answered = await perform(route, input, made.context, mayAsk).catch((error: unknown) => {
    throw failureOf(error, input);
  });
  return { answered, made };
};

const answer = async (route: Route, house: House, request: FastifyRequest, reply: FastifyReply, asked: Asked) => {
  const work = () => act(route, house, request, asked);
  // a photo comes in as slowly as its line is, and stands in nobody's way meanwhile; nor does what is sent below
  const { answered, made } = await (route.contract.body === 'chunk' ? work() : house.places(work));
  reply.header('cache-control', cachingOf(route.contract));
  made.headers.forEach(([name, value]) => reply.header(name, value));
  made.cookies.forEach((change) => reply.setCookie(change.name, change.value, change.options));
  await sendAnswer(route, request, reply, answered, house.services);
  made.runAfterwards();
  return reply;
};

const answerFor = (route: Route, house: House) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(route.contract.answerHeaders ?? {});
  const asked: Asked = { input: null, actor: { accountId: null } };
  try {
    return await answer(route, house, request, reply, asked);
  } catch (error) {
    const refused = { contract: route.contract, ...asked, requestId: request.id };
    await noteRefusal(house.services, error, asked.actor.accountId ?? request.ip, refused);
    throw error;
  }
};

/** Registers a contract's route. Throws, so that the server does not boot, when the contract does not say who may call. */
export const addRoute = (app: FastifyInstance, house: House, route: Route): void => {
  const { contract } = route;
  checkWho(contract, house.relationsTo);
  app.route({
    method: contract.method,
    url: contract.path,
    config: { route },
    ...(contract.mostBytes === undefined ? {} : { bodyLimit: contract.mostBytes }),
    handler: answerFor(route, house),
  });
};
