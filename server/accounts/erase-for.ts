import { consentPurposes, consentVersions } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql, type Db } from '#kit/db.ts';
import { hasConsent, insertConsent } from './consent-store.ts';
import { dropFactors } from './factor-store.ts';
import { dropApplication } from './application-store.ts';
import { dropAssisted } from './assisted-store.ts';
import { dropProcessorPapers } from './processor-papers-store.ts';
import { dropMillWorker } from './mill-word-store.ts';
import { dropNotices } from './notice-store.ts';
import { dropPushPhonesOf, dropTold } from './push-store.ts';
import { dropShown } from './contact-request-store.ts';
import { setStopped } from './stopped-store.ts';
import { dropVault } from './identity-store.ts';
import { eraseSuspensions } from './suspension-store.ts';

/** A number of nobody: it has the form of one and is not given out. */
const noPhone = '+2340000000000';

/** Takes back whatever was agreed to; that it was, and when, stays as the proof the law asks for. */
const endConsents = async (db: Db, keeperId: string, now: Date): Promise<void> => {
  for (const purpose of consentPurposes) {
    if (!(await hasConsent(db, keeperId, purpose))) continue;
    const word = { id: newId(), keeperId, purpose, isGiven: false, textVersion: consentVersions[purpose] };
    await insertConsent(db, { ...word, saidAt: now.toISOString() }, null);
  }
};

const eraseProfile = (db: Db, accountId: string, now: Date) =>
  run(
    db,
    sql`update accounts.profile set location = '', designation = '', description = '', gender = null, birth_date = null,
          address = '', state_code = '', lga = '', farm_size = null, crops = '{}', face = null, clashes = '[]',
          said_by = '{}', revision = revision + 1, removed_at = ${now}
        where id = ${accountId}`,
  );

/** What was begun under the address and never became an account holds the same names. */
const eraseSignUps = (db: Db, accountId: string) =>
  run(db, sql`delete from accounts.sign_up where email = (select email from accounts.account where id = ${accountId})`);

const eraseAccount = (db: Db, accountId: string) =>
  run(
    db,
    sql`update accounts.account set first_name = '-', last_name = '-', email = null, phone = ${noPhone},
          phone_proved_at = null, password_hash = null, about = '', location = '', refusal = null, photo_key = null, factor_secret = null,
          factor_confirmed_at = null, passkeys = 0
        where id = ${accountId}`,
  );

/**
 * Erases what tells who a person was. The account stays as a number without a name, because records of money and of other
 * people's work hang on it.
 */
export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await dropVault(db, accountId);
  await setStopped(db, accountId, [], now);
  await endConsents(db, accountId, now);
  await eraseProfile(db, accountId, now);
  await dropApplication(db, accountId);
  await dropProcessorPapers(db, accountId);
  await dropAssisted(db, accountId, now);
  await dropShown(db, accountId);
  await dropNotices(db, accountId);
  await eraseSuspensions(db, accountId);
  await dropPushPhonesOf(db, accountId);
  await dropTold(db, accountId);
  await dropMillWorker(db, accountId);
  await eraseSignUps(db, accountId);
  await run(
    db,
    sql`delete from accounts.phone_sign_in where phone = (select phone from accounts.account where id = ${accountId})`,
  );
  await run(db, sql`delete from accounts.password_reset where account_id = ${accountId}`);
  await run(db, sql`delete from accounts.contact_change where account_id = ${accountId}`);
  await dropFactors(db, accountId);
  await run(db, sql`delete from accounts.session where account_id = ${accountId}`);
  await eraseAccount(db, accountId);
};
