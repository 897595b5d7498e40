import { randomBytes } from 'node:crypto';
import { credentialsOf, emailOf, farmers, password, type Credentials } from './seed.ts';

/** What a crowd does: each connection sends the next request when the last was answered, and a pause has passed. */
export type Task = {
  readonly kind: 'list' | 'register' | 'sign-in';
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly pauseMillis: number;
  /** The server's secret in hexadecimal. */
  readonly secretKey: string;
};

/** A UUIDv7 in time order, as a phone makes one. */
const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = randomBytes(9).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`;
};

const held = new Map<number, Credentials>();

const credentials = (farmer: number, task: Task): Credentials => {
  const known = held.get(farmer) ?? credentialsOf(farmer, Buffer.from(task.secretKey, 'hex'));
  held.set(farmer, known);
  return known;
};

const post = (path: string, headers: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}content-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const listRequest = (task: Task): string =>
  `GET /api/farms?limit=50 HTTP/1.1\r\nhost: localhost\r\ncookie: ${credentials(1, task).cookie}\r\n\r\n`;

const registerRequest = (task: Task, farmer: number): string => {
  const { cookie, xsrf } = credentials(farmer, task);
  const place = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'medium', crop: 'Maize' };
  const body = JSON.stringify({ id: newId(), name: 'Gonar gado', ...place });
  return post('/api/farms', `cookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\n`, body);
};

/** Each from an address of its own: one address may sign in 300 times in a quarter of an hour. */
const signInRequest = (farmer: number, turn: number): string =>
  post(
    '/user/login',
    `x-forwarded-for: 10.${farmer >> 8}.${farmer & 255}.${turn & 255}\r\n`,
    JSON.stringify({ email: emailOf(farmer), password }),
  );

/** The next request of one connection. Connections take farmers in turn, so that none waits for another's row. */
export const requestOf = (task: Task, worker: number, turn: number): string => {
  const farmer = 1 + ((worker + turn * task.connections) % farmers);
  if (task.kind === 'list') return listRequest(task);
  return task.kind === 'register' ? registerRequest(task, farmer) : signInRequest(farmer, turn);
};
