import type { GroupCard, GroupSize, GroupState, LoanState, LoanTerms } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A group as its row holds it, with the version of the product that its members agreed to. */
type GroupRow = {
  readonly id: string;
  readonly keeperId: string;
  readonly name: string;
  readonly code: string;
  readonly state: GroupState;
  readonly productId: string;
  readonly version: number;
  readonly productName: string;
  readonly terms: LoanTerms;
  readonly leastKobo: number;
  readonly mostKobo: number;
  readonly instalments: number;
  readonly size: GroupSize;
};

const columns = sql`g.id, g.keeper_id as "keeperId", g.name, g.code, g.state, g.product_id as "productId", g.version,
  p.name as "productName", p.terms, p.least_kobo as "leastKobo", p.most_kobo as "mostKobo", g.instalments, p.members as size`;

const from = sql`loans.joint_group g join loans.product_version p on p.product_id = g.product_id and p.version = g.version`;

export const findGroupRow = (db: Db, id: string): Promise<GroupRow | null> =>
  row<GroupRow>(db, sql`select ${columns} from ${from} where g.id = ${id}`);

/** The group with its row locked: who joins and who asks come one after the other. */
export const holdGroup = (db: Db, id: string): Promise<GroupRow | null> =>
  row<GroupRow>(db, sql`select ${columns} from ${from} where g.id = ${id} for no key update of g`);

export const findGroupIdOfCode = async (db: Db, code: string): Promise<string | null> =>
  (await row<{ id: string }>(db, sql`select id from loans.joint_group where code = ${code} and state = 'forming'`))
    ?.id ?? null;

type NewGroup = {
  readonly id: string;
  readonly keeperId: string;
  readonly name: string;
  readonly code: string;
  readonly productId: string;
  readonly version: number;
  readonly instalments: number;
  readonly madeBy: string;
};

export const insertGroup = (db: Db, one: NewGroup, now: Date) =>
  run(
    db,
    sql`insert into loans.joint_group (id, keeper_id, name, code, product_id, version, instalments, state, made_by, created_at)
        values (${one.id}, ${one.keeperId}, ${one.name}, ${one.code}, ${one.productId}, ${one.version},
          ${one.instalments}, 'forming', ${one.madeBy}, ${now})`,
  );

export const setGroupState = (db: Db, id: string, state: GroupState) =>
  run(db, sql`update loans.joint_group set state = ${state} where id = ${id}`);

type MemberRow = {
  readonly id: string;
  readonly keeperId: string;
  readonly principalKobo: number;
  readonly purpose: string;
  readonly agreedBy: string;
  readonly agreedOn: string;
};

/** Those who stand in a group, the first who joined first. */
export const findMembers = (db: Db, groupId: string): Promise<MemberRow[]> =>
  rows<MemberRow>(
    db,
    sql`select id, keeper_id as "keeperId", principal_kobo as "principalKobo", purpose, agreed_by as "agreedBy",
          ((agreed_at at time zone 'Africa/Lagos')::date)::text as "agreedOn"
        from loans.group_member where group_id = ${groupId} and left_at is null order by agreed_at, id`,
  );

type NewMember = Omit<MemberRow, 'agreedOn'> & { readonly groupId: string; readonly textVersion: number };

export const insertMember = (db: Db, one: NewMember, now: Date) =>
  run(
    db,
    sql`insert into loans.group_member (id, group_id, keeper_id, principal_kobo, purpose, text_version, agreed_by, agreed_at)
        values (${one.id}, ${one.groupId}, ${one.keeperId}, ${one.principalKobo}, ${one.purpose}, ${one.textVersion},
          ${one.agreedBy}, ${now})`,
  );

/** False when they do not stand in it. */
export const endMember = async (db: Db, groupId: string, keeperId: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`update loans.group_member set left_at = ${now}
        where group_id = ${groupId} and keeper_id = ${keeperId} and left_at is null`,
  )) === 1;

/** Whether a farmer stands in a group that has not asked yet. */
export const isForming = async (db: Db, keeperId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from loans.group_member m join loans.joint_group g on g.id = m.group_id and g.state = 'forming'
        where m.keeper_id = ${keeperId} and m.left_at is null limit 1`,
  )) !== null;

/** More than a farmer stands in. */
const mostGroups = 50;

export const findGroupsOf = (db: Db, keeperId: string): Promise<GroupCard[]> =>
  rows<GroupCard>(
    db,
    sql`select g.id, g.name, g.state, p.name as "productName", (p.members ->> 'most')::integer as most,
          (select count(*)::integer from loans.group_member o where o.group_id = g.id and o.left_at is null) as members
        from loans.group_member m join ${from} on g.id = m.group_id
        where m.keeper_id = ${keeperId} and m.left_at is null order by g.id desc limit ${mostGroups}`,
  );

/** Where each loan of a group stands, and how many its product asks for; null for a loan of one person. */
export const findGroupOfLoan = (db: Db, loanId: string): Promise<{ states: LoanState[]; size: GroupSize } | null> =>
  row(
    db,
    sql`select p.members as size, (select array_agg(o.state) from loans.loan o where o.group_id = l.group_id) as states
        from loans.loan l join loans.product_version p on p.product_id = l.product_id and p.version = l.version
        where l.id = ${loanId} and l.group_id is not null`,
  );

export type PaidByOther = {
  readonly loanId: string;
  readonly byId: string;
  readonly amountKobo: number;
  readonly paidOn: string;
};

/** What was paid on loans of a group by somebody else than whoever owes them. */
export const findPaidByOthers = (db: Db, groupId: string): Promise<PaidByOther[]> =>
  rows<PaidByOther>(
    db,
    sql`select p.loan_id as "loanId", p.made_by as "byId", p.amount_kobo as "amountKobo", p.paid_on::text as "paidOn"
        from loans.payment p join loans.loan l on l.id = p.loan_id
          join loans.group_member m on m.group_id = l.group_id and m.keeper_id = p.made_by and m.left_at is null
        where l.group_id = ${groupId} and p.made_by <> l.keeper_id order by p.paid_on, p.id`,
  );
