import type { Pool } from '@shuka/server/kit/db.ts';

const firstNames =
  "array['Musa', 'Amina', 'Ibrahim', 'Fatima', 'Chinedu', 'Ngozi', 'Tunde', 'Bola', 'Hauwa', 'Sani', 'Zainab', 'Emeka', " +
  "'Yusuf', 'Aisha', 'Kelechi', 'Funke', 'Abubakar', 'Halima', 'Ifeoma', 'Segun']";

const lastNames =
  "array['Musa', 'Ibrahim', 'Abubakar', 'Okafor', 'Adeyemi', 'Bello', 'Yusuf', 'Eze', 'Balogun', 'Danjuma', 'Nwosu', " +
  "'Sule', 'Ogunleye', 'Usman', 'Lawal', 'Obi', 'Adamu', 'Garba', 'Ojo', 'Ali']";

/**
 * So many accounts: nearly all farmers, few names that many share, and many that are rare. Every hundredth waits to be
 * approved, ten are admins.
 */
const accounts = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select lpad(to_hex(n), 32, '0')::uuid, (${firstNames})[1 + n % 20],
    case when n % 3 = 0 then 'Fam' || md5(n::text) else (${lastNames})[1 + (n / 20) % 20] end,
    case when n % 5 = 0 then lower((${firstNames})[1 + n % 20]) || '.' || n || '@bench.example' end,
    '+23480' || lpad(n::text, 8, '0'),
    array[case when n <= 10 then 'admin' when n % 100 = 1 then 'extension-manager' else 'farmer' end],
    case when n % 100 = 1 then 'pending' else 'active' end, now() - make_interval(mins => n)
  from generate_series(1, $1::int) n`;

export const seedPeople = async (pool: Pool, count: number): Promise<void> => {
  await pool.query(accounts, [count]);
  await pool.query('vacuum analyze accounts.account');
};
