import { findActsOf } from '#kit/audit.ts';
import { row, rows, sql, type Db } from '#kit/db.ts';
import { factorsFor } from './factor-store.ts';
import { findApplication } from './application-store.ts';
import { findInvestorFiles } from './investor-file-store.ts';
import { readVault } from './identity-store.ts';
import { findMillWords } from './mill-word-store.ts';
import { findNotices } from './notice-store.ts';
import { findProcessorPapers } from './processor-papers-store.ts';
import { suspensionsOf } from './suspension-store.ts';

const shownWordsOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select text_version as "textVersion", is_given as "isGiven", said_at as "saidAt" from accounts.shown_word
        where farmer_id = ${accountId} order by said_at`,
  );

const toldOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select kind, text, told_at as "toldAt" from accounts.told_notice where account_id = ${accountId} order by id`,
  );

const sessionsOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select device, started_at as "startedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
            ended_at as "endedAt"
          from accounts.session where account_id = ${accountId} order by started_at`,
  );

/** Without where they are told and by which keys: those are the browser's own. */
const browsersOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select device, created_at as "since" from accounts.push_phone where account_id = ${accountId} order by created_at`,
  );

/** All of a person that this slice keeps and no phone does, by the name of each kind; identity numbers by their last three. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const account = await row(
    db,
    sql`select id, first_name as "firstName", last_name as "lastName", email, phone, phone_proved_at as "phoneProvedAt",
          roles, state, about, location, refusal, photo_key as "photoId", language, created_at as "createdAt"
        from accounts.account where id = ${accountId}`,
  );
  const looks = await rows(
    db,
    sql`select kind, purpose, looked_at as "lookedAt" from accounts.identity_look
        where account_id = ${accountId} order by looked_at`,
  );
  // The words said for them; those of their own mouth are among the records of phones.
  const saidFor = await rows(
    db,
    sql`select purpose, text_version as "textVersion", is_given as "isGiven", said_at as "saidAt", given_by as "saidBy"
        from accounts.consent where keeper_id = ${accountId} and given_by is not null order by said_at`,
  );
  const contactRequests = await rows(
    db,
    sql`select farmer_id as "farmerId", investor_id as "investorId", asked_at as "askedAt", is_agreed as "isAgreed",
          answered_at as "answeredAt"
        from accounts.contact_request where farmer_id = ${accountId} or investor_id = ${accountId} order by asked_at`,
  );
  const applied = await findApplication(db, accountId);
  const papers = await findProcessorPapers(db, accountId);
  return {
    account: [account],
    application: applied === null ? [] : [applied],
    companyPapers: papers === null ? [] : [papers],
    consentByProxy: saidFor,
    investorFiles: await findInvestorFiles(db, accountId),
    shownToInvestors: await shownWordsOf(db, accountId),
    shownToMills: await findMillWords(db, accountId),
    contactRequests,
    notices: [await findNotices(db, accountId)],
    newsShown: await toldOf(db, accountId),
    browsersTold: await browsersOf(db, accountId),
    sessions: await sessionsOf(db, accountId),
    ...(await factorsFor(db, accountId)),
    identity: [await readVault(db, accountId)],
    looksAtIdentity: looks,
    suspensions: await suspensionsOf(db, accountId),
    acts: await findActsOf(db, accountId),
  };
};
