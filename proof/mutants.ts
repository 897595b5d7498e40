/**
 * `npm run proof:mutants`: Stryker changes the rules of authorization, ledger and sync line by line, and a test of theirs has
 * to notice each change. What none notices is argued in mutants-argued.ts, or the proof falls short.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './kit/machine.ts';
import { writeSection } from './kit/section.ts';
import { mutantFigures, type Areas, type MutantReport } from './mutant-figures.ts';
import { argued } from './mutants-argued.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const areas = read('tools/mutated.json') as Areas;
const { jsonReporter } = read('tools/mutants.json') as { jsonReporter: { fileName: string } };

const runStryker = (): MutantReport => {
  rmSync(join(root, jsonReporter.fileName), { force: true }); // one of an earlier run proves nothing
  const program = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [program, 'run', 'tools/mutants.json', '--mutate', Object.values(areas).flat().join(',')];
  if (process.env['PROOF_PROCESSES'] !== undefined) args.push('--concurrency', process.env['PROOF_PROCESSES']);
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return read(jsonReporter.fileName) as MutantReport;
};

const began = Date.now();
const { lines, notes } = mutantFigures(runStryker(), areas, argued);
const minutes = Math.round((Date.now() - began) / 60_000);
writeSection('mutants', 'Mutants: whether the tests of rights, money and sync notice a wrong line', lines, [
  `It took ${minutes} minutes.`,
  ...notes,
]);
