/**
 * One server process beside two of them behind a balancer that gives each request to the next: the CPU time of the servers
 * for a request of a working day. The balancer stands before one as well, and the crowd, the balancer and PostgreSQL are
 * not counted; what a process does when nobody asks it is, so that two must carry it twice. Each of the two is the one in
 * turn: both have done as much, and run code that is as warm. One process is also asked at half the pace, which is that of
 * each of the two: what a request costs more because its process has less to do is none of the balancer's doing.
 * BALANCER_PER_SECOND=100 asks at another pace.
 */
import { canReadCpu, cpuMillisOf } from './cpu.ts';
import { startHouse, type House } from './house.ts';
import { answered, openCrowd } from './mixed-ask.ts';
import { noPostgres } from './postgres.ts';
import { figure, heading, median, note } from './report.ts';
import { openBalancer, type Balancer } from './round-robin.ts';
import { openWorld, type World } from './world.ts';

const farmers = 5000;
/** The pace that the house is to bear. */
const perSecond = Number(process.env['BALANCER_PER_SECOND'] ?? 300);
const rounds = 10;
const roundSeconds = 8;
const warmUpSeconds = 30;
const goal = 1.05;

/** A world whose crowd asks the balancer. */
type Side = { readonly world: World; readonly front: Balancer; readonly processIds: readonly number[] };

const cpuMillis = ({ processIds }: Side): number =>
  processIds.reduce((sum, processId) => sum + cpuMillisOf(processId), 0);

const isBad = (status: number): boolean => status < 200 || status >= 400;

type Crowd = ReturnType<typeof openCrowd>;
type Round = { readonly millis: number; readonly bad: number };

const measure = async (crowd: Crowd, side: Side, pace: number): Promise<Round> => {
  const before = cpuMillis(side);
  const mixed = await crowd.ask(side.world, 'mixed', pace, roundSeconds);
  const millis = (cpuMillis(side) - before) / answered(mixed, () => true);
  return { millis, bad: answered(mixed, isBad) };
};

type Rounds = { readonly one: readonly Round[]; readonly half: readonly Round[]; readonly two: readonly Round[] };

const millisOf = (of: readonly Round[]): number[] => of.map(({ millis }) => millis);

const times = (some: readonly Round[], other: readonly Round[]): number[] =>
  some.map(({ millis }, round) => millis / (other[round]?.millis ?? Number.NaN));

const tell = ({ one, half, two }: Rounds): void => {
  const ratios = times(two, one);
  figure('one process: CPU of a request', median(millisOf(one)), 'ms', null, Math.min(...millisOf(one)));
  figure('two processes: CPU of a request', median(millisOf(two)), 'ms', null, Math.min(...millisOf(two)));
  figure('two processes: CPU of a request, times one', median(ratios), 'x', goal, Math.min(...ratios));
  figure('one process at half the pace: CPU of a request', median(millisOf(half)), 'ms', null);
  figure('two processes: CPU of a request, times one at the pace of each', median(times(two, half)), 'x', null);
  const bad = [...one, ...half, ...two].reduce((sum, round) => sum + round.bad, 0);
  figure('requests that were refused or failed', bad, '', 0);
};

const compare = async (crowd: Crowd, alone: readonly [Side, Side], both: Side): Promise<void> => {
  for (const { world } of [...alone, both]) await crowd.ask(world, 'mixed', perSecond, warmUpSeconds);
  const [one, half, two]: [Round[], Round[], Round[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const isFirst = round % 2 === 0;
    const single = alone[isFirst ? 0 : 1];
    if (!isFirst) two.push(await measure(crowd, both, perSecond));
    one.push(await measure(crowd, single, perSecond));
    half.push(await measure(crowd, single, perSecond / 2));
    if (isFirst) two.push(await measure(crowd, both, perSecond));
  }
  tell({ one, half, two });
};

const sideOf = async (world: World, houses: readonly House[]): Promise<Side> => {
  const front = await openBalancer(houses.map(({ port }) => port));
  const processIds = houses.map(({ processId }) => processId);
  return { world: { ...world, house: { ...world.house, port: front.port } }, front, processIds };
};

const run = async (): Promise<void> => {
  heading(`balancer: ${rounds} rounds of ${roundSeconds} s in turns, ${perSecond} requests a second, medians`);
  if (!canReadCpu) return note('CPU is read from /proc, which only Linux has: this part is left out.');
  const world = await openWorld(farmers);
  if (world === null) return note(noPostgres);
  const { house, databaseUrl } = world;
  const other = await startHouse({ databaseUrl, beside: house });
  const crowd = openCrowd();
  const [first, second] = [await sideOf(world, [house]), await sideOf(world, [other])];
  const both = await sideOf(world, [house, other]);
  await compare(crowd, [first, second], both);
  crowd.close();
  await Promise.all([first, second, both].map(({ front }) => front.close()));
  await other.stop();
  await world.close();
};

await run();
