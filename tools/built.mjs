import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStamped, root, setStamp } from './install.mjs';

const sources = ['domain', 'server', 'web', 'tools'];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || /\.test\.tsx?$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

const hashOfSources = () => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of sources.flatMap((folder) => filesIn(join(root, folder))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds site and server when their sources changed since the last build. */
export const buildIfNeeded = () => {
  const hash = hashOfSources();
  if (isStamped('built', hash) && existsSync(join(root, 'dist', 'server', 'main.js'))) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.mjs')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  setStamp('built', hash);
};
