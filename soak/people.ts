import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { run, sql, type Pool } from '@shuka/server/kit/db.ts';
import { hashToken, newToken } from '@shuka/server/kit/secrets.ts';
import { secrets, type House } from './house.ts';

export type Person = { readonly accountId: string; readonly role: Role; readonly name: string };

/** Who lives in one state of a soak. */
export type People = {
  readonly farmers: readonly Person[];
  readonly managers: readonly Person[];
  readonly admin: Person;
};

const insert = async (pool: Pool, role: Role, number: number): Promise<Person> => {
  const accountId = newId();
  const name = `${role}-${number}`;
  const phone = `+23481${String(number).padStart(8, '0')}`;
  await run(
    pool,
    sql`insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
        values (${accountId}, ${name}, 'Soak', ${`${accountId}@soak.example`}, ${phone}, ${[role]}, 'active', now())`,
  );
  return { accountId, role, name };
};

const insertMany = (pool: Pool, role: Role, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => insert(pool, role, number)));

export const makePeople = async ({ pool }: House, farmers: number, managers: number): Promise<People> => ({
  farmers: await insertMany(pool, 'farmer', farmers),
  managers: await insertMany(pool, 'extension-manager', managers),
  admin: await insert(pool, 'admin', 0),
});

/** Signs a person in without their password, which takes its checker half a second of a core. @returns the cookies. */
export const signIn = async (
  { pool, now }: House,
  { accountId }: Person,
  seconds = 400 * 86_400,
): Promise<Map<string, string>> => {
  const token = newToken();
  const [from, until] = [now(), new Date(now().getTime() + seconds * 1000)];
  await run(
    pool,
    sql`insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at, factor_proved_at)
        values (${newId()}, ${hashToken(token)}, ${accountId}, 'soak', ${from}, ${until}, ${from})`,
  );
  return new Map([
    ['session', token],
    ['XSRF-TOKEN', secrets.xsrf(token)],
  ]);
};
