/*
 * `npm run soak`: proves the sync at length. `npm run soak -- chaos --seed 7` plays one seed anew; without a seed, those
 * that came out right before are left out, so a run that was stopped goes on. `--on embedded`, `--steps 100`.
 */
import { parseArgs } from 'node:util';
import { longSize, playChaos } from './chaos.ts';
import { canRunPostgres } from './cluster.ts';
import { countsOf, nothingWrong } from './findings.ts';
import type { OwnHouse } from './own-house.ts';
import { readDone, writeDone } from './progress.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, seeds: { type: 'string' }, on: { type: 'string' }, steps: { type: 'string' } },
});

const kinds: readonly OwnHouse['kind'][] =
  values.on === 'embedded' || values.on === 'postgres'
    ? [values.on]
    : canRunPostgres
      ? ['postgres', 'embedded']
      : ['embedded'];
const seeds =
  values.seed === undefined
    ? Array.from({ length: Number(values.seeds ?? '20') }, (_, place) => place + 1)
    : [Number(values.seed)];
const steps = Number(values.steps ?? longSize.steps);
const total: Record<string, number> = {};
let isWrong = false;

const add = (figures: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(figures))
    if (typeof value === 'number') total[name] = (total[name] ?? 0) + value;
};

const chaos = async (kind: OwnHouse['kind'], seed: number): Promise<void> => {
  const name = `chaos-${kind}-${steps}-${seed}`;
  const before = values.seed === undefined ? readDone(name) : null;
  if (before !== null && before['isRight'] === true) {
    console.log(`${name}: was right before`);
    return add(before);
  }
  const began = performance.now();
  const { findings, outcomes, acts, cuts, replays, records, phones, kills, staff } = await playChaos(kind, seed, {
    ...longSize,
    steps,
  });
  const counts = countsOf(findings);
  const isRight = JSON.stringify(counts) === JSON.stringify(nothingWrong);
  const seconds = Math.round((performance.now() - began) / 1000);
  const killed = { serverKills: kills.server, databaseKills: kills.database };
  const figures = { phones, acts, mutations: outcomes, cuts, replays, ...killed, ...staff, records, ...counts, seconds };
  console.log(`${name}: ${isRight ? 'right' : 'WRONG'} ${JSON.stringify(figures)}`);
  for (const [kindOfFault, lines] of Object.entries(findings))
    for (const line of lines.slice(0, 10)) console.log(`  ${kindOfFault}: ${line}`);
  writeDone(name, { isRight, ...figures, ...(isRight ? {} : { findings }) });
  isWrong ||= !isRight;
  return add(figures);
};

const part = positionals[0] ?? 'all';
if (part === 'chaos' || part === 'all') {
  if (!canRunPostgres) console.log('There is no PostgreSQL here: the embedded database alone is killed.');
  for (const seed of seeds) for (const kind of kinds) await chaos(kind, seed);
}
console.log(`in all: ${JSON.stringify(total)}`);
process.exit(isWrong ? 1 : 0);
