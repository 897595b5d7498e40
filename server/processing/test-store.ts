import { limitsVersion, type QualityTest } from '@shuka/domain/processing';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

type Line = QualityTest & { readonly jobId: string };

const columns = sql`id, kind, subject, value, tested_on::text as "testedOn", tested_by as "testedBy", verdict, limits,
  ${instantText(sql`at`)} as at`;

/** The tests of these jobs, the newest first, each with its job. */
export const findTests = (db: Db, jobIds: readonly string[]): Promise<Line[]> =>
  rows<Line>(
    db,
    sql`select ${columns}, job_id as "jobId" from processing.test
        where job_id = any(${jobIds}::uuid[]) order by id desc`,
  );

export const testsOf = (db: Db, jobId: string): Promise<QualityTest[]> =>
  rows<QualityTest>(db, sql`select ${columns} from processing.test where job_id = ${jobId} order by id desc`);

type NewTest = Omit<Line, 'at'>;

export const insertTest = (db: Db, test: NewTest, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.test (id, job_id, kind, subject, value, tested_on, tested_by, verdict, limits,
          limits_version, by_id, at)
        values (${test.id}, ${test.jobId}, ${test.kind}, ${test.subject}, ${test.value}, ${test.testedOn},
          ${test.testedBy}, ${test.verdict}, ${JSON.stringify(test.limits)}::json, ${limitsVersion}, ${by}, ${now})`,
  );
