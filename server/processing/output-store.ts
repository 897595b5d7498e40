import type { JobResult } from '@shuka/domain/processing';
import { rows, run, sql, type Db } from '#kit/db.ts';

type Left = { readonly name: string; readonly grams: number; readonly leftGrams: number };

/** What came out of a job and is not packed, in the order of its names. */
export const findLeft = (db: Db, jobId: string): Promise<Left[]> =>
  rows<Left>(
    db,
    sql`select name, grams, grams - packed_grams as "leftGrams" from processing.output
        where job_id = ${jobId} order by grams desc, name`,
  );

/**
 * Says what came out of a job, in place of what was said before. What was packed of it stays packed.
 * @returns false where more was packed of a part than there is by this word; nothing is said then.
 */
export const sayOutputs = async (
  db: Db,
  jobId: string,
  { outputs, byProducts }: Pick<JobResult, 'outputs' | 'byProducts'>,
): Promise<boolean> => {
  const parts = [...outputs, ...byProducts];
  const packed = await rows<{ name: string; grams: number }>(
    db,
    sql`select name, packed_grams as grams from processing.output where job_id = ${jobId} order by name for update`,
  );
  const now = new Map(parts.map(({ name, grams }) => [name, grams]));
  if (packed.some(({ name, grams }) => grams > (now.get(name) ?? 0))) return false;
  await run(
    db,
    sql`delete from processing.output where job_id = ${jobId} and not (name = any(${parts.map(({ name }) => name)}))`,
  );
  for (const { name, grams } of parts)
    await run(
      db,
      sql`insert into processing.output (job_id, name, grams) values (${jobId}, ${name}, ${grams})
          on conflict (job_id, name) do update set grams = ${grams}`,
    );
  return true;
};

/** Packs so much of a part. False where less is left, however many ask at once. */
export const takeOutput = async (db: Db, jobId: string, name: string, grams: number): Promise<boolean> =>
  (await run(
    db,
    sql`update processing.output set packed_grams = packed_grams + ${grams}
        where job_id = ${jobId} and name = ${name} and grams - packed_grams >= ${grams}`,
  )) === 1;
