import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A program of a company that listens on this machine, for tests of what it is told. */

export type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** Opens a program that keeps what it hears, and answers 204 until told otherwise. */
export const openStockProgram = async () => {
  const heard: Heard[] = [];
  let answer: Answer = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer.status, answer.headers ?? {}).end();
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    heard: heard as readonly Heard[],
    answerWith: (next: Answer): void => void (answer = next),
    forget: (): void => {
      heard.length = 0;
      answer = { status: 204 };
    },
    close: (): void => void server.close(),
  };
};

/** As the receiver of Standard Webhooks does: over the bytes that came, with the secret as it was shown. */
export const isSignedWith = (secret: string, { headers, body }: Heard): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const said = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const right = `v1,${createHmac('sha256', key).update(said).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(right);
};
