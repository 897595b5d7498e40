import type pg from 'pg';
import { makeRecords, type Records } from './records.ts';

/** The extension managers of the demo world whose phones are measured. */
export const managers = {
  chidi: {
    id: '0193a000-0000-7000-8000-000000000003',
    email: 'chidi@shuka.example',
    password: 'ugu-na-oka-17',
  },
  halima: {
    id: '0193a000-0000-7000-8000-000000000008',
    email: 'halima@shuka.example',
    password: 'gyada-da-wake-9',
  },
} as const;

const insert = (pool: pg.Pool, text: string, rows: readonly object[]) => pool.query(text, [JSON.stringify(rows)]);

const insertLand = async (pool: pg.Pool, { farms, plots, photos }: Records): Promise<void> => {
  await insert(
    pool,
    `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
     select id, "keeperId", name, "stateCode", lga, "sizeBand", crop, revision, "createdAt" from
       json_to_recordset($1) as r(id uuid, "keeperId" uuid, name text, "stateCode" text, lga text, "sizeBand" text,
         crop text, revision int, "createdAt" timestamptz)`,
    farms,
  );
  await insert(
    pool,
    `insert into farms.plot (id, farm_id, keeper_id, name, boundary, extent, captured_by, accuracy_metres, looks_mocked,
       area_hectares, revision, created_at)
     select id, "farmId", "keeperId", name, boundary, box(point(0, 0), point(0, 0)), "capturedBy", "accuracyMetres",
       false, "areaHectares", 1, "createdAt" from
       json_to_recordset($1) as r(id uuid, "farmId" uuid, "keeperId" uuid, name text, boundary jsonb, "capturedBy" text,
         "accuracyMetres" float8, "areaHectares" float8, "createdAt" timestamptz)`,
    plots,
  );
  await insert(
    pool,
    `insert into farms.photo (id, farm_id, plot_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256, full_bytes,
       taken_at, created_at)
     select r.id, "farmId", "plotId", p.keeper_id, p.keeper_id, "thumb" ->> 'sha256', 1, "full" ->> 'sha256', 1, "takenAt",
       "takenAt" from
       json_to_recordset($1) as r(id uuid, "farmId" uuid, "plotId" uuid, "thumb" json, "full" json, "takenAt" timestamptz)
       join farms.plot p on p.id = r."plotId"`,
    photos,
  );
};

/** Puts a manager's records into the database, as if their farmers had entered them. */
export const insertCare = async (pool: pg.Pool, managerId: string, records: Records): Promise<void> => {
  await insert(
    pool,
    `insert into accounts.account (id, first_name, last_name, phone, roles, state, created_at)
     select id, "firstName", "lastName", phone, array['farmer'], 'active', now() from
       json_to_recordset($1) as r(id uuid, "firstName" text, "lastName" text, phone text)`,
    records.farmers,
  );
  await insertLand(pool, records);
  const ids = records.farmers.map(({ id }) => id);
  await pool.query(
    `insert into relations.assignment (id, farmer_id, manager_id, from_at, decided_by, reason)
     select gen_random_uuid(), farmer, $1, now(), $1, 'bench' from unnest($2::uuid[]) farmer`,
    [managerId, ids],
  );
  await pool.query('select sync.grant_scopes($1, $2)', [managerId, ids]);
  await pool.query('analyze');
};

/** So many records for a manager; answers what they are. */
export const seedCare = async (pool: pg.Pool, managerId: string, count: number, seed: number): Promise<Records> => {
  const records = makeRecords(count, seed);
  await insertCare(pool, managerId, records);
  return records;
};
