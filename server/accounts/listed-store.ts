import { registeredProfile, listedRegistration, type Assisted, type ListedFarmer } from '@shuka/domain/accounts';
import { rows, run, sql, type Db } from '#kit/db.ts';

const insertAccounts = (db: Db, farmers: readonly ListedFarmer[], now: Date) =>
  run(
    db,
    sql`insert into accounts.account
          (id, first_name, last_name, email, phone, password_hash, roles, state, about, photo_key, language, created_at)
        select f.id, f.first_name, f.last_name, null, f.phone, null, '{farmer}', 'active', '', null, f.language,
          ${now}::timestamptz
        from unnest(${farmers.map(({ id }) => id)}::uuid[], ${farmers.map(({ firstName }) => firstName)}::text[],
          ${farmers.map(({ lastName }) => lastName)}::text[], ${farmers.map(({ phone }) => phone)}::text[],
          ${farmers.map(({ language }) => language)}::text[]) as f (id, first_name, last_name, phone, language)`,
  );

/** Who brought the list said each field, as `profileFieldsSaid` of one that is registered face to face. */
const said = ['firstName', 'lastName', 'location', 'gender', 'birthDate', 'place', 'farmSize', 'crops'];

const insertProfiles = (db: Db, farmers: readonly ListedFarmer[], byId: string, now: Date) => {
  const profiles = farmers.map((farmer) => registeredProfile(listedRegistration(farmer, farmer.id), now));
  const saidBy = JSON.stringify(Object.fromEntries(said.map((field) => [field, byId])));
  return run(
    db,
    sql`insert into accounts.profile (id, keeper_id, location, designation, description, gender, birth_date, address,
          state_code, lga, farm_size, crops, clashes, said_by, revision, created_at)
        select p.id, p.id, p.location, '', '', p.gender, p.birth_date, '', p.state_code, p.lga, p.farm_size,
          array(select jsonb_array_elements_text(p.crops)), '[]', ${saidBy}::jsonb, 1, ${now}::timestamptz
        from unnest(${profiles.map(({ id }) => id)}::uuid[], ${profiles.map(({ location }) => location)}::text[],
          ${profiles.map(({ gender }) => gender)}::text[], ${profiles.map(({ birthDate }) => birthDate)}::date[],
          ${profiles.map(({ stateCode }) => stateCode)}::text[], ${profiles.map(({ lga }) => lga)}::text[],
          ${profiles.map(({ farmSize }) => farmSize)}::text[],
          ${profiles.map(({ crops }) => JSON.stringify(crops))}::jsonb[])
          as p (id, location, gender, birth_date, state_code, lga, farm_size, crops)`,
  );
};

const insertWords = (db: Db, made: readonly Assisted[], now: Date) =>
  run(
    db,
    sql`insert into accounts.assisted (id, keeper_id, birth_year, birth_date, how, text_version, proof_id, proof_type,
          proof_key, guardian, registered_by, registered_by_name, registered_at)
        select m.id, m.id, m.birth_year, m.birth_date, m.how, m.text_version, m.proof_id, m.proof_type, null, m.guardian,
          m.by_id, m.by_name, ${now}::timestamptz
        from unnest(${made.map(({ id }) => id)}::uuid[], ${made.map(({ birthYear }) => birthYear)}::smallint[],
          ${made.map(({ birthDate }) => birthDate)}::date[], ${made.map(({ how }) => how)}::text[],
          ${made.map(({ textVersion }) => textVersion)}::integer[], ${made.map(({ proofId }) => proofId)}::uuid[],
          ${made.map(({ proofType }) => proofType)}::text[],
          ${made.map(({ guardian }) => (guardian === null ? null : JSON.stringify(guardian)))}::jsonb[],
          ${made.map(({ registeredBy }) => registeredBy)}::uuid[],
          ${made.map(({ registeredByName }) => registeredByName)}::text[])
          as m (id, birth_year, birth_date, how, text_version, proof_id, proof_type, guardian, by_id, by_name)`,
  );

/** Writes accounts, profiles and whose word they are of farmers of a list, each in one statement. */
export const insertListed = async (
  db: Db,
  farmers: readonly ListedFarmer[],
  made: readonly Assisted[],
  now: Date,
): Promise<void> => {
  await insertAccounts(db, farmers, now);
  await insertProfiles(db, farmers, made[0]?.registeredBy ?? '', now);
  await insertWords(db, made, now);
};

/** A farmer with an open account whom a list may mean. */
export type NamedFarmer = {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly cardCode: string;
};

/** Farmers with an open account who have one of these numbers (E.164) or the codes of these cards. */
export const findFarmersNamed = (
  db: Db,
  phones: readonly string[],
  cardCodes: readonly string[],
): Promise<NamedFarmer[]> =>
  rows<NamedFarmer>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone,
          card_code as "cardCode"
        from accounts.account
        where (phone = any(${phones}) or card_code = any(${cardCodes})) and state = 'active' and 'farmer' = any(roles)`,
  );

/**
 * Those of these farmers who are as a list left them: nobody took the account over, signed in, changed the profile, or wrote
 * anything of them in another slice. Their rows are locked.
 */
export const holdUntouched = async (db: Db, accountIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select a.id from accounts.account a
          join accounts.assisted s on s.id = a.id and s.claimed_at is null and s.denied_at is null
          join accounts.profile p on p.id = a.id and p.revision = 1
          where a.id = any(${accountIds}::uuid[]) and a.state = 'active' and a.roles = '{farmer}'
            and a.merged_into is null and a.email is null
            and not exists (select 1 from accounts.session s where s.account_id = a.id)
            and a.id not in (select accounts.in_use(${accountIds}::uuid[]))
          order by a.id for no key update of a`,
    )
  ).map(({ id }) => id);
