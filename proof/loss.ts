/**
 * `npm run proof:loss`: nothing is lost, counted twice, shown to the wrong person or left untold, whatever is cut and
 * killed. What was played at this commit is not played again, so a run that was stopped goes on. PROOF_SEEDS=3,4 plays
 * other seeds, each of which stays recorded with its commit; PROOF_PHONES=48 PROOF_STEPS=60 smaller ones, and the section
 * says so. PROOF_ONLY=ledger plays the parts of that name anew and takes the others as they were found last.
 */
import { proofSize, type Size } from '@shuka/soak/chaos.ts';
import { canRunPostgres } from '@shuka/soak/cluster.ts';
import { parts, type Figures, type Told } from '@shuka/soak/parts.ts';
import { lossJourneys, lossTests } from './loss-tests.ts';
import { lookAt, type Look } from './kit/look.ts';
import { commitOf } from './kit/machine.ts';
import { readRecords } from './kit/record.ts';
import { writeSection, type Line, type Proved } from './kit/section.ts';
import { proveJourneys } from './kit/run-journeys.ts';
import { runTests } from './kit/run-tests.ts';

const seeds = (process.env['PROOF_SEEDS'] ?? '1,2').split(',').filter(Boolean).map(Number);
const steps = Number(process.env['PROOF_STEPS'] ?? proofSize.steps);
const phones = Number(process.env['PROOF_PHONES'] ?? 201);
const people = Math.ceil(phones / proofSize.phonesEach);
const managers = Math.ceil(people / 4);
const size: Size = { ...proofSize, farmers: people - managers, managers, steps };

if (!canRunPostgres) throw new Error('This proof kills a PostgreSQL of its own, and there is none on this machine.');

const mostFaults = 20;

const nought = (what: string, { faults }: Told): Line => ({
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

const timed = async (part: keyof typeof parts, seed = 1): Promise<Told & { minutes: string }> => {
  const began = performance.now();
  const told = await parts[part]('postgres', seed, size);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(
    `${part} ${seed}: ${told.isRight ? 'right' : 'WRONG'}, ${minutes} minutes ${JSON.stringify(told.figures)}`,
  );
  return { ...told, minutes };
};

const linesOfSeed = (seed: number, told: Told & { minutes: string }): Line[] => {
  const of = (name: keyof Figures): number => Number(told.figures[name] ?? 0);
  const sent = `${of('acts')} acts, ${of('cuts')} answers cut, ${of('replays')} batches sent again`;
  return [
    {
      what: `seed ${seed}, commit ${commitOf()}: ${of('phones')} phones in ${told.minutes} minutes`,
      figure: sent,
      goal: '',
      met: null,
    },
    atLeast(`seed ${seed}: servers killed`, of('serverKills'), 50),
    atLeast(`seed ${seed}: databases killed`, of('databaseKills'), 10),
    nought(`seed ${seed}: lost, doubled, diverged, leaked, untold or failed`, told),
  ];
};

const playSeed = async (seed: number): Promise<Proved> => {
  const told = await timed('chaos', seed);
  return { lines: linesOfSeed(seed, told), notes: told.faults.slice(0, mostFaults) };
};

const ofSeed = (seed: number): Look => ({
  part: `chaos-${phones}x${steps}-${String(seed).padStart(2, '0')}`,
  run: () => playSeed(seed),
});

const ofPart = (part: keyof typeof parts, what: string): Look => ({
  part,
  run: async () => {
    const told = await timed(part);
    return { lines: [nought(what, told)], notes: told.faults.slice(0, mostFaults) };
  },
});

const ofTests = ({ part, what, files }: (typeof lossTests)[number]): Look => ({
  part,
  run: async () => {
    const { passed, failed } = runTests(files);
    const isRight = failed === 0 && passed > 0;
    return {
      lines: [{ what, figure: `${passed} passed, ${failed} failed`, goal: '0 failed', met: isRight }],
      notes: [],
    };
  },
});

const ofJourneys = ({ part, what, files }: (typeof lossJourneys)[number]): Look => ({
  part,
  run: async () => proveJourneys(what, files),
});

const others: readonly Look[] = [
  ofPart('controls', 'syncs that are broken on purpose and were not found wrong'),
  ofPart('cuts', 'a push cut after each byte: wrong after it'),
  ofPart('away', 'a thousand acts after a long absence, clocks 400 days off: wrong after it'),
  ofPart('ledger', 'the ledger, 100,000 acts by 40 workers: wrong after it'),
  ofPart('ledger-controls', 'ledgers that are broken on purpose and were not found wrong'),
  ofPart('ledger-kills', 'the ledger, 55 kills of server and database: wrong after it'),
  ...lossTests.map(ofTests),
  ...lossJourneys.map(ofJourneys),
];

/** Seeds beyond those of this run stand as they were played last. */
const recordedBefore = (): Look[] => {
  const records = readRecords('loss');
  const all = Array.from({ length: 20 }, (_, place) => place + 1);
  return all.filter((seed) => !seeds.includes(seed) && records[ofSeed(seed).part] !== undefined).map(ofSeed);
};

const only = process.env['PROOF_ONLY'] ?? '';
const looked = [
  await lookAt('loss', seeds.map(ofSeed), only),
  await lookAt('loss', recordedBefore(), 'none anew'),
  await lookAt('loss', others, only),
];

writeSection(
  'loss',
  'Loss: nothing entered is lost',
  looked.flatMap(({ lines }) => lines),
  [
    `A seed is ${phones} phones of ${size.farmers} farmers and ${size.managers} managers with ${steps} steps each; the goal is 200 with 500.`,
    ...looked.flatMap(({ notes }) => notes),
  ],
  'PostgreSQL of its own',
);
