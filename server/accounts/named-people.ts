import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** A person as other slices show them in their lists; `phone` is '' for none. */
export type NamedPerson = { accountId: string; firstName: string; lastName: string; phone: string };

type ListedPerson = NamedPerson & { isClosed: boolean };

type NamedQuery = {
  readonly role: Role;
  readonly search: string;
  /** The name key of the last person before this page. */
  readonly after: readonly [lastName: string, firstName: string, id: string];
  readonly limit: number;
  /** Narrows the list by what another slice knows: gets the account's id as SQL and answers a condition on its own tables. */
  readonly among?: ((accountId: Query) => Query) | undefined;
  /** Which people are listed though their account is closed; none when it is not said. */
  readonly evenClosed?: (accountId: Query) => Query;
};

const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** One keyset page of people of a role by last name, first name and id; found by the beginning of a name or number. */
export const findNamedPeople = (db: Db, asked: NamedQuery): Promise<ListedPerson[]> => {
  const { role, search, after, limit, among, evenClosed } = asked;
  const pattern = beginsWith(search);
  // What has no digit is no beginning of a number: of a dash alone nothing would be left, and nothing begins every number.
  const phonePattern = /\d/.test(search) ? beginsWith(search.replace(/[\s()-]/g, '').replace(/^0/, '+234')) : null;
  const [lastName, firstName, id] = after;
  return rows<ListedPerson>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName",
          coalesce(phone, '') as phone, state = 'closed' as "isClosed"
        from accounts.account person
        where ${role} = any(roles)
          and (state = 'active'
            ${evenClosed === undefined ? sql`` : sql`or (state = 'closed' and ${evenClosed(sql`person.id`)})`})
          and (${search} = '' or lower(last_name) like ${pattern} or lower(first_name) like ${pattern}
            or phone like ${phonePattern})
          and (lower(last_name), lower(first_name), id) > (${lastName}, ${firstName}, ${id}::uuid)
          ${among === undefined ? sql`` : sql`and ${among(sql`person.id`)}`}
        order by lower(last_name), lower(first_name), id
        limit ${limit}`,
  );
};

/** The names of these people, whatever the state of their accounts. */
export const findNames = (db: Db, accountIds: readonly string[]): Promise<NamedPerson[]> =>
  rows<NamedPerson>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone
        from accounts.account where id = any(${accountIds}::uuid[])`,
  );

/** First and last names by account, of those who are there; null stands for nobody. */
export const fullNamesOf = async (db: Db, accountIds: readonly (string | null)[]): Promise<Map<string, string>> => {
  const asked = [...new Set(accountIds.filter((accountId) => accountId !== null))];
  const found = asked.length === 0 ? [] : await findNames(db, asked);
  return new Map(found.map((one) => [one.accountId, `${one.firstName} ${one.lastName}`.trim()]));
};

/** The same with their e-mail addresses, for those who may reach them; null for none. */
export const findContacts = (
  db: Db,
  accountIds: readonly string[],
): Promise<(NamedPerson & { email: string | null })[]> =>
  rows(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone, email
        from accounts.account where id = any(${accountIds}::uuid[])`,
  );

type HeldPerson = { accountId: string; roles: Role[]; state: string };

/** Accounts with their rows locked, the lowest id first whoever asks, so that two who hold several never wait in a ring. */
export const holdPeople = (db: Db, accountIds: readonly string[]): Promise<HeldPerson[]> =>
  rows<HeldPerson>(
    db,
    sql`select id as "accountId", roles, state from accounts.account
        where id = any(${accountIds}::uuid[]) order by id for no key update`,
  );

/** More people than share a phone. */
const mostPeople = 20;

/** The accounts of an e-mail address or a phone number as somebody typed it; none for what is neither. */
export const findAccountIds = async (db: Db, typed: string): Promise<string[]> => {
  const phone = parsePhoneNumberFromString(typed, 'NG')?.number ?? '';
  const found = await rows<{ id: string }>(
    db,
    sql`select id from accounts.account where email = ${typed.trim().toLowerCase()} or (phone = ${phone} and ${phone} <> '')
        order by created_at limit ${mostPeople}`,
  );
  return found.map(({ id }) => id);
};
