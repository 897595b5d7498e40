import { blankProfile, type Profile } from '@shuka/domain/accounts';
import { row, run, sql, type Db } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';

/** A profile's fields in the order of its schema, after the id; PostgreSQL breaks long base64 into lines, we do not. */
export const profileFields = sql`p.keeper_id as "keeperId", a.first_name as "firstName", a.last_name as "lastName",
  p.location, p.designation, p.description, p.gender, to_char(p.birth_date, 'YYYY-MM-DD') as "birthDate", p.address,
  p.state_code as "stateCode", p.lga, p.farm_size as "farmSize", p.crops, coalesce(a.email, '') as email, coalesce(a.phone, '') as phone,
  a.photo_key as "photoId", replace(encode(p.face, 'base64'), chr(10), '') as face, p.clashes, p.revision,
  ${instantText(sql`p.created_at`)} as "createdAt"`;

/** Who last said each field, by account. What nobody has changed since was said by the farmer. */
export type SaidBy = Readonly<Record<string, string>>;

type HeldProfile = { readonly profile: Profile; readonly saidBy: SaidBy };

type AccountPart = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone' | 'photoId'>;

/** The profile with its account locked, for a change that depends on what it is now; blank while nothing is written of it. */
export const holdProfile = async (db: Db, accountId: string, now: Date): Promise<HeldProfile | null> => {
  const account = await row<AccountPart>(
    db,
    sql`select first_name as "firstName", last_name as "lastName", coalesce(email, '') as email, coalesce(phone, '') as phone,
          photo_key as "photoId"
        from accounts.account where id = ${accountId} for no key update`,
  );
  if (account === null) return null;
  const found = await row<Profile & { saidBy: SaidBy }>(
    db,
    sql`select p.id, ${profileFields}, p.said_by as "saidBy"
        from accounts.profile p join accounts.account a on a.id = p.id
        where p.id = ${accountId} and p.removed_at is null for no key update of p`,
  );
  if (found === null) return { profile: { ...blankProfile(accountId, now), ...account }, saidBy: {} };
  const { saidBy, ...profile } = found;
  return { profile, saidBy };
};

/** The names alone, of somebody who has no profile of a farmer. */
export const setNames = (db: Db, { id, firstName, lastName }: Pick<Profile, 'id' | 'firstName' | 'lastName'>) =>
  run(
    db,
    sql`update accounts.account set first_name = ${firstName}, last_name = ${lastName}
        where id = ${id} and (first_name, last_name) is distinct from (${firstName}::text, ${lastName}::text)`,
  );

/** Writes the profile down, its names with the account; the picture has a way of its own. */
export const keepProfile = async (db: Db, profile: Profile, saidBy: SaidBy): Promise<void> => {
  await setNames(db, profile);
  await run(
    db,
    sql`insert into accounts.profile (id, keeper_id, location, designation, description, gender, birth_date, address,
          state_code, lga, farm_size, crops, clashes, said_by, revision, created_at)
        values (${profile.id}, ${profile.keeperId}, ${profile.location}, ${profile.designation}, ${profile.description},
          ${profile.gender}, ${profile.birthDate}::date, ${profile.address}, ${profile.stateCode}, ${profile.lga},
          ${profile.farmSize}, ${profile.crops}::text[], ${JSON.stringify(profile.clashes)}::jsonb,
          ${JSON.stringify(saidBy)}::jsonb, ${profile.revision}, ${profile.createdAt})
        on conflict (id) do update set location = excluded.location, designation = excluded.designation,
          description = excluded.description, gender = excluded.gender, birth_date = excluded.birth_date,
          address = excluded.address, state_code = excluded.state_code, lga = excluded.lga,
          farm_size = excluded.farm_size, crops = excluded.crops, clashes = excluded.clashes,
          said_by = excluded.said_by, revision = excluded.revision`,
  );
};

/** A picture: the key of the one in the file store, and the small one that travels with the profile. */
export type Portrait = { readonly key: string; readonly face: Buffer };

export const keepPortrait = async (db: Db, profile: Profile, portrait: Portrait | null): Promise<void> => {
  await run(db, sql`update accounts.account set photo_key = ${portrait?.key ?? null} where id = ${profile.id}`);
  await run(
    db,
    sql`insert into accounts.profile (id, keeper_id, face, revision, created_at)
        values (${profile.id}, ${profile.keeperId}, ${portrait?.face ?? null}, ${profile.revision}, ${profile.createdAt})
        on conflict (id) do update set face = excluded.face, revision = excluded.revision`,
  );
};

/** What is written of a person; null while nothing is. */
export const findProfile = (db: Db, accountId: string): Promise<Profile | null> =>
  row<Profile>(
    db,
    sql`select p.id, ${profileFields} from accounts.profile p join accounts.account a on a.id = p.id
        where p.id = ${accountId} and p.removed_at is null`,
  );

export const nameOf = async (db: Db, accountId: string): Promise<string> =>
  (
    await row<{ name: string }>(
      db,
      sql`select first_name || ' ' || last_name as name from accounts.account where id = ${accountId}`,
    )
  )?.name ?? '';
