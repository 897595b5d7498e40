/** `npm run bench`: the figures of the house beside their goals. `npm run bench -- pages` runs one part. */
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';
import { install, root } from './install.mjs';

const parts = [
  'pages',
  'server',
  'push',
  'sync',
  'sign-in',
  'start',
  'pdf',
  'farmer',
  'caseload',
  'ledger',
  'investments',
  'market',
  'broadcast',
  'gate',
  'ussd',
  'advice',
  'loans',
  'trace',
  'figures',
  'epcis',
  'story',
  'import',
  'people',
  'mixed',
  'hot',
  'memory',
  'balancer',
];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts.includes(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; there are ${parts.join(', ')}.`);
  process.exit(1);
}

install();
buildIfNeeded();
const cores = availableParallelism();
const busy = () => `${(loadavg()[0] ?? 0).toFixed(1)} of ${cores}`;
console.log(`bench: Node ${process.versions.node}, load before it began: ${busy()} cores`);
const failed = parts
  .filter((name) => asked.length === 0 || asked.includes(name))
  .filter((name) => {
    const args = ['--import', 'tsx', join(root, 'bench', `${name}.ts`)];
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    console.log(`  load as it ended: ${busy()} cores (above that, times tell of the queue for a core)`);
    return status !== 0;
  });
if (failed.length > 0) {
  console.error(`bench: could not be measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
