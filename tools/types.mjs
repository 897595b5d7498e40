/** Checks the types of every room with TypeScript 7, two rooms at a time, and tells each room's outcome. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin', 'tsc');

/**
 * Tests and workers need types that the rest of a room must not have, so it may hold further projects for them. What measures
 * the whole house (`bench`, `soak`, `proof`) is the project of the root, since each of them alone would read all of it anew.
 */
const projects = ['server', 'web', '.', 'domain', 'e2e', 'tools'].flatMap((room) =>
  ['tsconfig.json', 'tsconfig.test.json', 'tsconfig.worker.json']
    .map((file) => join(room, file))
    .filter((file) => existsSync(join(root, file))),
);

const check = (project) =>
  new Promise((resolve) => {
    const began = performance.now();
    const said = [];
    const child = spawn(process.execPath, [compiler, '-p', project, '--pretty', 'false'], { cwd: root });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`types ${project}: ${code === 0 ? 'good' : 'WRONG'} (${seconds} s)`);
      if (code !== 0) console.log(Buffer.concat(said).toString().trimEnd());
      resolve(code === 0);
    });
  });

const outcomes = [];
const waiting = [...projects];
const work = async () => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
    outcomes.push(await check(project));
};
await Promise.all([work(), work()]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
