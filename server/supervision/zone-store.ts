import type { ZoneDraft } from '@shuka/domain/supervision';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type Zone = {
  readonly zoneId: string;
  readonly name: string;
  readonly stateCode: string;
  readonly lgas: readonly string[];
  readonly supervisorId: string | null;
  readonly managers: number;
};

const columns = sql`z.id as "zoneId", z.name, z.state_code as "stateCode",
  to_json(array(select lga from supervision.zone_lga where zone_id = z.id order by lga)) as lgas,
  (select supervisor_id from supervision.duty where zone_id = z.id and until_at is null) as "supervisorId",
  (select count(*) from supervision.posting where zone_id = z.id and until_at is null) as managers`;

export const findZone = (db: Db, zoneId: string): Promise<Zone | null> =>
  row<Zone>(db, sql`select ${columns} from supervision.zone z where z.id = ${zoneId}`);

/** One keyset page of zones by state, name and id. */
export const findZonesAfter = (
  db: Db,
  [stateCode, name, id]: readonly [string, string, string],
  limit: number,
): Promise<Zone[]> =>
  rows<Zone>(
    db,
    sql`select ${columns} from supervision.zone z
        where (z.state_code, lower(z.name), z.id) > (${stateCode}, ${name}, ${id}::uuid)
        order by z.state_code, lower(z.name), z.id limit ${limit}`,
  );

export const findZonesOfState = (db: Db, stateCode: string): Promise<Zone[]> =>
  rows<Zone>(
    db,
    sql`select ${columns} from supervision.zone z where z.state_code = ${stateCode} order by lower(z.name)`,
  );

/** Locks a zone, so that of two changes of it the second sees what the first has done. */
export const holdZone = (db: Db, zoneId: string) =>
  run(db, sql`select 1 from supervision.zone where id = ${zoneId} for no key update`);

/** False when another zone of the state has this name. */
export const insertZone = async (db: Db, { id, name, stateCode }: ZoneDraft, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into supervision.zone (id, name, state_code, created_at) values (${id}, ${name}, ${stateCode}, ${now})
        on conflict (state_code, lower(name)) do nothing`,
  )) === 1;

/** Whether another zone of the state has this name. */
export const isNameTaken = async (db: Db, zoneId: string, stateCode: string, name: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from supervision.zone
        where state_code = ${stateCode} and lower(name) = lower(${name}) and id <> ${zoneId}`,
  )) !== null;

export const updateZone = (db: Db, zoneId: string, { name, stateCode }: Pick<ZoneDraft, 'name' | 'stateCode'>) =>
  run(db, sql`update supervision.zone set name = ${name}, state_code = ${stateCode} where id = ${zoneId}`);

/** Gives a zone these LGAs alone. False when one of them belongs to another zone. */
export const setLgas = async (db: Db, zoneId: string, stateCode: string, lgas: readonly string[]): Promise<boolean> => {
  await run(db, sql`delete from supervision.zone_lga where zone_id = ${zoneId}`);
  const added = await run(
    db,
    sql`insert into supervision.zone_lga (state_code, lga, zone_id)
        select ${stateCode}, lga, ${zoneId}::uuid from unnest(${lgas}::text[]) as lga order by lga
        on conflict (state_code, lga) do nothing`,
  );
  return added === lgas.length;
};
