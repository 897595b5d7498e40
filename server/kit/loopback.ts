import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it arrived, with its whole body. */
export type Arrived = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** An HTTP server of the test on 127.0.0.1 that stands for a provider; it keeps what arrived, the oldest first. */
export const startLoopback = async (answer: (arrived: Arrived, response: ServerResponse) => void) => {
  const arrivals: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const arrived = { method: request.method ?? '', url, headers: request.headers, body: Buffer.concat(chunks) };
    arrivals.push(arrived);
    answer(arrived, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrivals, close };
};

/** Answers with JSON as providers do. */
export const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
