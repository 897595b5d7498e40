/** Sessions and phones of some of the million, so that a crowd can ask as them. */
import type pg from 'pg';

export const askers = { farmers: 2000, managers: 100 } as const;

const idOf = (kind: number): string =>
  `('0194a000-${String(kind).padStart(4, '0')}-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;

/** Their tokens are `bench-token-<number>`: farmers from 0, managers from 1,000,000, the admin 2,000,000. */
export const tokenOf = { farmer: 0, manager: 1_000_000, admin: 2_000_000 } as const;

const sessions = (kind: number, first: number, count: number): string => `
  insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at)
  select gen_random_uuid(), sha256(convert_to('bench-token-' || (n + ${first}), 'UTF8')), ${idOf(kind)}, 'bench', now(),
    now() + interval '24 hours'
  from generate_series(0, ${count - 1}) n`;

/** The phone of a farmer in this crowd, by number. */
export const phoneOf = (number: number): string => `0194a000-0010-7000-8000-${String(number).padStart(12, '0')}`;

export const seedAskers = async (pool: pg.Pool): Promise<void> => {
  await pool.query(sessions(2, tokenOf.farmer, askers.farmers));
  await pool.query(sessions(1, tokenOf.manager, askers.managers));
  await pool.query(`
    insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at, factor_proved_at)
    select gen_random_uuid(), sha256(convert_to('bench-token-${tokenOf.admin}', 'UTF8')), id, 'bench', now(),
      now() + interval '24 hours', now()
    from accounts.account where email = 'ngozi@shuka.example'`);
  await pool.query(`
    insert into sync.device (id, account_id, phone_id, name, first_seen_at, last_seen_at)
    select ${idOf(10)}, ${idOf(2)}, gen_random_uuid(), 'bench', now(), now()
    from generate_series(0, ${askers.farmers - 1}) n`);
  await pool.query('analyze accounts.session, sync.device');
};
