/** `npm run proof`: the proofs of the house in turn, each of which writes its section of docs/proof.md. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './built.mjs';
import { install, root } from './install.mjs';

/** Every proof is a file of its name in proof/. */
const proofs = ['access', 'fuzz', 'secrets', 'loss', 'load', 'phone', 'mutants', 'claims'].filter((name) =>
  existsSync(join(root, 'proof', `${name}.ts`)),
);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !proofs.includes(name));
if (unknown !== undefined) {
  console.error(`There is no proof "${unknown}"; there are ${proofs.join(', ')}.`);
  process.exit(1);
}

install();
buildIfNeeded();
const short = proofs
  .filter((name) => asked.length === 0 || asked.includes(name))
  .filter((name) => {
    const args = ['--import', 'tsx', join(root, 'proof', `${name}.ts`)];
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
  });
if (short.length > 0) {
  console.error(`proof: fell short or could not be run: ${short.join(', ')}`);
  process.exitCode = 1;
}
