import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#kit/public-address.ts';

/** How an address that somebody else chose is called. */
type OutSettings = {
  /** Whether this very machine, its network and http: may be called: in tests, and in a demo that only it can reach. */
  readonly anywhere: boolean;
  readonly timeoutMillis: number;
  /** How much of an answer is taken before the line is cut; nothing of it is kept. */
  readonly mostAnswerBytes: number;
};

export type OutAnswer =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly trouble: 'late' | 'unreached' | 'not-allowed' | 'no-name' | 'tls' };

class NotAllowed extends Error {
  readonly code = 'NOT_ALLOWED';
}

/** Where programs listen that speak HTTPS; below 1024 are the ports of mail, files and databases. */
const isUsualPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether an address could be called at all, before its name is looked up: https, no password in it, no address of a house's own network. */
export const mayCall = (url: URL, anywhere: boolean): boolean => {
  if (url.username !== '' || url.password !== '') return false;
  if (anywhere) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = hostOf(url);
  return url.protocol === 'https:' && isUsualPort(url.port) && (isIP(host) === 0 || isPublicAddress(host));
};

/**
 * Looks a name up once and hands exactly what was found on to the connection, so that a name cannot answer one thing here and
 * another there. One address that is not of the open internet spoils all.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found as LookupAddress[] | undefined) ?? [];
    if (error !== null) return done(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new NotAllowed('an address that is not of the open internet'), []);
    const [first] = addresses as [LookupAddress];
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const tlsCodes = /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/;

const troubleOf = (error: unknown): OutAnswer => {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (code === 'NOT_ALLOWED') return { trouble: 'not-allowed' };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return { trouble: 'late' };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return { trouble: 'no-name' };
  return { trouble: tlsCodes.test(code) ? 'tls' : 'unreached' };
};

/** Takes what still comes, up to an end, so that whoever answers is not cut off in the middle of a word. */
const drain = (response: IncomingMessage, most: number): void => {
  let taken = 0;
  response.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > most) response.destroy();
  });
  response.on('error', () => undefined);
};

const ask = (url: URL, options: RequestOptions, body: string, most: number): Promise<OutAnswer> =>
  new Promise((done) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, (response) => {
      drain(response, most);
      done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
    });
    request.on('error', (error) => done(troubleOf(error)));
    request.end(body);
  });

/**
 * Posts a text to an address that somebody else chose. Follows no redirect, keeps no connection, gives up in time.
 * Never throws: what went wrong is its answer.
 */
export const postOut = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { anywhere, timeoutMillis, mostAnswerBytes }: OutSettings,
): Promise<OutAnswer> => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !mayCall(url, anywhere)) return { trouble: 'not-allowed' };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMillis),
    ...(anywhere ? {} : { lookup: publicLookup }),
  };
  return ask(url, options, body, mostAnswerBytes);
};
