/**
 * `npm test`: every check of the house, and one closing line. With TEST_DATABASE_URL, the address of a PostgreSQL
 * superuser, the server's tests run there too and the journeys run there instead of on the embedded database. With
 * TEST_MINUTES no journey begins later than that: what is left is told, and counted as skipped (decision 0019).
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChrome } from './chrome.mjs';
import { install, root } from './install.mjs';

install();

const results = mkdtempSync(join(tmpdir(), 'shuka-results-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, in the words to be read beside the closing line: the log above it is long. */
const failures = [];

const add = (passed, failed, skipped = 0) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });

const step = async (name, work) => {
  const began = Date.now();
  console.log(`\n=== ${name}`);
  await work();
  console.log(`=== ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
};

/** The same with what it says told at its end: others run beside it. */
const runQuietly = (command, args) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (code) => resolve({ code: code ?? 1, words: Buffer.concat(said).toString().trimEnd() }));
  });

/** A check without tests of its own counts as one. */
const check = async (name, command, args) => {
  const began = Date.now();
  const { code, words } = await runQuietly(command, args);
  console.log(`\n=== ${name}\n${words}\n=== ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  if (code !== 0) failures.push(`${name}: exit code ${code}`);
  add(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // the runner died before it could say
  }
};

/** The names and first words of the tests of a vitest report that failed; a file that did not load is one of them. */
const failedIn = (report) =>
  (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [`${relative(root, file.name)}: ${file.message}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${relative(root, file.name)} › ${fullName}\n    ${failureMessages.join('\n').slice(0, 1500)}`,
    );
  });

const vitest = (name, filters, env) =>
  step(name, async () => {
    const file = join(results, `${env.TEST_DATABASE_URL === '' ? 'embedded' : 'postgres'}.json`);
    const code = await run(
      'npx',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
      env,
    );
    const report = read(file);
    const failed = report?.numFailedTests ?? 0;
    if (code !== 0) failures.push(`${name}: exit code ${code}`, ...failedIn(report));
    add(report?.numPassedTests ?? 0, code !== 0 && failed === 0 ? 1 : failed, report?.numPendingTests ?? 0);
  });

/** Journeys begin with those whose turn it is at this commit: where not all have time, others are left at the next. */
const turn = () => {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return Number.parseInt(stdout, 10) || 0; // a copy without its history
};

const bounds = () => {
  const minutes = Number(process.env.TEST_MINUTES ?? 0);
  if (minutes === 0) return {};
  return { JOURNEYS_UNTIL: String(performance.timeOrigin + minutes * 60_000), JOURNEYS_TURN: String(turn()) };
};

const journeys = (name) =>
  step(name, async () => {
    const chrome = findChrome();
    if (chrome === null) {
      console.error('No Chromium or Chrome was found. Install one, or name it: CHROME=/path/to/chrome npm test');
      return add(0, 1);
    }
    const file = join(results, 'journeys.json');
    const code = await run('npx', ['playwright', 'test', '-c', 'e2e'], {
      CHROME: chrome,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...bounds(),
    });
    const stats = read(file)?.stats;
    const failed = stats?.unexpected ?? 0;
    const left = stats?.skipped ?? 0;
    if (left > 0)
      console.log(`${left} journeys are left to another run: TEST_MINUTES=${process.env.TEST_MINUTES} were over`);
    if (code !== 0) failures.push(`${name}: ${failed} failed, each named in the list above`);
    const second = stats?.flaky ?? 0;
    if (second > 0) console.log(`${second} of the journeys passed only at the second try (named above as flaky)`);
    return add((stats?.expected ?? 0) + second, code !== 0 && failed === 0 ? 1 : failed, left);
  });

const postgres = process.env.TEST_DATABASE_URL ?? '';

/** The build keeps one core busy for as long as the others take on the other. */
await Promise.all([
  check('build and byte budget', process.execPath, ['tools/build.mjs']),
  check('types', process.execPath, ['tools/types.mjs'])
    .then(() => check('boundaries', 'npm', ['run', '-s', 'boundaries']))
    .then(() => check('lint', 'npm', ['run', '-s', 'lint'])),
]);
/** With both databases, what does not depend on them is asked once, on PostgreSQL. */
const embedded = { TEST_DATABASE_URL: '', ASKED_ONCE: postgres === '' ? '' : 'elsewhere' };
await vitest('rules, endpoints (embedded database)', [], embedded);
if (postgres !== '') await vitest('endpoints, authorization (PostgreSQL)', ['server'], { TEST_DATABASE_URL: postgres });
await journeys(`journeys (${postgres === '' ? 'embedded database' : 'PostgreSQL'})`);

rmSync(results, { recursive: true, force: true });
if (failures.length > 0) console.error(`\nFailed:\n  ${failures.join('\n  ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
