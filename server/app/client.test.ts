import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#kit/root.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { someKey, someProgramme } from '#world/program-hands.ts';

/* An integrator makes a client from the document of a server, writes a small program with it, and calls the server. */

const house = await openHouse();
afterAll(house.close);

const cache = join(projectRoot, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'shuka-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let address = '';

const run = promisify(execFile);

const makeClient = (from: string) =>
  run(process.execPath, [join(projectRoot, 'tools', 'client.mjs'), '--from', from, '--out', folder]);

beforeAll(async () => {
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(house.app.server.address() as AddressInfo).port}`;
  await makeClient(`${address}/api/openapi.json`);
});

const program = `
import { createShukaClient } from './index.ts';
import { readWebhook } from './webhook.ts';

const shuka = createShukaClient(process.env['ADDRESS'] ?? '', process.env['KEY'] ?? '');

const figures = await shuka.GET('/api/data/figures/{place}', { params: { path: { place: 'KN' } } });
const prices = await shuka.GET('/api/data/prices', { params: { query: { limit: '2' } } });
const other = await shuka.GET('/api/data/figures/{place}', { params: { path: { place: 'KD' } } });
const kobo: number[] = prices.data?.items.map(({ kiloKobo }) => kiloKobo) ?? [-1];
let refusal = '';
try {
  readWebhook('whsec_AAAA', { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }, '{}');
} catch (error) {
  refusal = String(error);
}
console.log(JSON.stringify({ place: figures.data?.place, kobo, code: other.error?.code, refusal }));
`;

const wrong = `
import { createShukaClient } from './index.ts';
const shuka = createShukaClient('', '');
// @ts-expect-error there is no such path
await shuka.GET('/api/data/nothing');
// @ts-expect-error a place is a text
await shuka.GET('/api/data/figures/{place}', { params: { path: { place: 1 } } });
// @ts-expect-error a price has no such figure
void (await shuka.GET('/api/data/prices')).data?.items[0]?.naira;
`;

test('the client has types of its own, which hold a program to the document', () => {
  writeFileSync(join(folder, 'program.ts'), program);
  writeFileSync(join(folder, 'wrong.ts'), wrong);
  const config = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node'],
    },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const checker = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [checker, '-p', folder], { encoding: 'utf8' });
  expect(readFileSync(join(folder, 'schema.d.ts'), 'utf8')).toContain('/api/data/figures/{place}');
});

test('and calls a running server with a key', async () => {
  const holderId = await someProgramme(house);
  const { key } = await someKey(house, ['figures-read', 'prices-read'], { holderId, owner: people.ngozi });
  const env = { ...process.env, ADDRESS: address, KEY: key };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'program.ts')], {
    env,
    cwd: projectRoot,
  });
  expect(JSON.parse(stdout)).toEqual({
    place: 'KN',
    kobo: [],
    code: 'not-found',
    refusal: 'Error: The call is too old or too new.',
  });
});

test('is not written from what is no document, and says so', async () => {
  await expect(makeClient(`${address}/api/status`)).rejects.toThrow('No client was written');
});
