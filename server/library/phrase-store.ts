import type { PhraseLanguage, PhraseRoom, PhraseVerdict, Standing } from '@shuka/domain/library';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

export type PhraseStanding = Standing & {
  readonly room: PhraseRoom;
  readonly key: string;
  readonly verdictId: string;
};

const standingColumns = sql`room, key, verdict_id as "verdictId", digest, said_digest as "saidDigest", state`;

/** The last word on each text of a language that anybody said one on: at most as many rows as there are texts. */
export const findStandings = (db: Db, language: PhraseLanguage): Promise<PhraseStanding[]> =>
  rows<PhraseStanding>(db, sql`select ${standingColumns} from library.phrase_standing where language = ${language}`);

/** Holds the last word on a text until the commit, or the place where the first will stand. */
export const holdStanding = async (
  db: Db,
  language: PhraseLanguage,
  room: PhraseRoom,
  key: string,
): Promise<PhraseStanding | null> => {
  await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`phrase ${language} ${room} ${key}`}, 0))`);
  return row<PhraseStanding>(
    db,
    sql`select ${standingColumns} from library.phrase_standing
        where language = ${language} and room = ${room} and key = ${key}`,
  );
};

export type StoredVerdict = Omit<PhraseVerdict, 'byName' | 'settledByName' | 'holds'> & {
  readonly language: PhraseLanguage;
  readonly room: PhraseRoom;
  readonly key: string;
  readonly digest: string;
  readonly byId: string;
  readonly settledBy: string | null;
};

const verdicts = (where: Query): Query =>
  sql`select v.id, v.language, v.room, v.key, v.kind, v.digest, v.said as text, v.reason, v.by_id as "byId",
        ${instantText(sql`v.at`)} as at, a.is_agreed as "isAgreed", coalesce(a.note, '') as note, a.by_id as "settledBy",
        ${instantText(sql`a.at`)} as "settledAt"
      from library.phrase_verdict v left join library.phrase_answer a on a.verdict_id = v.id where ${where}`;

export const findVerdicts = (db: Db, ids: readonly string[]): Promise<StoredVerdict[]> =>
  ids.length === 0 ? Promise.resolve([]) : rows<StoredVerdict>(db, verdicts(sql`v.id = any(${ids}::uuid[])`));

type OfPhrase = { readonly language: PhraseLanguage; readonly room: PhraseRoom; readonly key: string };

/** All that was said of a text, the newest first. @param before the moment and id of the last one that was seen. */
export const findVerdictsOf = (
  db: Db,
  { language, room, key }: OfPhrase,
  [at, id]: readonly [string, string],
  limit: number,
): Promise<StoredVerdict[]> =>
  rows<StoredVerdict>(
    db,
    sql`${verdicts(sql`v.language = ${language} and v.room = ${room} and v.key = ${key}
          and (v.at, v.id) < (${at}::timestamptz, ${id}::uuid)`)}
        order by v.at desc, v.id desc limit ${limit}`,
  );

type NewVerdict = OfPhrase & {
  readonly id: string;
  readonly kind: 'right' | 'better';
  readonly digest: string;
  readonly saidDigest: string;
  readonly english: string;
  readonly stood: string;
  readonly said: string;
  readonly reason: string;
  readonly byId: string;
};

/** Keeps a word on a text, and that it is the last one. */
export const insertVerdict = async (db: Db, one: NewVerdict, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into library.phrase_verdict (id, language, room, key, kind, digest, english, stood, said, reason, by_id, at)
        values (${one.id}, ${one.language}, ${one.room}, ${one.key}, ${one.kind}, ${one.digest}, ${one.english},
          ${one.stood}, ${one.said}, ${one.reason}, ${one.byId}, ${now})`,
  );
  await run(
    db,
    sql`insert into library.phrase_standing (language, room, key, verdict_id, digest, said_digest, state)
        values (${one.language}, ${one.room}, ${one.key}, ${one.id}, ${one.digest}, ${one.saidDigest}, 'asked')
        on conflict (language, room, key) do update
          set verdict_id = excluded.verdict_id, digest = excluded.digest, said_digest = excluded.said_digest,
            state = excluded.state`,
  );
};

type NewAnswer = {
  readonly verdictId: string;
  readonly isAgreed: boolean;
  readonly note: string;
  readonly byId: string;
};

/** Keeps what a second speaker said to a word. */
export const insertAnswer = async (db: Db, { verdictId, isAgreed, note, byId }: NewAnswer, now: Date) => {
  await run(
    db,
    sql`insert into library.phrase_answer (verdict_id, is_agreed, note, by_id, at)
        values (${verdictId}, ${isAgreed}, ${note}, ${byId}, ${now})`,
  );
  await run(
    db,
    sql`update library.phrase_standing set state = ${isAgreed ? 'agreed' : 'refused'} where verdict_id = ${verdictId}`,
  );
};
