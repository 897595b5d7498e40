/** How long `npm start` takes until it prints its address: on a new folder, and again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shuka/server/world/free-port.ts';
import { startProgram } from './program.ts';
import { figure, heading, median } from './report.ts';

const laterStarts = 3;
const goalSeconds = 6;

heading('start: `npm start` on the embedded database, installed and built already');
const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-start-'));
const port = String(await freePort());

const secondsToReady = async (): Promise<number> => {
  const { DATABASE_URL: _, ...rest } = process.env; // the embedded database is what starts here
  const env = { ...rest, PORT: port, DATA_FOLDER: folder };
  const ways = { env, readyWords: / is ready at /, stopSignal: 'SIGINT', hasGroup: true } as const;
  const program = await startProgram('npm', ['start'], ways);
  await program.stop();
  return program.readyMillis / 1000;
};

figure('first start: new database, demo world', await secondsToReady(), 's', null);
const later: number[] = [];
for (let start = 0; start < laterStarts; start += 1) later.push(await secondsToReady());
figure(`second start, median of ${laterStarts}`, median(later), 's', goalSeconds);
rmSync(folder, { recursive: true, force: true });
