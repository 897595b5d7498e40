import { createHmac, hkdfSync } from 'node:crypto';
import type pg from 'pg';

/** One farmer keeps more than a page of farms; many others register farms, none near the most that one may keep. */
export const farmers = 400;
const farmsOfFirst = 60;

const idOf = (number: number | string): string => `0193b000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Everyone's password is that of the demo world's Amina, whose hash the seed copies. */
export const password = 'damina-2026';

/** The farm and the phone that the seed gives each farmer but the first. */
export const farmOf = (number: number): string => `0193b000-0002-7000-8000-${String(number).padStart(12, '0')}`;
export const deviceOf = (number: number): string => `0193b000-0003-7000-8000-${String(number).padStart(12, '0')}`;

export const emailOf = (number: number): string => `farmer${number}@bench.example`;

/** What a browser of one farmer sends: the session's cookie, and the XSRF value that belongs to that session. */
export type Credentials = { readonly cookie: string; readonly xsrf: string };

export const credentialsOf = (number: number, secretKey: Buffer): Credentials => {
  const token = `bench-token-${number}`;
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'xsrf', 32));
  return { cookie: `session=${token}`, xsrf: createHmac('sha256', key).update(token).digest('base64url') };
};

/** Puts the farmers, their sessions and the first one's farms into a database that holds the demo world. */
export const seed = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `insert into accounts.account (id, first_name, last_name, email, phone, password_hash, roles, state, created_at)
     select ('0193b000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bench', 'Farmer',
       'farmer' || n || '@bench.example', '+23480' || lpad(n::text, 8, '0'), amina.password_hash,
       array['farmer'], 'active', now()
     from generate_series(1, ${farmers}) n, accounts.account amina where amina.email = 'amina@shuka.example'`,
  );
  await pool.query(
    `insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at)
     select gen_random_uuid(), sha256(convert_to('bench-token-' || n, 'UTF8')),
       ('0193b000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'bench', now(), now() + interval '24 hours'
     from generate_series(1, ${farmers}) n`,
  );
  await pool.query(
    `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
     select ('0193b000-0001-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'Farm number ' || n, 'KN', 'Bichi',
       'medium', 'Maize', 1, now() - n * interval '1 hour' from generate_series(1, ${farmsOfFirst}) n`,
    [idOf(1)],
  );
  await pool.query('analyze');
};

/** A farm and a registered phone for each farmer, to push plots to. */
export const seedPhones = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
     select ('0193b000-0002-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('0193b000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Farm', 'KN', 'Bichi', 'medium', 'Maize', 1, now()
     from generate_series(1, ${farmers}) n`,
  );
  await pool.query(
    `insert into sync.device (id, account_id, phone_id, name, first_seen_at, last_seen_at)
     select ('0193b000-0003-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('0193b000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'bench', now(), now()
     from generate_series(1, ${farmers}) n`,
  );
  await pool.query('analyze');
};

/** Lets the farmers register again from nought: one may keep 200 farms, and a round registers thousands. */
export const forgetFarms = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from farms.farm f using accounts.account a
     where a.id = f.keeper_id and f.keeper_id <> $1 and a.email like '%@bench.example'`,
    [idOf(1)],
  );
  await pool.query(`update kit.counter set total = 0 where name = 'farms'`);
  await pool.query(`truncate kit.done_write`);
  await pool.query(`vacuum farms.farm, kit.counter`);
};
