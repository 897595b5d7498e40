/** Sessions and phones of some of the million, so that a crowd can ask as them. */
import type pg from 'pg';

export const askers = { farmers: 2000, managers: 100, admins: 40 } as const;

const idOf = (kind: number): string =>
  `('0194a000-${String(kind).padStart(4, '0')}-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;

/** Their tokens are `bench-token-<number>`: farmers from 0, managers from 1,000,000, the admin and the mill's owner. */
export const tokenOf = { farmer: 0, manager: 1_000_000, admin: 2_000_000, mill: 3_000_000 } as const;

const sessions = (kind: number, first: number, count: number): string => `
  insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at, factor_proved_at)
  select gen_random_uuid(), sha256(convert_to('bench-token-' || (n + ${first}), 'UTF8')), ${idOf(kind)}, 'bench', now(),
    now() + interval '24 hours', now()
  from generate_series(0, ${count - 1}) n`;

const sessionOf = (email: string, token: number): string => `
  insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at, factor_proved_at)
  select gen_random_uuid(), sha256(convert_to('bench-token-${token}', 'UTF8')), id, 'bench', now(),
    now() + interval '24 hours', now()
  from accounts.account where email = '${email}'`;

/** A ministry has more than one: what one person may ask in a quarter of an hour is less than a crowd asks. */
const admins = `
  insert into accounts.account (id, first_name, last_name, phone, roles, state, language, created_at)
  select ${idOf(13)}, 'Seed', 'Admin', '+234809' || lpad(n::text, 7, '0'), '{admin}', 'active', 'en', now()
  from generate_series(0, ${askers.admins - 1}) n
  on conflict do nothing`;

/** The phone of a farmer in this crowd, by number. @param phones what the ids of all of them begin with. */
export const phoneOf = (phones: string, number: number): string =>
  `${phones}-0010-7000-8000-${String(number).padStart(12, '0')}`;

/** Sessions and phones for a crowd, those of a crowd before ended. @returns what the ids of its phones begin with. */
export const seedAskers = async (pool: pg.Pool): Promise<string> => {
  const phones = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  await pool.query(`delete from accounts.session where device = 'bench'`);
  await pool.query(sessions(2, tokenOf.farmer, askers.farmers));
  await pool.query(sessions(1, tokenOf.manager, askers.managers));
  await pool.query(admins);
  await pool.query(sessions(13, tokenOf.admin, askers.admins));
  await pool.query(sessionOf('danjuma@shuka.example', tokenOf.mill));
  await pool.query(`
    insert into sync.device (id, account_id, phone_id, name, first_seen_at, last_seen_at)
    select ('${phones}-0010-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${idOf(2)}, gen_random_uuid(), 'bench', now(), now()
    from generate_series(0, ${askers.farmers - 1}) n`);
  await pool.query('analyze accounts.session, sync.device');
  return phones;
};
