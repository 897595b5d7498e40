import { once } from 'node:events';
import { Agent, request } from 'node:http';
import {
  createSecureServer,
  type Http2Session,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

/** What a proxy does in production: TLS and HTTP/2 outside, HTTP/1.1 inside, answers passed on as they come. */
type Front = { readonly port: number; close(): Promise<void> };

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const inwardHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[]> => {
  const kept = Object.entries(headers).filter(([name, value]) => !name.startsWith(':') && value !== undefined);
  return {
    ...(Object.fromEntries(kept) as Record<string, string | string[]>), // those without a value are left out
    host: headers[':authority'] ?? '',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  };
};

const pass = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, port: number, agent: Agent): void => {
  const inward = request(
    {
      agent,
      port,
      host: '127.0.0.1',
      method: headers[':method'] ?? 'GET',
      path: headers[':path'] ?? '/',
      headers: inwardHeaders(headers),
    },
    (answer) => {
      if (stream.destroyed) return void answer.resume();
      const kept = Object.entries(answer.headers).filter(([name]) => !ofOneConnection.has(name));
      const outward: OutgoingHttpHeaders = { ':status': answer.statusCode ?? 502, ...Object.fromEntries(kept) };
      stream.respond(outward);
      answer.pipe(stream);
    },
  );
  inward.on('error', () => stream.destroy());
  stream.on('error', () => inward.destroy());
  stream.pipe(inward);
};

/**
 * A browser reads a TLS record when all of it is there: in one of 16 KB a page's first byte waits for its last. The records of
 * the proxy that the house is deployed with begin at 1.2 KB and grow by as much each (Go's crypto/tls); so large are they on
 * average while a page comes.
 */
const mostRecordBytes = 4_096;

/** Opens the front before a server on `inwardPort` of this machine. */
export const openFront = async (inwardPort: () => number, { key, cert }: Certificate): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<Http2Session>();
  const server = createSecureServer({ key, cert, allowHTTP1: false });
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(mostRecordBytes));
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session)).on('error', () => undefined);
  });
  server.on('stream', (stream, headers) => pass(stream, headers, inwardPort(), agent));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    sessions.forEach((session) => session.destroy());
    server.close();
    agent.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close }; // a TCP server's address is never a path
};
