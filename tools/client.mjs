/**
 * Writes a TypeScript client of the API, made from the OpenAPI document of a server.
 *
 *   npm run client                                            from a server on this machine, into client/
 *   npm run client -- --from https://shuka.example/api/openapi.json --out ../my-program/shuka
 *
 * `--from` is an address or a file. The client has what a key opens and what anybody may ask; `--all` adds what people do with
 * a session. What is in the folder under the same names is written over.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'http://localhost:3000/api/openapi.json' },
    out: { type: 'string', default: join(root, 'client') },
    all: { type: 'boolean', default: false },
  },
});

const readDocument = async (from) => {
  if (!/^https?:/.test(from)) return JSON.parse(readFileSync(from, 'utf8'));
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}.`);
  return answer.json();
};

const isForPrograms = ({ security }) => security?.length === 0 || security?.some((one) => 'key' in one) === true;

/** The document without what a program cannot call. */
const forPrograms = (document) => {
  const kept = Object.entries(document.paths)
    .map(([path, methods]) => [path, Object.entries(methods).filter(([, operation]) => isForPrograms(operation))])
    .filter(([, methods]) => methods.length > 0);
  return { ...document, paths: Object.fromEntries(kept.map(([path, methods]) => [path, Object.fromEntries(methods)])) };
};

const versionOf = (name) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies[name];

const packageOf = ({ info }) => ({
  name: 'shuka-client',
  version: info.version,
  private: true,
  type: 'module',
  main: './index.ts',
  dependencies: { 'openapi-fetch': versionOf('openapi-fetch') },
});

const write = async () => {
  const whole = await readDocument(values.from);
  if (whole.paths === undefined) throw new Error(`${values.from} is no OpenAPI document.`);
  const document = values.all ? whole : forPrograms(whole);
  const folder = resolve(values.out);
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tools', 'client'), folder, { recursive: true });
  const types = astToString(await openapiTS(document));
  writeFileSync(
    join(folder, 'schema.d.ts'),
    `/* Made from ${document.info.title} ${document.info.version}. */\n\n${types}`,
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(document), null, 2)}\n`);
  console.log(`The client is in ${folder}: ${Object.keys(document.paths).length} paths.`);
};

try {
  await write();
} catch (error) {
  console.error(`No client was written: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
