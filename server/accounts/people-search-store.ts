import type { AccountState, PersonRow } from '@shuka/domain/accounts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** A person and the two texts that order the way they were found by. */
export type FoundPerson = PersonRow & { readonly first: string; readonly second: string };

type PeopleFilter = { readonly role: Role | undefined; readonly state: AccountState | undefined };

export type PageAfter = readonly [first: string, second: string, id: string] | null;

/**
 * One way to find people: the rows, and what orders them. Each is a range of one index, read in the order of that index,
 * so a page costs the same however many are found. The operators with tildes compare as `text_pattern_ops` does.
 */
export type Way = { readonly where: Query; readonly first: Query; readonly second: Query };

const lastName = sql`lower(last_name)`;
const firstName = sql`lower(first_name)`;
// With their table: the list shows columns of these names.
const phone = sql`account.phone`;
const email = sql`account.email`;

export const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const like = (column: Query, words: string): Query => sql`${column} like ${beginsWith(words)}`;

const byLastName = (where: Query): Way => ({ where, first: lastName, second: firstName });
const byFirstName = (where: Query): Way => ({ where, first: firstName, second: lastName });

const telephone = (search: string): string => search.replace(/[\s()-]/g, '').replace(/^0/, '+234');

const byNames = (first: string, last: string): Query => sql`${like(lastName, last)} and ${like(firstName, first)}`;

/** Each way somebody may be meant by what was typed, the likeliest first. */
export const waysOf = (search: string): readonly Way[] => {
  if (search === '') return [byLastName(sql`true`)];
  if (/^[+\s()-]*\d[+\d\s()-]*$/.test(search))
    return [{ where: like(phone, telephone(search)), first: phone, second: sql`''::text` }];
  if (search.includes('@')) return [{ where: like(email, search), first: email, second: sql`''::text` }];
  const [head = '', ...tail] = search.split(/\s+/);
  const rest = tail.join(' ');
  const names = [byLastName(like(lastName, search)), byFirstName(like(firstName, search))];
  return rest === ''
    ? [...names, { where: like(email, search), first: email, second: sql`''::text` }]
    : [...names, byLastName(byNames(head, rest)), byLastName(byNames(rest, head))];
};

const later = ({ first, second }: Way, after: PageAfter): Query =>
  after === null
    ? sql`true`
    : sql`${first} ~>=~ ${after[0]} and (${first} ~>~ ${after[0]} or ${second} ~>~ ${after[1]}
        or (${second} = ${after[1]} and id > ${after[2]}::uuid))`;

/** In the words of the indexes of those few: what the planner knows of rare roles is a guess. */
const ofRole = (role: Role): Query => {
  if (role === 'farmer') return sql`and 'farmer' = any(roles)`;
  return role === 'admin' ? sql`and 'admin' = any(roles)` : sql`and roles <> '{farmer}' and ${role} = any(roles)`;
};

const notBefore = (earlier: readonly Way[]): Query =>
  earlier.reduce((all, { where }) => sql`${all} and (${where}) is not true`, sql`true`);

/** One keyset page of those whom one way finds and no way before it. */
export const findByWay = (
  db: Db,
  ways: readonly Way[],
  place: number,
  { role, state, after, limit }: PeopleFilter & { readonly after: PageAfter; readonly limit: number },
): Promise<FoundPerson[]> => {
  const way = ways[place];
  if (way === undefined) return Promise.resolve([]);
  return rows<FoundPerson>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName", email,
          coalesce(phone, '') as phone, roles, state, about, photo_key as "photoId", created_at as "createdAt",
          ${way.first} as first, ${way.second} as second
        from accounts.account account
        where ${way.where} and ${notBefore(ways.slice(0, place))} and ${later(way, after)}
          ${role === undefined ? sql`` : ofRole(role)}
          ${state === undefined ? sql`` : sql`and state = ${state}`}
        order by ${way.first} using ~<~, ${way.second} using ~<~, id limit ${limit}`,
  );
};
