import type { CaseAnswer, CaseDraft, Passing } from '@shuka/domain/library';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A case as it is kept. */
export type HeldCase = {
  readonly id: string;
  readonly issueId: string;
  readonly keeperId: string;
  readonly farmId: string | null;
  readonly agronomistId: string;
  readonly passedBy: string;
  readonly question: string;
  readonly crops: string[];
  readonly stateCode: string | null;
  readonly lga: string | null;
  readonly photoIds: string[];
  readonly walkIds: string[];
  readonly passedAt: string;
  readonly answer: string;
  readonly pest: CaseAnswer['pest'];
  readonly controls: CaseAnswer['controls'];
  readonly answeredAt: string | null;
};

const columns = sql`id, issue_id as "issueId", keeper_id as "keeperId", farm_id as "farmId",
  agronomist_id as "agronomistId", passed_by as "passedBy", question, to_json(crops) as crops, state_code as "stateCode",
  lga, to_json(photo_ids) as "photoIds", to_json(walk_ids) as "walkIds", passed_at as "passedAt", answer, pest,
  to_json(controls) as controls, answered_at as "answeredAt"`;

export type NewCase = CaseDraft &
  Pick<HeldCase, 'keeperId' | 'farmId' | 'passedBy' | 'crops' | 'stateCode' | 'lga' | 'photoIds' | 'walkIds'>;

export const insertCase = (db: Db, one: NewCase, now: Date) =>
  run(
    db,
    sql`insert into library.passed_case (id, issue_id, keeper_id, farm_id, agronomist_id, passed_by, question, crops,
          state_code, lga, photo_ids, walk_ids, passed_at)
        values (${one.id}, ${one.issueId}, ${one.keeperId}, ${one.farmId}, ${one.agronomistId}, ${one.passedBy},
          ${one.question}, ${one.crops}::text[], ${one.stateCode}, ${one.lga}, ${one.photoIds}::uuid[],
          ${one.walkIds}::uuid[], ${now})`,
  );

/** Takes a problem back from the agronomist it waits for. */
export const takeBack = (db: Db, issueId: string, now: Date) =>
  run(
    db,
    sql`update library.passed_case set taken_back_at = ${now}
        where issue_id = ${issueId} and answered_at is null and taken_back_at is null`,
  );

/** A case that was not taken back; null where there is none. */
export const findCase = (db: Db, caseId: string): Promise<HeldCase | null> =>
  row<HeldCase>(db, sql`select ${columns} from library.passed_case where id = ${caseId} and taken_back_at is null`);

/** The same with its row locked. */
export const holdCase = (db: Db, caseId: string): Promise<HeldCase | null> =>
  row<HeldCase>(
    db,
    sql`select ${columns} from library.passed_case where id = ${caseId} and taken_back_at is null for no key update`,
  );

export const keepCaseAnswer = (db: Db, { caseId, answer, pest, controls }: CaseAnswer, now: Date) =>
  run(
    db,
    sql`update library.passed_case set answer = ${answer}, pest = ${pest}, controls = ${controls}::text[],
          answered_at = ${now}
        where id = ${caseId}`,
  );

type Asked = { readonly agronomistId: string; readonly after: string | null; readonly limit: number };

/** A page of those that wait for an agronomist, the oldest first. */
export const findWaiting = (db: Db, { agronomistId, after, limit }: Asked): Promise<HeldCase[]> =>
  rows<HeldCase>(
    db,
    sql`select ${columns} from library.passed_case
        where agronomist_id = ${agronomistId} and answered_at is null and taken_back_at is null
          and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`,
  );

/** A page of those an agronomist answered, the newest first. */
export const findAnswered = (db: Db, { agronomistId, after, limit }: Asked): Promise<HeldCase[]> =>
  rows<HeldCase>(
    db,
    sql`select ${columns} from library.passed_case
        where agronomist_id = ${agronomistId} and answered_at is not null
          and (${after}::uuid is null or id < ${after}::uuid) order by id desc limit ${limit}`,
  );

const mostPassings = 20;

/** To whom a problem was passed, the last first. */
export const findPassings = (
  db: Db,
  issueId: string,
): Promise<(Omit<Passing, 'agronomistName'> & { readonly agronomistId: string })[]> =>
  rows(
    db,
    sql`select id, agronomist_id as "agronomistId", question, passed_at as "passedAt", taken_back_at as "takenBackAt",
          answered_at as "answeredAt"
        from library.passed_case where issue_id = ${issueId} order by id desc limit ${mostPassings}`,
  );
