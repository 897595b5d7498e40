import { request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Browser } from './browser.ts';

/** What a phone sends, over a real connection. */
export type Sent = {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

type Got = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The session of a browser, as the headers of a connection of one's own. */
export const sessionOf = (browser: Browser): Record<string, string> => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
});

/** Sends a request on a connection of its own. Answers null when the line broke before the whole answer was here. */
export const sendOn = (port: number, { method, path, headers, body }: Sent): Promise<Got | null> =>
  new Promise((resolve) => {
    const lost = (): void => resolve(null);
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => (text += bytes.toString()));
      answer.on('error', lost);
      answer.on('close', lost);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, text }),
      );
    });
    asked.on('error', lost);
    asked.end(body ?? '');
  });

/** Sends a request whose line breaks when `bodyBytes` of its body are on their way: it ends, or it is reset. */
export const sendAndBreak = (
  port: number,
  sent: Sent,
  bodyBytes: number,
  how: 'end' | 'reset' = 'end',
): Promise<void> =>
  new Promise((resolve) => {
    const body = sent.body ?? Buffer.alloc(0);
    const lines = Object.entries({ host: 'localhost', 'content-length': String(body.length), ...sent.headers });
    const head = `${sent.method} ${sent.path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, bodyBytes)]), () =>
        how === 'end' ? socket.destroy() : socket.resetAndDestroy(),
      ),
    );
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });

/** A line that breaks again and again, and counts what it carried up. */
type BreakingLine = {
  readonly port: number;
  readonly carriedBytes: () => number;
  readonly breaks: () => number;
  close(): Promise<void>;
};

/** No phone reaches a server sooner, and most much later; without it a phone would be back before its line had broken. */
const latencyMillis = 30;

/** Opens a line to a server; each connection on it breaks after `nextLife()` bytes towards the server. */
export const breakingLine = async (port: number, nextLife: () => number): Promise<BreakingLine> => {
  let carried = 0;
  let breaks = 0;
  const open = new Set<Socket>();
  const tie = (near: Socket): void => {
    if (near.destroyed) return;
    const far = connect(port, '127.0.0.1');
    let left = nextLife();
    near.on('data', (bytes: Buffer) => {
      if (left <= 0) return;
      const part = bytes.subarray(0, left);
      left -= part.length;
      carried += part.length;
      if (left > 0) return void far.write(part);
      breaks += 1;
      far.write(part, () => far.destroy());
      near.destroy();
    });
    far.on('data', (bytes: Buffer) => near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        if (left > 0) other.destroy();
      });
    }
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    setTimeout(() => tie(near), latencyMillis);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    open.forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, carriedBytes: () => carried, breaks: () => breaks, close };
};
