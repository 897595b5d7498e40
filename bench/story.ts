/** Pages of stories from one process, beside its home page: how many answers a second, and how much a story costs more. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { ownLink } from '@shuka/domain/traceability';
import { startHouse } from './house.ts';
import { figure, figureAtLeast, heading, median, note } from './report.ts';

const connections = 32;
const rounds = Number(process.env['ROUNDS'] ?? '5');
const roundSeconds = 2;
const goal = 1000;

/** What Amina brought in by the stream, in the small world too. */
const lotId = '0193a000-0021-7000-8000-000000000001';

const head = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\naccept-language: ha\r\n\r\n`;

const lengthOf = (answer: Buffer): number | null => {
  const end = answer.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const text = answer.subarray(0, end).toString('latin1');
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`refused: ${text.slice(0, 60)}`);
  return end + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
};

/** Asks again and again on one connection until the time is over. @returns how many whole answers came. */
const askOn = async (port: number, path: string, until: number): Promise<number> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let [came, done] = [Buffer.alloc(0), 0];
  socket.write(head(path));
  for await (const chunk of socket) {
    came = Buffer.concat([came, chunk as Buffer]); // a socket without an encoding gives buffers
    const length = lengthOf(came);
    if (length === null || came.length < length) continue;
    done += 1;
    came = came.subarray(length);
    if (performance.now() > until) break;
    socket.write(head(path));
  }
  socket.destroy();
  return done;
};

const perSecond = async (port: number, path: string): Promise<number> => {
  const from = performance.now();
  const until = from + roundSeconds * 1000;
  const done = await Promise.all(Array.from({ length: connections }, () => askOn(port, path, until)));
  return (done.reduce((sum, one) => sum + one, 0) * 1000) / (performance.now() - from);
};

heading(`story: one process, ${connections} connections, ${rounds} rounds of ${roundSeconds} s each in turn, medians`);
note('Whoever asks runs on the same machine. The ratio tells of the house, the answers a second of the machine too.');
const house = await startHouse({});
const story = new URL(ownLink(house.publicUrl, lotId)).pathname;
const taken = { story: [] as number[], home: [] as number[] };
for (const path of [story, '/']) await perSecond(house.port, path);
for (let round = 0; round < rounds; round += 1) {
  taken.story.push(await perSecond(house.port, story));
  taken.home.push(await perSecond(house.port, '/'));
}
figureAtLeast('pages of a story', median(taken.story), '/s', goal);
figure('home page', median(taken.home), '/s', null);
const ratios = taken.story.map((one, place) => (taken.home[place] ?? 0) / one);
figure('a page of a story costs, times the home page', median(ratios), 'x', null);
await house.stop();
