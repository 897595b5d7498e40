/*
 * `npm run soak`: proves the sync and the ledger at length. `npm run soak -- chaos --seed 7` plays one seed anew; without a seed, what came
 * out right before is left out, so a run that was stopped goes on. `--seeds 5`, `--on embedded`, `--steps 100`.
 */
import { parseArgs } from 'node:util';
import { longSize } from './chaos.ts';
import { canRunPostgres } from './cluster.ts';
import type { OwnHouse } from './own-house.ts';
import { onPostgresAlone, parts, type Figures } from './parts.ts';
import { readDone, writeDone } from './progress.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, seeds: { type: 'string' }, on: { type: 'string' }, steps: { type: 'string' } },
});

const kindsOf = (): OwnHouse['kind'][] => {
  if (values.on === 'embedded' || values.on === 'postgres') return [values.on];
  if (canRunPostgres) return ['postgres', 'embedded'];
  console.log('There is no PostgreSQL here, so all is played on the embedded database alone.');
  return ['embedded'];
};

const seedsOf = (): number[] =>
  values.seed === undefined
    ? Array.from({ length: Number(values.seeds ?? '20') }, (_, place) => place + 1)
    : [Number(values.seed)];

const steps = Number(values.steps ?? longSize.steps);
const total: Record<string, number> = {};
let isAllRight = true;

const add = (figures: Figures): void => {
  for (const [name, value] of Object.entries(figures))
    if (typeof value === 'number') total[name] = (total[name] ?? 0) + value;
};

const play = async (part: keyof typeof parts, kind: OwnHouse['kind'], seed: number): Promise<void> => {
  const name = part === 'chaos' ? `chaos-${kind}-${steps}-${seed}` : `${part}-${kind}`;
  const before = values.seed === undefined ? readDone(name) : null;
  if (before?.['isRight'] === true) {
    console.log(`${name}: came out right before`);
    return add(before as Figures);
  }
  const began = performance.now();
  const { isRight, figures, faults } = await parts[part](kind, seed, { ...longSize, steps });
  const told = { ...figures, seconds: Math.round((performance.now() - began) / 1000) };
  console.log(`${name}: ${isRight ? 'right' : 'WRONG'} ${JSON.stringify(told)}`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
  writeDone(name, { isRight, ...told, faults });
  isAllRight &&= isRight;
  return add(told);
};

const asked = positionals.length === 0 ? Object.keys(parts) : positionals;
for (const part of asked as (keyof typeof parts)[]) {
  if (!(part in parts)) throw new Error(`There is no part "${part}"; there are ${Object.keys(parts).join(', ')}.`);
  const kinds = kindsOf().filter((kind) => kind === 'postgres' || !onPostgresAlone.includes(part));
  for (const seed of part === 'chaos' ? seedsOf() : [1]) for (const kind of kinds) await play(part, kind, seed);
}
console.log(`in all: ${JSON.stringify(total)}`);
process.exit(isAllRight ? 0 : 1);
