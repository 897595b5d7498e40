/** A balancer that knows nobody: each request goes to the next of its servers, whoever sends it. For tests and benches. */
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Balancer = { readonly port: number; close(): Promise<void> };

/** Answers a request itself; false where that is for the servers. */
type Own = (asked: IncomingMessage, reply: ServerResponse) => boolean;

const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The pairs of a raw list of headers that belong to what is passed on. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.flatMap((name, place) =>
    place % 2 === 0 && !ofOneConnection.has(name.toLowerCase()) ? [name, raw[place + 1] ?? ''] : [],
  );

const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

/** Bodies and answers pass as they come; a line that breaks on one side breaks on the other. */
const pass = (asked: IncomingMessage, reply: ServerResponse, agent: Agent, port: number): void => {
  const { method, url: path, headers } = asked;
  const inward = request({
    agent,
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': forwardedFor(asked) },
  });
  inward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
  inward.on('response', (answer) => {
    reply.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
    reply.flushHeaders();
    answer.on('error', () => reply.destroy()).pipe(reply);
  });
  reply.on('close', () => inward.destroy());
  asked.pipe(inward);
};

/**
 * Opens a balancer before servers of this machine.
 * @param ports where they listen
 * @param at where it listens itself; anywhere by default
 */
export const openBalancer = async (ports: readonly number[], at = 0, own: Own = () => false): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer({ requestTimeout: 0 }, (asked, reply) => {
    if (own(asked, reply)) return;
    turn += 1;
    pass(asked, reply, agent, ports[turn % ports.length] ?? 0);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.close();
    open.forEach((socket) => socket.destroy());
    agent.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close }; // a TCP server's address is never a path
};
