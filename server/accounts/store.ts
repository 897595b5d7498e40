import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { Person } from '@shuka/domain/accounts';
import { row, run, sql, type Db, type Query } from '#kit/db.ts';

/** An account as its row holds it. */
export type Account = {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  /** '' for none. */
  phone: string;
  password_hash: string | null;
  roles: Role[];
  state: Person['state'];
  factor_secret: Buffer | null;
  factor_confirmed_at: string | null;
  factor_last_step: number;
  /** How many passkeys there are. */
  passkeys: number;
  about: string;
  photo_key: string | null;
  language: string;
  created_at: string;
  /** Why someone who waited was refused. */
  refusal: string | null;
};

export type NewAccount = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** Null for someone who cannot sign in by a password. */
  passwordHash: string | null;
  roles: readonly Role[];
  state: Person['state'];
  about: string;
  photoKey: string | null;
  language: string;
  createdAt: Date;
};

const columns = sql`id, first_name, last_name, email, coalesce(phone, '') as phone, password_hash, roles, state, factor_secret,
  factor_confirmed_at, factor_last_step, passkeys, about, photo_key, language, created_at, refusal`;

export const findAccountByEmail = (db: Db, email: string): Promise<Account | null> =>
  row<Account>(db, sql`select ${columns} from accounts.account where email = ${email}`);

export const findAccount = (db: Db, accountId: string): Promise<Account | null> =>
  row<Account>(db, sql`select ${columns} from accounts.account where id = ${accountId}`);

/** The account with its row locked, for a change that depends on what it is now. */
export const holdAccount = (db: Db, accountId: string): Promise<Account | null> =>
  row<Account>(db, sql`select ${columns} from accounts.account where id = ${accountId} for no key update`);

/** Opens an account. False when its address was taken a moment ago by another sign-up. */
export const insertAccount = async (db: Db, account: NewAccount): Promise<boolean> =>
  (await run(
    db,
    sql`insert into accounts.account
          (id, first_name, last_name, email, phone, password_hash, roles, state, about, photo_key, language, created_at)
        values (${account.id}, ${account.firstName}, ${account.lastName}, ${account.email}, ${account.phone},
          ${account.passwordHash}, ${account.roles}, ${account.state}, ${account.about}, ${account.photoKey},
          ${account.language}, ${account.createdAt})
        on conflict (email) do nothing`,
  )) === 1;

/** Whether an account is open, as a condition on the id of it, for the lists of other slices. */
export const isActive = (accountId: Query): Query =>
  sql`exists (select 1 from accounts.account holder where holder.id = ${accountId} and holder.state = 'active')`;

export const setPassword = (db: Db, accountId: string, passwordHash: string) =>
  run(db, sql`update accounts.account set password_hash = ${passwordHash} where id = ${accountId}`);

/** Nobody signs in by the password there was; a new one is set by a code. */
export const dropPassword = (db: Db, accountId: string) =>
  run(db, sql`update accounts.account set password_hash = null where id = ${accountId}`);

/** @param refusal why someone who waited was refused; forgotten when their account opens after all. */
export const setState = (db: Db, accountId: string, state: Person['state'], refusal: string | null = null) =>
  run(db, sql`update accounts.account set state = ${state}, refusal = ${refusal} where id = ${accountId}`);

/** Whether somebody has a second factor of any kind. */
export const hasFactor = (account: Pick<Account, 'factor_confirmed_at' | 'passkeys'>): boolean =>
  account.factor_confirmed_at !== null || account.passkeys > 0;
