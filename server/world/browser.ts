import type { FastifyInstance, InjectOptions } from 'fastify';
import { pathParameters, type Contract, type OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { FieldError } from '@shuka/domain/kit/problem.ts';

type Failure = {
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
  readonly responseCode: string;
  readonly responseMessage: string;
};

/** What came back. The body is the contract's output or a failure; `status` tells which. */
export type Answer<C extends Contract> = {
  readonly status: number;
  readonly body: OutputOf<C> & Failure;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

type Extras = {
  /** Headers besides those a page sends; null leaves one of those out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The bytes of a contract that takes a picture, sent as this media type. */
  readonly picture?: { readonly bytes: Buffer; readonly mediaType: string };
  /** The bytes of a contract that takes a chunk. */
  readonly chunk?: Buffer;
  /** The very text of a contract whose body is signed. */
  readonly signed?: string;
  /** The text of a contract that takes a document. */
  readonly document?: string;
};

export type Input = Readonly<Record<string, unknown>>;

export type Request = Omit<InjectOptions, 'headers'> & { readonly headers?: Extras['headers'] };

/** A program that keeps cookies and sends what a page of ours would send with them. */
export type Browser = {
  readonly cookies: Map<string, string>;
  readonly ip: string;
  /** Calls a contract as the pages do. */
  call<C extends Contract>(contract: C, input: Input, extras?: Extras): Promise<Answer<C>>;
  /** Sends a request of any shape, with the cookies, Origin and XSRF header unless it brings its own. */
  send(request: Request): Promise<Answer<Contract>>;
};

const readBody = (text: string, type: string): unknown => {
  if (text === '' || !type.includes('json') || type.includes('ndjson')) return text;
  return JSON.parse(text);
};

const withQuery = (path: string, query: Input): string => {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

const payloadOf = (
  contract: Contract,
  rest: Input,
  { picture, chunk, signed, document }: Extras,
): [string, string | Buffer] => {
  if (contract.body === 'picture') return [picture?.mediaType ?? 'image/png', picture?.bytes ?? Buffer.alloc(0)];
  if (contract.body === 'form')
    return ['application/x-www-form-urlencoded', new URLSearchParams(rest as Record<string, string>).toString()];
  if (contract.body === 'signed') return ['application/json', signed ?? '{}'];
  if (contract.body === 'document') return ['application/ld+json', document ?? '{}'];
  if (contract.body === 'chunk') return ['application/offset+octet-stream', chunk ?? Buffer.alloc(0)];
  return ['application/json', JSON.stringify(rest)];
};

/** The request a contract's input makes: some of it in the path and the headers, the rest in the query or the body. */
export const requestOf = (contract: Contract, input: Input, extras: Extras = {}): Request => {
  const inHeaders = Object.entries(contract.headers ?? {}).filter(([, field]) => input[field] !== undefined);
  const elsewhere = [...pathParameters(contract.path), ...inHeaders.map(([, field]) => field)];
  const url = contract.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !elsewhere.includes(name)));
  const { method } = contract;
  const headers = {
    ...Object.fromEntries(inHeaders.map(([header, field]) => [header, String(input[field])])),
    ...extras.headers,
  };
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return { method, url: withQuery(url, rest), headers };
  const [type, payload] = payloadOf(contract, rest, extras);
  return { method, url, payload, headers: { 'content-type': type, ...headers } };
};

let browsers = 0;

/** Addresses differ, so that one browser's calls do not count against another's. */
const nextIp = (): string => {
  browsers += 1;
  return `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
};

/** Opens a browser on a server. `ready` runs before each request: signing in, say. */
export const openBrowser = (
  app: FastifyInstance,
  origin: string,
  ready: () => Promise<unknown> = async () => undefined,
): Browser => {
  const cookies = new Map<string, string>();
  const ip = nextIp();

  const send = async (request: Request): Promise<Answer<Contract>> => {
    await ready();
    const xsrf = cookies.get('XSRF-TOKEN');
    const carried = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usual = {
      origin,
      cookie: carried === '' ? null : carried,
      'x-xsrf-token': xsrf ?? null,
      ...request.headers,
    };
    const sent = Object.entries(usual).filter((header): header is [string, string] => header[1] !== null);
    const response = await app.inject({ remoteAddress: ip, ...request, headers: Object.fromEntries(sent) });
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    const headers = response.headers as Record<string, string>; // inject gives no other kind for ours
    const body = readBody(response.payload, headers['content-type'] ?? '') as Answer<Contract>['body']; // tests look
    return { status: response.statusCode, body, text: response.payload, bytes: response.rawPayload, headers };
  };

  return {
    cookies,
    ip,
    send,
    call: async <C extends Contract>(contract: C, input: Input, extras: Extras = {}) =>
      (await send(requestOf(contract, input, extras))) as Answer<C>, // the contract's own answer
  };
};
