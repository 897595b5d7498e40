import { invitationTries, type HiredDuty, type InvitationRow } from '@shuka/domain/relations';
import { isActive } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** Where an invitation goes: an e-mail address in lower case, or a number as E.164. */
export type Contact =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

const columns = sql`i.id as "invitationId", coalesce(i.email, i.phone) as contact, i.duty,
  ${instantText(sql`i.invited_at`)} as "invitedAt", ${instantText(sql`i.expires_at`)} as "expiresAt"`;

const isOpen = (now: Date) => sql`i.ended_at is null and i.expires_at > ${now}`;

/** The open invitations of a company, the newest first. */
export const findInvitations = (db: Db, companyId: string, now: Date): Promise<InvitationRow[]> =>
  rows<InvitationRow>(
    db,
    sql`select ${columns} from relations.invitation i where i.company_id = ${companyId} and ${isOpen(now)}
        order by i.invited_at desc`,
  );

const isFor = ({ email, phone }: Contact) => (email === null ? sql`i.phone = ${phone}` : sql`i.email = ${email}`);

type NewInvitation = Contact & {
  readonly id: string;
  readonly companyId: string;
  readonly duty: HiredDuty;
  readonly codeHash: Buffer;
  readonly expiresAt: Date;
  readonly invitedBy: string;
  readonly now: Date;
};

/** Keeps an invitation; the one before of the same company to the same address ends. */
export const insertInvitation = async (db: Db, invitation: NewInvitation): Promise<void> => {
  const { id, companyId, email, phone, duty, codeHash, expiresAt, invitedBy, now } = invitation;
  await run(
    db,
    sql`update relations.invitation i set ended_at = ${now}
        where i.company_id = ${companyId} and ${isFor(invitation)} and i.ended_at is null`,
  );
  await run(
    db,
    sql`insert into relations.invitation (id, company_id, email, phone, duty, code_hash, expires_at, invited_by, invited_at)
        values (${id}, ${companyId}, ${email}, ${phone}, ${duty}, ${codeHash}, ${expiresAt}, ${invitedBy}, ${now})`,
  );
};

export type Invitation = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly duty: HiredDuty;
  readonly codeHash: Buffer;
  readonly invitedBy: string;
};

/**
 * Counts one guess against every open invitation of an address, atomically, and hands out what to compare it with: at most
 * five guesses are ever compared with one of them, however many arrive together. Only of companies whose owner is there.
 */
export const takeInvitationTry = (db: Db, contact: Contact, now: Date): Promise<Invitation[]> =>
  rows<Invitation>(
    db,
    sql`update relations.invitation i set tries = tries + 1 from relations.company c
        where c.id = i.company_id and ${isFor(contact)} and ${isOpen(now)} and i.tries < ${invitationTries}
          and ${isActive(sql`c.owner_id`)}
        returning i.id, i.company_id as "companyId", c.name as "companyName", i.duty, i.code_hash as "codeHash",
          i.invited_by as "invitedBy"`,
  );

/** Gives a guess back that was right: whoever has a code may look before they take it up, and it was no guess at the others. */
export const giveTriesBack = (db: Db, ids: readonly string[]) =>
  run(db, sql`update relations.invitation set tries = tries - 1 where id = any(${ids}::uuid[])`);

/** Ends an invitation. @param acceptedBy null where it was taken back. False when it had ended a moment ago. */
export const endInvitation = async (
  db: Db,
  { id, companyId, acceptedBy }: { id: string; companyId: string; acceptedBy: string | null },
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`update relations.invitation set ended_at = ${now}, accepted_by = ${acceptedBy}
        where id = ${id} and company_id = ${companyId} and ended_at is null`,
  )) === 1;

/** Forgets the addresses of invitations that were over before this moment: by then they are of no use to anybody. */
export const forgetInvitations = (db: Db, before: Date) =>
  run(
    db,
    sql`update relations.invitation set ended_at = coalesce(ended_at, expires_at), email = null, phone = null
        where coalesce(ended_at, expires_at) < ${before} and num_nonnulls(email, phone) = 1`,
  );

/** Forgets the address of somebody who is erased, wherever they were invited to. */
export const forgetInvitationsTo = (db: Db, { email, phone }: { email: string | null; phone: string }, now: Date) =>
  run(
    db,
    sql`update relations.invitation set ended_at = coalesce(ended_at, ${now}), email = null, phone = null
        where email = ${email} or (${phone} <> '' and phone = ${phone})`,
  );
