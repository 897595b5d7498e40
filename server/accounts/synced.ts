import { rows, sql } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';
import { reader, textOf, type SyncedType } from '#kit/synced.ts';
import { assistedFields } from './assisted-store.ts';
import { profileFields } from './profile-store.ts';

/** A farmer as those see them who look after them, and as they see themselves. */
const farmer: SyncedType = {
  type: 'farmer',
  read: (db, ids) =>
    rows(
      db,
      sql`select id, row_to_json(said)::text as text from accounts.account, lateral
            (select first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone, card_code as "cardCode") said
          where id = any(${ids}::uuid[])`,
    ),
};

const profile: SyncedType = {
  type: 'profile',
  read: (db, ids) =>
    rows(
      db,
      sql`select p.id, ${textOf(profileFields)}
          from accounts.profile p join accounts.account a on a.id = p.id
          where p.id = any(${ids}::uuid[]) and p.removed_at is null`,
    ),
};

const consentFields = sql`keeper_id as "keeperId", purpose, text_version as "textVersion", is_given as "isGiven",
  ${instantText(sql`said_at`)} as "saidAt"`;

const consent: SyncedType = {
  type: 'consent',
  read: (db, ids) =>
    rows(db, sql`select id, ${textOf(consentFields)} from accounts.consent where id = any(${ids}::uuid[])`),
};

const assisted: SyncedType = { type: 'assisted', read: reader(sql`accounts.assisted`, assistedFields) };

/** What phones keep of people: a farmer's names, their profile, and what they agreed to. Never what is in the vault. */
export const synced = [farmer, profile, consent, assisted];
