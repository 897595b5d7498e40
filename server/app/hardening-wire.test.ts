import { connect, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { openHouse } from '#world/open-house.ts';

/* What is written on the line itself, which no client would write. */

const house = await openHouse();
await house.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(house.close);

const { port } = house.app.server.address() as AddressInfo;

/** All that comes back for these very bytes until the server hangs up, or says nothing more for a while. */
const say = (bytes: string): Promise<string> =>
  new Promise((heard) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined); // hung up on; what was heard before counts
    socket.on('close', () => heard(text));
  });

const statusesIn = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

/** What an attacker would slip past a proxy: it is answered 200 where it is taken for a request of its own. */
const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const post = 'POST /api/farms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`;

describe('a request whose end two readers could see in two places', () => {
  test('is one whose end is sure, as the line shows where all is well', async () => {
    expect(statusesIn(await say(`${post}Content-Length: 2\r\n\r\n{}${hidden}`)).at(-1)).toBe('200');
  });

  test.each([
    ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a list of lengths', `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
    ['a length with a sign', `${post}Content-Length: +0\r\n\r\n${hidden}`],
    ['chunks that are spelt otherwise', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks that are not the last coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `${post}Content-Length : 0\r\n\r\n${hidden}`],
    ['a header over two lines', `${post}X-A: b\r\n Content-Length: 0\r\n\r\n${hidden}`],
    ['a line that ends in LF alone', `${post}X-A: b\nContent-Length: 0\r\n\r\n${hidden}`],
    ['a head that ends in LF alone', `${post}Content-Length: 0\r\n\n${hidden}`],
    ['a line that ends in CR alone', `${post}X-A: b\rContent-Length: 0\r\n\r\n${hidden}`],
    ['a zero byte', `${post}X-A: b\0\r\nContent-Length: 0\r\n\r\n${hidden}`],
    ['a chunk of no size', `${chunked}zz\r\n\r\n${hidden}`],
    ['a chunk of less than nothing', `${chunked}-1\r\n\r\n${hidden}`],
    ['a chunk whose size ends in LF alone', `${chunked}2\n{}\n0\n\n${hidden}`],
    ['a chunk that is longer than it says', `${chunked}1\r\n{}\r\n0\r\n\r\n${hidden}`],
  ])('with %s is refused with all that comes behind it', async (_what, bytes) => {
    const statuses = statusesIn(await say(bytes));
    expect(statuses.at(-1)).toBe('400');
    expect(statuses).not.toContain('200');
  });
});

describe('a method that no client of ours has', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])(
    '%s is refused and told nothing of what it sent',
    async (method) => {
      const heard = await say(
        `${method} /health HTTP/1.1\r\nHost: localhost\r\nX-Note: seen\r\nConnection: close\r\n\r\n`,
      );
      expect(statusesIn(heard).filter((status) => status < '400')).toEqual([]);
      expect(heard).not.toContain('seen');
    },
  );
});

describe('a page of another site', () => {
  test.each([
    ['OPTIONS', '/api/farms'],
    ['OPTIONS', '/uploads'],
    ['GET', '/api/me'],
    ['GET', '/health'],
    ['GET', '/nowhere'],
  ] as const)('is not let read what %s %s answers', async (method, url) => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-xsrf-token',
    };
    const answer = await house.app.inject({ method, url, headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
