import * as z from 'zod/mini';
import { readMe, type Person } from '@shuka/domain/accounts';
import { pathParameters, type Contract, type DraftOf, type OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { noteClock } from '#kit/wrong-clock.ts';
import type { Deps } from './deps.ts';
import { Stop } from './stop.ts';

const giveUpMillis = 45_000;

/** How long an answer is waited for. */
export type Patience = {
  /** Something came: the time starts anew. */
  again(): void;
  /** @throws when the time is over first: a body whose line died does not always say so. */
  within<Value>(work: Promise<Value>): Promise<Value>;
};

export type Reader<Value> = (response: Response, patience: Patience) => Promise<Value>;

/** The line to the server for one person. */
export type Wire = {
  /**
   * Asks for lines, bytes or headers and reads the answer, all within a time.
   * @throws Stop when no answer of the server came, it broke off, or it is not 2xx.
   */
  raw<Value>(path: string, init: RequestInit, millis: number, read: Reader<Value>): Promise<Value>;
  /** Asks as `raw` does in whoever's session this is: for answers that tell whose they are. @throws Stop */
  open: Wire['raw'];
  /** Asks as `raw` does, for what a contract answers. @throws Stop also when something else came. */
  send<C extends Contract>(contract: C, path: string, init: RequestInit, millis: number): Promise<OutputOf<C>>;
  /** Calls an endpoint that speaks JSON. @throws Stop with the problem's code. */
  ask<C extends Contract>(contract: C, input: DraftOf<C>): Promise<OutputOf<C>>;
  /** Sees to it that the session is this person's. @throws Stop `signed-out`. */
  verify(): Promise<void>;
  /** The server's clock, in milliseconds, as its last answer told; null before the first. */
  serverNow(): number | null;
};

type ProblemBody = { code?: string; title?: string };

/** What a refusal means for the person who waits. */
const stopOf = (status: number, code: string, title: string, waitMillis: number): Stop => {
  if (status === 401 || code === 'second-factor-needed') return new Stop('signed-out', code, status, title);
  if (code === 'maintenance') return new Stop('closed', code, status, title, waitMillis);
  return new Stop('failing', code, status, title, waitMillis);
};

/** What Retry-After says in seconds; no phone is told to be silent for longer than an hour. */
const waitMillisIn = ({ headers }: Response): number => {
  const seconds = Number(headers.get('retry-after') ?? '0');
  return seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
};

/** @throws Stop: a captive portal answers with a page of its own, which is as good as no network. */
const refuse = async (response: Response): Promise<never> => {
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? ((await response.json().catch(() => null)) as ProblemBody | null) : null;
  const wait = waitMillisIn(response);
  if (typeof body?.code === 'string') throw stopOf(response.status, body.code, body.title ?? '', wait);
  throw response.status >= 500 || [413, 429].includes(response.status)
    ? new Stop('failing', 'unavailable', response.status, '', wait)
    : new Stop('no-network', 'not-ours', response.status);
};

const jsonOf =
  (contract: Contract): Reader<unknown> =>
  async (response, { within }) => {
    const text = await within(response.text());
    const body = /json/.test(response.headers.get('content-type') ?? '') ? parseOrNothing(text) : undefined;
    const parsed = z.safeParse(contract.output, body);
    const isRight = parsed.success || parsed.error.issues.every(({ code }) => code === 'unrecognized_keys');
    if (!isRight) throw new Stop('no-network', 'not-ours', response.status);
    return body;
  };

const parseOrNothing = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const requestOf = (contract: Contract, input: Readonly<Record<string, unknown>>): [string, RequestInit] => {
  const inPath = pathParameters(contract.path);
  const path = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const { method } = contract;
  if (method === 'GET') return [path, { method }];
  const headers = { 'content-type': 'application/json' };
  return [path, { method, headers, body: JSON.stringify(Object.fromEntries(rest)) }];
};

/** Ends a request when nothing was heard for a time, or with the store it belongs to. */
const timed = (deps: Deps, outer: AbortSignal, millis: number) => {
  const inner = new AbortController();
  const end = (): void => inner.abort();
  let callOff = deps.setTimer(end, millis);
  outer.addEventListener('abort', end);
  if (outer.aborted) end();
  const { signal } = inner;
  return {
    signal,
    again: (): void => {
      callOff();
      callOff = deps.setTimer(end, millis);
    },
    within: <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => reject(new DOMException('Nothing came.', 'AbortError'));
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp);
        const heard = (): void => signal.removeEventListener('abort', giveUp);
        work.then(resolve, reject).finally(heard);
      }),
    done: (): void => {
      callOff();
      outer.removeEventListener('abort', end);
    },
  };
};

type Fetched = <Value>(path: string, init: RequestInit, millis: number, read: Reader<Value>) => Promise<Value>;

/** Asks in this person's session, or in whichever there is; notes the server's clock. */
const makeFetch = (deps: Deps, outer: AbortSignal, onDate: (millis: number) => void): Fetched => {
  return async (path, init, millis, read) => {
    const { signal, done, ...patience } = timed(deps, outer, millis);
    try {
      const headers = { 'x-xsrf-token': deps.xsrf(), ...(init.headers as Record<string, string>) };
      const response = await patience.within(deps.fetch(path, { ...init, headers, signal }));
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) onDate(date);
      if (!response.ok) await patience.within(refuse(response));
      return await read(response, patience);
    } catch (error) {
      throw error instanceof Stop ? error : new Stop('no-network', signal.aborted ? 'timeout' : 'network');
    } finally {
      done();
    }
  };
};

/**
 * The line of one person: each request goes out only while the session is known to be theirs, since several people may
 * sign in on one phone.
 */
export const makeWire = (deps: Deps, accountId: string, outer: AbortSignal): Wire => {
  let verified: string | null = null;
  let serverNow: number | null = null;
  const fetchNow = makeFetch(deps, outer, (millis) => {
    serverNow = millis;
    noteClock(millis, deps.now());
  });

  /** The XSRF token of this person's session. */
  const tokenOfTheirs = async (): Promise<string> => {
    const token = deps.xsrf();
    if (verified === token && token !== '') return token;
    verified = null;
    const me = (await fetchNow(readMe.path, { method: readMe.method }, giveUpMillis, jsonOf(readMe))) as Person;
    if (me.accountId !== accountId) throw new Stop('signed-out', 'other-person', 401);
    verified = token;
    return token;
  };

  const verify = async (): Promise<void> => void (await tokenOfTheirs());

  /**
   * Somebody else may sign in on this phone between the look and the request: a write then carries a token that is not of
   * their session, and what was read is looked at only once it is certain whose it is.
   */
  const raw: Wire['raw'] = async (path, init, millis, read) => {
    const token = await tokenOfTheirs();
    const headers = { ...(init.headers as Record<string, string>), 'x-xsrf-token': token };
    return fetchNow(path, { ...init, headers }, millis, async (response, patience) => {
      if (deps.xsrf() !== token) await verify();
      return read(response, patience);
    });
  };

  return {
    raw,
    open: fetchNow,
    verify,
    serverNow: () => serverNow,
    send: async (contract, path, init, millis) =>
      (await raw(path, init, millis, jsonOf(contract))) as OutputOf<typeof contract>,
    ask: async (contract, input) => {
      const [path, init] = requestOf(contract, input as Record<string, unknown>);
      const asked = contract.who === 'anyone' ? fetchNow : raw;
      return (await asked(path, init, giveUpMillis, jsonOf(contract))) as OutputOf<typeof contract>;
    },
  };
};
