/**
 * `npm run proof:loss`: nothing is lost, counted twice, shown to the wrong person or left untold, whatever is cut and
 * killed. What came out right at this commit is not played again, so a run that was stopped goes on. PROOF_SEEDS=3,4
 * plays other seeds, each of which stays recorded with its commit; PROOF_PHONES=48 PROOF_STEPS=60 smaller ones, and the section says so.
 */
import { proofSize, type Size } from '@shuka/soak/chaos.ts';
import { canRunPostgres } from '@shuka/soak/cluster.ts';
import { parts, type Figures } from '@shuka/soak/parts.ts';
import { lossTests } from './loss-tests.ts';
import { commitOf } from './kit/machine.ts';
import { readRecords, record } from './kit/record.ts';
import { writeSection, type Line } from './kit/section.ts';
import { runTests } from './kit/run-tests.ts';

const seeds = (process.env['PROOF_SEEDS'] ?? '1,2').split(',').filter(Boolean).map(Number);
const steps = Number(process.env['PROOF_STEPS'] ?? proofSize.steps);
const phones = Number(process.env['PROOF_PHONES'] ?? 201);
const people = Math.ceil(phones / proofSize.phonesEach);
const managers = Math.ceil(people / 4);
const size: Size = { ...proofSize, farmers: people - managers, managers, steps };

if (!canRunPostgres) throw new Error('This proof kills a PostgreSQL of its own, and there is none on this machine.');

type Played = {
  readonly isRight: boolean;
  readonly minutes: string;
  readonly figures: Figures;
  readonly faults: readonly string[];
};

type Part = keyof typeof parts & string;

const records = () => readRecords<Played>('loss');

const nameOf = (part: Part, seed: number): string => (part === 'chaos' ? `chaos-${phones}x${steps}-${seed}` : part);

const play = async (part: Part, seed = 1): Promise<Played> => {
  const name = nameOf(part, seed);
  const before = records()[name];
  if (before?.commit === commitOf() && before.isRight) return before;
  const began = performance.now();
  const { isRight, figures, faults } = await parts[part]('postgres', seed, size);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${name}: ${isRight ? 'right' : 'WRONG'}, ${minutes} minutes ${JSON.stringify(figures)}`);
  return record('loss', name, { isRight, minutes, figures, faults });
};

const nought = (what: string, { faults }: { faults: readonly string[] }): Line => ({
  what,
  figure: faults.length,
  goal: 0,
  met: faults.length === 0,
});

const atLeast = (what: string, figure: number, goal: number): Line => ({
  what,
  figure,
  goal: `≥ ${goal}`,
  met: figure >= goal,
});

const linesOfSeed = (seed: number): Line[] => {
  const played = records()[nameOf('chaos', seed)];
  if (played === undefined) return [];
  const of = (name: string): number => Number(played.figures[name] ?? 0);
  const told = `${of('acts')} acts, ${of('cuts')} answers cut, ${of('replays')} batches sent again`;
  const what = `seed ${seed}, ${played.when}, commit ${played.commit}`;
  return [
    { what: `${what}: ${of('phones')} phones in ${played.minutes} minutes`, figure: told, goal: '', met: null },
    atLeast(`seed ${seed}: servers killed`, of('serverKills'), 50),
    atLeast(`seed ${seed}: databases killed`, of('databaseKills'), 10),
    nought(`seed ${seed}: lost, doubled, diverged, leaked, untold or failed`, played),
  ];
};

const lines: Line[] = [];
const faults: string[] = [];
const add = (played: Played, more: Line[]): void => {
  lines.push(...more);
  faults.push(...played.faults.slice(0, 20));
};

/** Seeds beyond those of this run stand as they were played last. */
const mostSeeds = 20;

for (let seed = 1; seed <= mostSeeds; seed += 1) {
  if (seeds.includes(seed)) add(await play('chaos', seed), []);
  lines.push(...linesOfSeed(seed));
}
const others = {
  controls: 'syncs that are broken on purpose and were not found wrong',
  cuts: 'a push cut after each byte: wrong after it',
  away: 'a thousand acts after a long absence, clocks 400 days off: wrong after it',
  ledger: 'the ledger, 100,000 acts by 40 workers: wrong after it',
  'ledger-controls': 'ledgers that are broken on purpose and were not found wrong',
  'ledger-kills': 'the ledger, 55 kills of server and database: wrong after it',
} as const;
for (const [part, what] of Object.entries(others)) {
  const played = await play(part as Part);
  add(played, [nought(what, played)]);
}
for (const { what, files } of lossTests) {
  const { passed, failed } = runTests(files);
  lines.push({ what, figure: `${passed} passed, ${failed} failed`, goal: '0 failed', met: failed === 0 && passed > 0 });
}

writeSection(
  'loss',
  'Loss: nothing entered is lost',
  lines,
  [
    `A seed is ${phones} phones of ${size.farmers} farmers and ${size.managers} managers with ${steps} steps each; the goal is 200 with 500.`,
    ...faults.slice(0, 60),
  ],
  'PostgreSQL of its own',
);
