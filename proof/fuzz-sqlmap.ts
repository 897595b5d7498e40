/* Every search, sort and filter under sqlmap, which people who break in use as well: Debian's package, run as it is. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { run, sql } from '@shuka/server/kit/db.ts';
import { freePort } from '@shuka/server/world/free-port.ts';
import { contracts } from '@shuka/server/app/try-cell.ts';
import { attemptsOf, baseOf, openSenders, type Attempt, type Document } from '@shuka/server/app/fuzz-senders.ts';
import { openHouse, type OpenHouse } from '@shuka/server/world/open-house.ts';
import { requestOf } from '@shuka/server/world/browser.ts';
import { openBrokenDoor } from './sqlmap-control.ts';
import { readPart, writePart } from './kit/progress.ts';
import type { Proved } from './kit/section.ts';

/** `doubted`: what looked like it to sqlmap at first, and was not when it looked again itself. */
type Verdict = { readonly parameters: number; readonly found: string[]; readonly doubted: string[] };

/** FUZZ_SQLMAP=3 looks at so many operations alone; 0 leaves sqlmap out. */
const most = Number(process.env['FUZZ_SQLMAP'] ?? Number.POSITIVE_INFINITY);

const isThere = (): boolean => spawnSync('sqlmap', ['--version']).status === 0;

const options = ['--batch', '--level=2', '--risk=1', '--threads=2', '--flush-session', '--disable-coloring'];

/** What sqlmap says of a parameter that lets SQL through: it asks once more itself before it says so. */
const finding = /is vulnerable|identified the following injection point/;
const doubt = /appears to be .*injectable/;

const verdictOf = (name: string, parameters: number, said: string): Verdict => {
  const those = (words: RegExp): string[] =>
    said.split(/[\r\n]+/).flatMap((line) => (words.test(line) ? [`${name}: ${line}`] : []));
  const found = those(finding);
  return { parameters, found, doubted: found.length > 0 ? [] : those(doubt) };
};

const output = (args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const said: Buffer[] = [];
    const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(said).toString()));
  });

/** Reads that take something in their query, each by the first of its senders whom it answers. */
const readsOf = async (house: OpenHouse, attempts: readonly Attempt[]) => {
  const senderOf = await openSenders(house);
  const reads = new Map<string, { names: string[]; path: string; cookie: string }>();
  for (const attempt of attempts) {
    const [sender, name, path, method, { parameters }] = attempt;
    const names = parameters.filter((one) => one.in === 'query').map((one) => one.name);
    const contract = contracts.get(`GET ${path}`);
    if (method !== 'get' || names.length === 0 || contract === undefined || reads.has(name)) continue;
    const input = await baseOf(house, attempt);
    const browser = (await senderOf(sender, name))();
    if ((await browser.call(contract, input)).status !== 200) continue;
    const url = new URL(String(requestOf(contract, input).url), house.services.publicUrl);
    for (const one of names) if (!url.searchParams.has(one)) url.searchParams.set(one, one === 'limit' ? '10' : 'a');
    const cookie = [...browser.cookies].map(([held, value]) => `${held}=${value}`).join('; ');
    reads.set(name, { names, path: url.pathname + url.search, cookie });
  }
  return [...reads];
};

const tryAll = async (house: OpenHouse, folder: string): Promise<Verdict[]> => {
  const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
  const reads = (await readsOf(house, attemptsOf(body as unknown as Document))).slice(0, most);
  const verdicts: Verdict[] = [];
  for (const [name, { names, path, cookie }] of reads) {
    const before = readPart<Verdict>('fuzz', `sqlmap-${name}`);
    const url = `${house.services.publicUrl}${path}`;
    const args = ['-u', url, '-p', names.join(','), `--cookie=${cookie}`, `--output-dir=${folder}`, ...options];
    const said = before === null ? await output([...args, '--ignore-code=400,401,403,404,409,429']) : '';
    const verdict = before ?? verdictOf(name, names.length, said);
    writePart('fuzz', `sqlmap-${name}`, verdict);
    console.log(`sqlmap: ${name} ${names.join(', ')}: ${verdict.found.length === 0 ? 'nothing' : 'FOUND'}`);
    verdicts.push(verdict);
  }
  return verdicts;
};

const seesBrokenDoor = async (house: OpenHouse, folder: string): Promise<boolean> => {
  const door = await openBrokenDoor(house.pool);
  const said = await output(['-u', door.url, '-p', 'name', `--output-dir=${folder}`, ...options]);
  door.close();
  return verdictOf('a broken door', 1, said).found.length > 0;
};

/** Runs sqlmap where it is installed, and says so where it was not. */
export const proveSqlmap = async (): Promise<Proved> => {
  const what = 'parameters of searches, sorts and filters that sqlmap got through';
  if (most === 0 || !isThere())
    return {
      lines: [{ what, figure: 'not run', goal: 0, met: false }],
      notes: ['sqlmap was not run: apt-get install sqlmap brings it.'],
    };
  const port = await freePort();
  const house = await openHouse({ publicUrl: `http://localhost:${port}`, checksAnswers: false });
  await house.app.listen({ port, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'shuka-sqlmap-'));
  const forgetting = setInterval(() => void run(house.pool, sql`delete from kit.throttle`), 500);
  const unseen = (await seesBrokenDoor(house, folder)) ? 0 : 1;
  const verdicts = await tryAll(house, folder);
  clearInterval(forgetting);
  const errors = house.errors.map(({ words, what: held }) => `while sqlmap ran: ${words} ${String(held['error'])}`);
  await house.close();
  rmSync(folder, { recursive: true, force: true });
  const found = verdicts.flatMap((one) => one.found);
  const doubted = verdicts.flatMap((one) => one.doubted);
  const parameters = verdicts.reduce((sum, one) => sum + one.parameters, 0);
  return {
    lines: [
      { what: 'parameters of searches, sorts and filters given to sqlmap', figure: parameters, goal: '', met: null },
      { what, figure: found.length, goal: 0, met: found.length === 0 },
      { what: 'doors broken on purpose that sqlmap did not find', figure: unseen, goal: 0, met: unseen === 0 },
      {
        what: 'looked so to sqlmap at first, and not when it looked again',
        figure: doubted.length,
        goal: '',
        met: null,
      },
      { what: 'errors in the log while sqlmap ran', figure: errors.length, goal: 0, met: errors.length === 0 },
    ],
    notes: [
      ...(Number.isFinite(most) ? [`sqlmap looked at ${verdicts.length} operations alone, as it was asked to.`] : []),
      ...found,
      ...errors.slice(0, 10),
    ],
  };
};
