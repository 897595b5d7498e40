import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { openBalancer } from '@shuka/bench/round-robin.ts';

/** In how many processes each house of the journeys runs, a balancer before them: E2E_PROCESSES, one unless said. */
export const processes = Number(process.env['E2E_PROCESSES'] ?? 1);

if (processes > 1 && (process.env['TEST_DATABASE_URL'] ?? '') === '')
  throw new Error('Several processes share a database of PostgreSQL: name its server in TEST_DATABASE_URL.');

const startMillis = 90_000;
const stopMillis = 10_000;

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server and waits until it is ready. @throws with what it said when it was not in time. */
export const startServer = async (
  program: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const server = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const said: Buffer[] = [];
  server.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  server.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const until = Date.now() + startMillis;
  while (!(await isReady(Number(env['PORT'])))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stopServer(server);
      throw new Error(`The server did not start. It said:\n${Buffer.concat(said).toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return server;
};

export const stopServer = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopMillis);
  await ended;
  clearTimeout(impatience);
};

type Mailbox = { readonly letters: readonly { readonly at: string }[]; readonly authenticators: readonly unknown[] };

/** What was sent by any of them, the newest first: people have one mailbox, and each process of a demo one of its own. */
const readMailboxes = async (ports: readonly number[]): Promise<Mailbox> => {
  const boxes = await Promise.all(
    ports.map(async (port) => (await (await fetch(`http://localhost:${port}/dev/mailbox.json`)).json()) as Mailbox),
  );
  const letters = boxes.flatMap((box) => box.letters).toSorted((one, other) => other.at.localeCompare(one.at));
  return { letters, authenticators: boxes[0]?.authenticators ?? [] };
};

const showMailboxes = (ports: readonly number[], reply: ServerResponse): void =>
  void readMailboxes(ports).then(
    (box) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(box)),
    () => reply.writeHead(502).end(),
  );

/** Opens a balancer on a port before the servers on others. @returns what closes it. */
export const openFront = async (at: number, ports: readonly number[]): Promise<() => Promise<void>> => {
  const front = await openBalancer(ports, at, ({ url }, reply) => {
    if (url !== '/dev/mailbox.json') return false;
    showMailboxes(ports, reply);
    return true;
  });
  return front.close;
};
