import { rows, run, sql, type Db } from '#kit/db.ts';

/** What a person did as an agronomist, and whom they sent articles; what they read comes with the rows of their phone. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  agronomistDuties: await rows(
    db,
    sql`select from_at as "fromAt", until_at as "untilAt", reason, end_reason as "endReason" from library.duty
        where agronomist_id = ${accountId} order by from_at, id`,
  ),
  articleTextsWritten: await rows(
    db,
    sql`select article_id as "articleId", language, number, title, body, sources, state, created_at as "createdAt"
        from library.text where written_by = ${accountId} order by id`,
  ),
  articleReviews: await rows(
    db,
    sql`select text_id as "textId", is_good as "isGood", note, expires_on::text as "expiresOn", created_at as "createdAt"
        from library.review where by_id = ${accountId} order by id`,
  ),
  articlesSent: await rows(
    db,
    sql`select article_id as "articleId", receivers, note, farmers, created_at as "createdAt" from library.sending
        where by_id = ${accountId} order by id`,
  ),
  speakerDuties: await rows(
    db,
    sql`select language, from_at as "fromAt", until_at as "untilAt", reason, end_reason as "endReason"
        from library.speaker where speaker_id = ${accountId} order by from_at, id`,
  ),
  wordsOnTexts: await rows(
    db,
    sql`select language, room, key, kind, said, reason, at from library.phrase_verdict
        where by_id = ${accountId} order by at, id`,
  ),
  answersOnTexts: await rows(
    db,
    sql`select verdict_id as "verdictId", is_agreed as "isAgreed", note, at from library.phrase_answer
        where by_id = ${accountId} order by at, verdict_id`,
  ),
  casesPassed: await rows(
    db,
    sql`select question, passed_at as "passedAt", answer, pest, controls, answered_at as "answeredAt"
        from library.passed_case where passed_by = ${accountId} or agronomist_id = ${accountId} order by id`,
  ),
  casesAboutMe: await rows(
    db,
    sql`select crops, state_code as "stateCode", lga, photo_ids as "photoIds", question, passed_at as "passedAt", answer,
          answered_at as "answeredAt"
        from library.passed_case where keeper_id = ${accountId} order by id`,
  ),
});

/**
 * Erases what a person read, and their name from what they wrote, reviewed and sent: that is advice for others, and stays.
 * The duties of an agronomist and of a speaker end with their account; what they said of texts names them by it alone.
 */
export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await run(
    db,
    sql`update library.advice set note = '', removed_at = ${now} where keeper_id = ${accountId} and removed_at is null`,
  );
  await run(
    db,
    sql`update library.advice set sent_by_name = '-', note = '' where sent_by = ${accountId} and sent_by_name <> '-'`,
  );
  await run(db, sql`update library.passed_case set question = '', answer = '' where keeper_id = ${accountId}`);
  await run(db, sql`update library.text set written_by_name = '-' where written_by = ${accountId}`);
  await run(db, sql`update library.text set reviewed_by_name = '-' where reviewed_by = ${accountId}`);
  await run(
    db,
    sql`update library.duty set until_at = ${now}, ended_by = ${accountId}
        where agronomist_id = ${accountId} and until_at is null`,
  );
  await run(
    db,
    sql`update library.speaker set until_at = ${now}, ended_by = ${accountId}
        where speaker_id = ${accountId} and until_at is null`,
  );
};
