import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A line between a browser and the house that can be cut and mended, and that can bring another worker. */
export type WeakLine = {
  readonly url: string;
  /** From now on nobody answers at the address at all. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** From now on requests are taken and never answered. */
  readonly stall: () => void;
  /** From now on requests wait for their answers. @returns what lets them have those. */
  readonly holdBack: () => () => void;
  /** From now on the house has a newer worker. */
  readonly renew: () => void;
  /** The paths of all that was asked for since the last time. */
  readonly askedFor: () => string[];
  /** How many pushes and pulls there were under way at the same time, at most. */
  readonly mostSyncsAtOnce: () => number;
  /** From now on a page of the network's own answers whatever the sync asks, or no longer. */
  readonly capture: (isCaptured: boolean) => void;
  /** From now on a page leads to another one. */
  readonly lead: (from: string, to: string) => void;
  readonly close: () => Promise<void>;
};

type State = {
  isStalled: boolean;
  isCaptured: boolean;
  /** Settles when requests may be answered. */
  gate: Promise<void> | null;
  workerTail: string;
  asked: string[];
  syncing: Set<ServerResponse>;
  mostSyncing: number;
  /** Where pages lead. */
  leads: Map<string, string>;
};

const isSync = (url = ''): boolean => /^\/sync\/(push|pull)/.test(url);

const countSync = (state: State, reply: ServerResponse): void => {
  state.syncing.add(reply);
  reply.on('close', () => state.syncing.delete(reply));
  state.mostSyncing = Math.max(state.mostSyncing, state.syncing.size);
};

const portal = '<!doctype html><html><title>Welcome to the Wi-Fi</title><body>Pay here</body></html>';

/** Between the two addresses: the house must believe that it was asked itself. */
const pass = (house: string, state: State, { headers, method, url = '/' }: IncomingMessage, body: IncomingMessage) => {
  const { host } = new URL(house);
  const isWorker = url === '/service-worker.js';
  const origin = headers.origin === undefined ? {} : { origin: house };
  const changed = { ...headers, host, ...origin, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
  if (isWorker) delete (changed as Record<string, unknown>)['if-none-match'];
  state.asked.push(url);
  return body.pipe(request(`${house}${url}`, { method, headers: changed }));
};

const answer = (house: string, state: State) => async (asked: IncomingMessage, reply: ServerResponse) => {
  if (state.isStalled) return;
  if (state.gate !== null) await state.gate;
  if (isSync(asked.url)) countSync(state, reply);
  if (state.isCaptured && /^\/(sync|api|uploads)\//.test(asked.url ?? '')) {
    asked.resume();
    reply.writeHead(200, { 'content-type': 'text/html' }).end(portal);
    return;
  }
  const lead = state.leads.get(asked.url ?? '');
  if (lead !== undefined) return void reply.writeHead(302, { location: lead }).end();
  const inward = pass(house, state, asked, asked);
  inward.on('error', () => reply.destroy());
  inward.on('response', (response) => {
    const tail = asked.url === '/service-worker.js' ? state.workerTail : '';
    const headers = { ...response.headers };
    if (tail !== '') delete headers['content-length'];
    reply.writeHead(response.statusCode ?? 502, headers);
    response.on('data', (chunk) => reply.write(chunk));
    response.on('end', () => reply.end(tail));
  });
};

/** Opens a line to the house at this address. */
export const openWeakLine = async (house: string): Promise<WeakLine> => {
  const state: State = {
    isStalled: false,
    isCaptured: false,
    gate: null,
    workerTail: '',
    asked: [],
    syncing: new Set(),
    mostSyncing: 0,
    leads: new Map(),
  };
  const open = new Set<Socket>();
  const server = createServer(answer(house, state));
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    open.forEach((socket) => socket.destroy());
    await once(server, 'close');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo; // a listening server has one
  return {
    url: `http://localhost:${port}`,
    cut,
    mend: () => listen(port),
    stall: () => void (state.isStalled = true),
    holdBack: () => {
      let letGo = (): void => undefined;
      state.gate = new Promise((resolve) => (letGo = resolve));
      return () => {
        state.gate = null;
        letGo();
      };
    },
    renew: () => void (state.workerTail = '\n// newer'),
    askedFor: () => state.asked.splice(0),
    mostSyncsAtOnce: () => state.mostSyncing,
    capture: (isCaptured) => void (state.isCaptured = isCaptured),
    lead: (from, to) => void state.leads.set(from, to),
    close: cut,
  };
};
