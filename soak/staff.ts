import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addToCounter } from '@shuka/server/kit/counter.ts';
import { inTransaction, row, run, sql, type Db, type Pool } from '@shuka/server/kit/db.ts';
import type { House } from './house.ts';
import { callApi, makeLine, type Line } from './line.ts';
import { directKey } from './oracle.ts';
import { signIn, type People, type Person } from './people.ts';
import type { Random } from './random.ts';

/** What happens at the desk while phones are out: farmers change hands, farms change keepers, pages change farms. */
export type Staff = {
  /** Everyone gets a manager, or loses one. */
  assign(farmers: readonly Person[], manager: Person | null): Promise<boolean>;
  /** One thing at random. */
  act(): Promise<void>;
  /** Something that takes long, while other things are done. */
  actSlowly(): Promise<void>;
  /** What was asked over the API, by what it was about; it may have been done each time. */
  readonly direct: Map<string, number>;
  readonly counts: { assigned: number; moved: number; edited: number };
};

type Farm = { id: string; keeper_id: string; crop: string };

const anyFarm = (pool: Pool, keepers: readonly Person[], random: Random): Promise<Farm | null> =>
  row<Farm>(
    pool,
    sql`select id, keeper_id, crop from farms.farm
        where keeper_id = any(${keepers.map(({ accountId }) => accountId)}::uuid[]) and removed_at is null
        order by md5(id::text || ${String(random.below(1000))}) limit 1`,
  );

/** As a merge of two accounts will do: a farm with all that hangs on it goes to another keeper. */
const moveFarm = async (db: Db, farmId: string, from: string, to: string): Promise<boolean> => {
  const moved = await run(
    db,
    sql`update farms.farm set keeper_id = ${to} where id = ${farmId} and keeper_id = ${from} and removed_at is null`,
  );
  if (moved === 0) return false;
  await run(db, sql`update farms.plot set keeper_id = ${to} where farm_id = ${farmId}`);
  await run(db, sql`update farms.photo set keeper_id = ${to} where farm_id = ${farmId}`);
  await run(db, sql`update farms.clash set keeper_id = ${to} where farm_id = ${farmId}`);
  await addToCounter(db, 'farms', from, -1);
  await addToCounter(db, 'farms', to, 1);
  return true;
};

/** A farm that comes in by a transaction which takes its time between its first statement and its end. */
const insertSlowly = (pool: Pool, keeperId: string, random: Random): Promise<void> =>
  inTransaction(pool, async (db) => {
    await run(
      db,
      sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
          values (${newId()}, ${keeperId}, ${`Slow ${random.below(1000)}`}, 'KN', 'Bichi', 'small', 'Maize', 1, now())`,
    );
    await wait(100 + random.below(500));
    await addToCounter(db, 'farms', keeperId, 1);
  });

const revisePath = (farmId: string): string => `/api/farms/${farmId}`;

/** A line for each person, signed in when it is first needed. */
const openLines = (house: House): ((person: Person) => Promise<Line>) => {
  const lines = new Map<string, Line>();
  return async (person) => {
    const line = lines.get(person.accountId) ?? makeLine(() => house.port, await signIn(house, person));
    lines.set(person.accountId, line);
    return line;
  };
};

export const openStaff = async (house: House, people: People, random: Random): Promise<Staff> => {
  const { farmers, managers } = people;
  const direct = new Map<string, number>();
  const counts = { assigned: 0, moved: 0, edited: 0 };
  const lineOf = openLines(house);

  const assign: Staff['assign'] = async (moved, manager) => {
    const farmerIds = moved.map(({ accountId }) => accountId);
    const body = { id: newId(), farmerIds, managerId: manager?.accountId ?? null, reason: 'Their road changed.' };
    const isDone = (await callApi(await lineOf(people.admin), 'POST', '/api/admin/assignments', body)) === 200;
    if (isDone) counts.assigned += 1;
    return isDone;
  };
  const reassign = async (): Promise<void> => {
    const some = farmers.filter(() => random.chance(0.3));
    if (some.length > 0) await assign(some, random.chance(0.15) ? null : (random.pick(managers) ?? null));
  };
  const editStraight = async (): Promise<void> => {
    const farm = await anyFarm(house.pool, farmers, random);
    const keeper = farmers.find(({ accountId }) => accountId === farm?.keeper_id);
    if (farm === null || keeper === undefined) return;
    const key = directKey(keeper.accountId, 'farms.revise', farm.id);
    direct.set(key, (direct.get(key) ?? 0) + 1);
    const body = { was: { crop: farm.crop }, becomes: { crop: `Desk ${random.below(1000)}` } };
    if ((await callApi(await lineOf(keeper), 'PATCH', revisePath(farm.id), body)) === 200) counts.edited += 1;
  };
  const move = async (): Promise<void> => {
    const farm = await anyFarm(house.pool, farmers, random);
    const to = random.pick(farmers)?.accountId;
    if (farm === null || to === undefined || to === farm.keeper_id) return;
    if (await inTransaction(house.pool, (db) => moveFarm(db, farm.id, farm.keeper_id, to))) counts.moved += 1;
  };
  const register = async (): Promise<void> => {
    const keeper = random.pick(farmers);
    if (keeper !== undefined) await insertSlowly(house.pool, keeper.accountId, random);
  };

  return {
    assign,
    direct,
    counts,
    act: async () => {
      const chosen = random.pick([reassign, editStraight, move]);
      await chosen?.().catch(() => undefined); // the server or the database may be away just now
    },
    actSlowly: () => register().catch(() => undefined),
  };
};
