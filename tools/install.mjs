import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What was last done here, so that it is not done again: a hash of what it was done from. */
const stamp = (name) => join(root, 'node_modules', '.cache', 'shuka', name);

export const isStamped = (name, hash) => existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === hash;

export const setStamp = (name, hash) => {
  mkdirSync(dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), hash);
};

const oldestMinor = 19;

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= oldestMinor)) return;
  console.error(`Node ${process.versions.node} is too old: Shuka wants Node 20.${oldestMinor} or later.`);
  process.exit(1);
};

/** Installs what package-lock.json says, unless that was done already. */
export const install = () => {
  checkNode();
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (isStamped('installed', hash)) return;
  console.log('install: npm ci (about half a minute the first time)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci did not succeed; the lines above say why.');
    process.exit(status ?? 1);
  }
  setStamp('installed', hash);
};
