/*
 * A crowd that asks at a pace, whether or not it was answered: a server that falls behind is not waited for. In a process
 * of its own; it hears of its tasks from `mixed.ts`.
 */
import { Agent, request, type ClientRequest } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { kinds, orders, type Asked, type Day } from './mixed-kinds.ts';
import { credentialsOf, type Credentials } from './seed.ts';

export type MixedTask = Day & {
  readonly port: number;
  readonly order: keyof typeof orders;
  /** The server's secret in hexadecimal. */
  readonly secretKey: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** The number of the first request: later tasks go on where the one before ended. */
  readonly from: number;
};

export type OneKind = { readonly millis: readonly number[]; readonly statuses: Readonly<Record<string, number>> };
export type Mixed = {
  readonly kinds: Readonly<Record<string, OneKind>>;
  /** How many were refused or failed in each second in which any was, by the second in which they were due. */
  readonly troubled: Readonly<Record<number, number>>;
  /** The first of those that had no good answer by no fault of theirs: of which kind, in which second, and why. */
  readonly failures: readonly string[];
};

/** So many are told. */
const mostFailures = 20;

/** The status is 0 where there was no answer, or none in half a minute; `why` then says what the line said. */
type Answer = { readonly status: number; readonly why: string };

/** Everybody has a line of their own, and waits in nobody's queue but the house's. */
const agent = new Agent({ keepAlive: true, maxSockets: 8192 });
/** By house and person: what is proved to one house is nothing to another. */
const held = new Map<string, Credentials>();

const credentials = (as: number, { secretKey }: MixedTask): Credentials => {
  const known = held.get(`${secretKey} ${as}`) ?? credentialsOf(as, Buffer.from(secretKey, 'hex'));
  held.set(`${secretKey} ${as}`, known);
  return known;
};

const headersOf = ({ as, body }: Asked, task: MixedTask): Record<string, string> => {
  if (as === null) return {};
  const { cookie, xsrf } = credentials(as, task);
  return body === undefined ? { cookie } : { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' };
};

/** A kept line may be closed by the house in the very moment it is used again; as browsers do, it is asked on a new one. */
const wasClosing = (sent: ClientRequest, error: unknown): boolean =>
  sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';

const send = async (asked: Asked, task: MixedTask): Promise<Answer> => {
  const { method, path, body } = asked;
  const headers = headersOf(asked, task);
  const sent = request({ agent, port: task.port, host: '127.0.0.1', path, method, headers, timeout: 30_000 });
  sent.on('timeout', () => sent.destroy(new Error('no answer in half a minute')));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  try {
    const [answer] = await once(sent, 'response');
    for await (const _ of answer) continue;
    return { status: answer.statusCode as number, why: `status ${answer.statusCode}` };
  } catch (error) {
    return wasClosing(sent, error) ? send(asked, task) : { status: 0, why: String(error) };
  }
};

const run = async (task: MixedTask): Promise<Mixed> => {
  const order = orders[task.order];
  const taken: Record<string, { millis: number[]; statuses: Record<string, number> }> = {};
  const began = performance.now();
  const troubled: Record<number, number> = {};
  const failures: string[] = [];
  const flying = new Set<Promise<void>>();
  const one = async (name: string, turn: number, dueAt: number): Promise<void> => {
    const { status, why } = await send(kinds[name]?.ask(turn, task) as Asked, task);
    const of = (taken[name] ??= { millis: [], statuses: {} });
    of.millis.push(performance.now() - dueAt);
    of.statuses[status] = (of.statuses[status] ?? 0) + 1;
    const second = Math.floor((dueAt - began) / 1000);
    if (status === 0 || status >= 400) troubled[second] = (troubled[second] ?? 0) + 1;
    const isFailure = status === 0 || (status >= 500 && status !== 503);
    if (isFailure && failures.length < mostFailures) failures.push(`${name} in second ${second}: ${why}`);
  };
  for (let place = 0; place < task.perSecond * task.seconds; place += 1) {
    const dueAt = began + (place * 1000) / task.perSecond;
    const wait = dueAt - performance.now();
    if (wait > 1) await pause(wait);
    const turn = task.from + place;
    const flight = one(order[turn % order.length] as string, turn, dueAt).finally(() => flying.delete(flight));
    flying.add(flight);
  }
  await Promise.all(flying);
  return { kinds: taken, troubled, failures };
};

process.on('message', (task: MixedTask) => void run(task).then((mixed) => process.send?.(mixed)));
process.on('disconnect', () => process.exit(0));
