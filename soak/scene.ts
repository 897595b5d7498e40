import { setTimeout as wait } from 'node:timers/promises';
import type { Photo } from '@shuka/domain/farms';
import { discardAct, resendAct } from '@shuka/web/sync/mending.ts';
import { queuedContracts } from '@shuka/web/sync/queued-contracts.ts';
import { doSomething } from './acts.ts';
import { openBadLine, type Badness, type BadLine } from './bad-line.ts';
import { drain, forEach } from './drain.ts';
import type { House } from './house.ts';
import { usualOutcomes } from './ledger.ts';
import { judge, type Verdict } from './oracle.ts';
import { makePeople, signIn, type People, type Person } from './people.ts';
import { openPhone, type Phone, type Through } from './phone.ts';
import { makeRandom, type Random } from './random.ts';
import { openStaff, type Staff } from './staff.ts';

export type Scene = {
  readonly seed: number;
  readonly farmers: number;
  readonly managers: number;
  readonly phonesEach: number;
  /** What each phone does. */
  readonly steps: number;
  /** The longest that a desk waits after an act; 60 when it is not told. */
  readonly deskPauseMillis?: number;
  readonly badness: Badness;
  /** Something broken on the way to every phone. */
  readonly through?: Through;
  /** The table that outcomes stand in. */
  readonly outcomes?: string;
  /** What befalls the server meanwhile, until told that all is over. */
  readonly hazards?: (isOver: () => boolean, random: Random) => Promise<void>;
};

export type Played = Verdict & {
  readonly phones: number;
  readonly acts: number;
  readonly cuts: number;
  readonly replays: number;
  readonly staff: Staff['counts'];
};

/** So many transactions are open at any moment beside those of phones. */
const slowDesks = 3;

/** Someone looks at what needs fixing: sends it again as it is, or takes it back. */
const mend = async (phone: Phone): Promise<void> => {
  const { store } = phone.engine();
  const act = phone.random.pick(store.mind.acts.get().filter(({ state }) => state === 'needs-fixing'));
  if (act === undefined) return;
  if (phone.random.chance(0.5)) return resendAct(store, queuedContracts, act.seq);
  await discardAct(store, act.seq);
  if (store.mind.find(act.seq) === null) phone.discarded.add(act.key);
};

const lookAtPhoto = async (phone: Phone): Promise<void> => {
  const photo = phone.random.pick(phone.list<Photo>('photo'));
  if (photo !== undefined) await phone.engine().photo(photo.id, 'thumb');
};

const step = async (phone: Phone): Promise<void> => {
  const draw = phone.random.next();
  if (draw < 0.25) await phone.engine().sync();
  else if (draw < 0.28) await phone.reopen();
  else if (draw < 0.31) await lookAtPhoto(phone);
  else if (draw < 0.36) await mend(phone);
  else await doSomething(phone);
};

const live = async (phone: Phone, steps: number): Promise<void> => {
  for (let done = 0; done < steps; done += 1) {
    await step(phone).catch((error: unknown) => phone.errors.push(error));
    await wait(phone.random.below(30));
  }
};

const openPhones = async (house: House, scene: Scene, people: People, line: BadLine): Promise<Phone[]> => {
  const { phonesEach, through } = scene;
  const random = makeRandom(scene.seed);
  const owners = [...people.farmers, ...people.managers].flatMap((person) =>
    Array.from({ length: phonesEach }, (_, number): [Person, string] => [person, `${person.name}/${number}`]),
  );
  const phones: Phone[] = [];
  await forEach(owners, 4, async ([person, name]) => {
    const cookies = await signIn(house, person);
    const ways = { name, person, cookies, port: () => line.port, random: random.fork(name) };
    phones.push(await openPhone(through === undefined ? ways : { ...ways, through }));
  });
  return phones;
};

const shareOut = async (staff: Staff, { farmers, managers }: People): Promise<void> => {
  for (const [number, manager] of managers.entries()) {
    const theirs = farmers.filter((_, place) => place % managers.length === number);
    if (!(await staff.assign(theirs, manager))) throw new Error('The admin could not assign farmers.');
  }
};

/** Plays one scene from its first day to the evening on which all phones are home, and judges it. */
export const playScene = async (house: House, scene: Scene): Promise<Played> => {
  const random = makeRandom(scene.seed);
  const people = await makePeople(house, scene.farmers, scene.managers);
  const staff = await openStaff(house, people, random.fork('staff'));
  await shareOut(staff, people);
  const line = await openBadLine(() => house.port, random.fork('line'), scene.badness);
  const phones = await openPhones(house, scene, people, line);
  const day = { isOver: false };
  const meanwhile = async (act: () => Promise<void>): Promise<void> => {
    while (!day.isOver) {
      await act();
      await wait(random.below(scene.deskPauseMillis ?? 60));
    }
  };
  const slowly = Array.from({ length: house.kind === 'postgres' ? slowDesks : 0 }, () => meanwhile(staff.actSlowly));
  const beside = [meanwhile(staff.act), ...slowly, scene.hazards?.(() => day.isOver, random.fork('hazards'))];
  await Promise.all(phones.map((phone) => live(phone, scene.steps)));
  day.isOver = true;
  await Promise.all(beside);
  line.heal();
  await line.deliverAgain(phones.length * 2);
  await drain(phones);
  const verdict = await judge(house.pool, phones, { direct: staff.direct, outcomes: scene.outcomes ?? usualOutcomes });
  for (const phone of phones) await phone.close();
  await line.close();
  const acts = phones.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const { cuts, replays } = line.counts;
  return { ...verdict, phones: phones.length, acts, cuts, replays, staff: staff.counts };
};
