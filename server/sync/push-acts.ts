import type { InputOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { pushActs as contract, rangesOf, type Issue } from '@shuka/domain/sync';
import { minutesAfter } from '#kit/clock.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { objectIdOf } from '#kit/perform.ts';
import { handle, type Route } from '#kit/route.ts';
import { countAgainst } from '#kit/throttle.ts';
import { sayProblem } from '#kit/say-problem.ts';
import type { Above } from './above.ts';
import { noteSeen } from './device-store.ts';
import { doItems, judge, type Verdict } from './do-items.ts';
import { readEpoch } from './epoch.ts';
import { isToForget } from './forget-store.ts';
import {
  findMutations,
  insertMutations,
  isUndone,
  sumUndone,
  type Done,
  type StoredMutation,
} from './mutation-store.ts';
import { readAct, readItems, type Arrived, type Ready } from './push-item.ts';
import { findUnsafeActs, type UnsafeActs } from './scan-acts.ts';
import { withStanding } from './standing.ts';

type Told = Verdict & { readonly seq: number };

/**
 * What arrived before of a batch. The device's row stays locked to the end, so that two deliveries of one device come one
 * after the other: all is asked at once on one connection, which answers in this order, so the rest is read under the lock.
 */
const holdDevice = async (
  { db, clock, viewer }: Context,
  { device, epoch, waiting, items }: InputOf<typeof contract>,
): Promise<StoredMutation[]> => {
  const accountId = viewerOf({ viewer }).accountId;
  const [isTheirs, isForgotten, epochNow, earlier] = await Promise.all([
    noteSeen(db, { deviceId: device, waiting, photosWaiting: null, accountId, now: clock.now() }),
    isToForget(db, device),
    readEpoch(db),
    findMutations(
      db,
      device,
      items.map(([seq]) => seq),
    ),
  ]);
  if (!isTheirs) throw new Problem('device-unknown');
  if (isForgotten) throw new Problem('device-forgotten');
  if (epochNow !== epoch) throw new Problem('epoch-changed');
  return earlier;
};

/** Leaves out what was delivered before. @throws Problem `device-rolled-back` when a number now stands for another act. */
const newAmong = (items: readonly Arrived[], earlier: readonly StoredMutation[]): Arrived[] => {
  const before = new Map(earlier.map((one) => [one.seq, one]));
  const isOther = ({ seq, inputHash }: Arrived): boolean => before.get(seq)?.input_hash.equals(inputHash) === false;
  if (items.some(isOther)) throw new Problem('device-rolled-back');
  return items.filter(({ seq }) => !before.has(seq));
};

/** An act as its route takes it, or the verdict on one that cannot be read or brings what is not taken. */
const readOne = async (
  arrived: Arrived,
  context: Context,
  routes: Routes,
  unsafe: UnsafeActs,
): Promise<Ready | Done> => {
  let ready: Ready | null = null;
  try {
    ready = readAct(arrived, routes);
    const problem = unsafe.get(arrived.seq);
    if (problem !== undefined) throw problem;
    return ready;
  } catch (error) {
    const objectId = ready === null ? null : objectIdOf(ready.route, ready.input);
    return { arrived, objectId, verdict: await judge(error, context, ready) };
  }
};

const doNew = async (read: readonly (Ready | Done)[], context: Context, above: Above): Promise<Done[]> => {
  const ready = await withStanding(
    context.db,
    read.filter((one) => 'route' in one),
  );
  const verdicts = await doItems(ready, context, above);
  const done = ready.flatMap((one, place): Done[] => {
    const verdict = verdicts[place];
    return verdict === undefined ? [] : [{ arrived: one.arrived, objectId: objectIdOf(one.route, one.input), verdict }];
  });
  return [...done, ...read.filter((one) => 'verdict' in one)];
};

/** What is not done is kept for ever with all it says, so that a day takes no more of it than the worst day of a phone. */
export const mostUndone = { count: 20_000, sizeBytes: 52_428_800, hours: 24 } as const;

/** @throws Problem `too-many`: nothing of the batch is stored then, and the phone keeps it. */
const demandRoom = async ({ db, viewer, clock }: Context, done: readonly Done[]): Promise<void> => {
  if (viewer === null || !done.some(isUndone)) return;
  const since = minutesAfter(clock.now(), -60 * mostUndone.hours);
  const { count, sizeBytes } = await sumUndone(db, viewer.accountId, since);
  const isRoom = count < mostUndone.count && sizeBytes < mostUndone.sizeBytes;
  if (!isRoom) throw new Problem('too-many', { retryAfterSeconds: 3600 });
};

/** More than a phone brings after months without a network. A person's phones share it. */
export const pushBudget = { by: 'account', times: 20_000, seconds: 3600 } as const;

/** @throws Problem `too-many`: nothing of the batch is stored or counted then, and the phone sends it when it has waited. */
const spendBudget = async (context: Context, acts: number): Promise<void> => {
  if (acts === 0) return;
  await countAgainst(context.db, contract.name, pushBudget, viewerOf(context).accountId, context.clock.now(), acts);
};

const issuesOf = (told: readonly Told[], { language }: Context): Issue[] =>
  told
    .filter(({ outcome }) => outcome === 'parked' || outcome === 'refused')
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ seq, outcome, code, fields, values }) => ({
      seq,
      outcome,
      code,
      title: sayProblem(language, { code, values }),
      fields: [...fields],
    }));

type Routes = ReadonlyMap<string, Route>;

/** Takes a batch of queued acts: each is done once, by its own route, and has its outcome kept for ever. */
export const pushActs = (above: Above): Route => {
  const routes: Routes = new Map(above.routes.map((route) => [route.contract.name, route]));
  const takeIn = async (
    batch: InputOf<typeof contract>,
    context: Context,
    unsafe: UnsafeActs,
  ): Promise<OutputOf<typeof contract>> => {
    const { device, epoch, items } = batch;
    const arrived = readItems(items, context.secrets);
    const seqs = arrived.map(({ seq }) => seq);
    const earlier = await holdDevice(context, batch);
    const fresh = newAmong(arrived, earlier);
    await spendBudget(context, fresh.length);
    const read: (Ready | Done)[] = [];
    for (const one of fresh) read.push(await readOne(one, context, routes, unsafe));
    const done = await doNew(read, context, above);
    await demandRoom(context, done);
    if (done.length > 0) {
      await insertMutations(context.db, device, viewerOf(context).accountId, context.clock.now(), done);
    }
    const told = [...earlier, ...done.map(({ arrived: { seq }, verdict }) => ({ seq, ...verdict }))];
    return { epoch, stored: rangesOf(seqs), issues: issuesOf(told, context) };
  };
  return handle(contract, takeIn, { prepare: ({ items }, context) => findUnsafeActs(items, context, routes) });
};
