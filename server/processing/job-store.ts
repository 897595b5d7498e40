import type { JobCard, JobInput, JobResult, JobState, ResultVersion } from '@shuka/domain/processing';
import { balanceRule } from '@shuka/domain/processing';
import { fullNamesOf } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type JobLine = Omit<JobCard, 'crops' | 'forName'> & {
  readonly companyId: string;
  readonly requestId: string | null;
  readonly inputs: JobInput[];
  readonly version: number;
};

const columns = sql`j.id, j.company_id as "companyId", j.number, j.state, j.makes, j.request_id as "requestId", j.inputs,
  j.in_grams as "inGrams", j.out_grams as "outGrams", j.started_on::text as "startedOn",
  j.completed_on::text as "completedOn", j.version`;

type Asked = {
  readonly companyId: string;
  readonly state: JobState | null;
  readonly after: string | null;
  readonly limit: number;
};

/** One page of the jobs of a mill, the newest first. */
export const findJobs = (db: Db, { companyId, state, after, limit }: Asked): Promise<JobLine[]> =>
  rows<JobLine>(
    db,
    sql`select ${columns} from processing.job j
        where j.company_id = ${companyId} and (${state}::text is null or j.state = ${state})
          and (${after}::uuid is null or j.id < ${after}::uuid)
        order by j.id desc limit ${limit}`,
  );

export const findJob = (db: Db, companyId: string, jobId: string): Promise<JobLine | null> =>
  row<JobLine>(db, sql`select ${columns} from processing.job j where j.id = ${jobId} and j.company_id = ${companyId}`);

/** The same with its row locked, so that two who end it come one after the other. */
export const holdJob = (db: Db, companyId: string, jobId: string): Promise<JobLine | null> =>
  row<JobLine>(
    db,
    sql`select ${columns} from processing.job j where j.id = ${jobId} and j.company_id = ${companyId}
        for no key update`,
  );

type NewJob = Pick<JobLine, 'id' | 'companyId' | 'number' | 'requestId' | 'makes' | 'inputs' | 'inGrams' | 'startedOn'>;

export const insertJob = (db: Db, job: NewJob, by: string, now: Date) =>
  run(
    db,
    sql`insert into processing.job (id, company_id, number, request_id, makes, inputs, in_grams, started_on, started_by,
          started_at)
        values (${job.id}, ${job.companyId}, ${job.number}, ${job.requestId}, ${job.makes},
          ${JSON.stringify(job.inputs)}::json, ${job.inGrams}, ${job.startedOn}, ${by}, ${now})`,
  );

type NewResult = {
  readonly jobId: string;
  readonly version: number;
  readonly result: JobResult;
  readonly outGrams: number;
  readonly reason: string;
};

/** Writes one more word on how a job ended, and lets it stand. */
export const insertResult = async (
  db: Db,
  { jobId, version, result, outGrams, reason }: NewResult,
  by: string,
  now: Date,
): Promise<void> => {
  await run(
    db,
    sql`insert into processing.result (job_id, version, result, balance_version, reason, by_id, at)
        values (${jobId}, ${version}, ${JSON.stringify(result)}::json, ${balanceRule.version}, ${reason}, ${by}, ${now})`,
  );
  await run(
    db,
    sql`update processing.job set state = 'completed', version = ${version}, out_grams = ${outGrams},
          completed_on = ${result.completedOn} where id = ${jobId}`,
  );
};

/** Every word on how a job ended, the newest first. */
export const findResults = async (db: Db, jobId: string): Promise<ResultVersion[]> => {
  const found = await rows<{ version: number; result: JobResult; reason: string; byId: string; at: string }>(
    db,
    sql`select version, result, reason, by_id as "byId", ${instantText(sql`at`)} as at from processing.result
        where job_id = ${jobId} order by version desc`,
  );
  const names = await fullNamesOf(
    db,
    found.map(({ byId }) => byId),
  );
  return found.map(({ result, byId, ...said }) => ({ ...result, ...said, byName: names.get(byId) ?? '' }));
};

/** The jobs of a mill that ended in a time, with the word on each that stands. */
export const findEnded = (
  db: Db,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(JobLine & { readonly result: JobResult })[]> =>
  rows(
    db,
    sql`select ${columns}, r.result from processing.job j
          join processing.result r on r.job_id = j.id and r.version = j.version
        where j.company_id = ${companyId} and j.completed_on between ${from} and ${to}
        order by j.completed_on, j.number`,
  );
