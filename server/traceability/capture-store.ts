import type { CaptureJob } from '@shuka/domain/traceability';
import { rows, sql, type Db } from '#kit/db.ts';
import type { Refused } from './take-in.ts';

const columns = sql`id as "captureID", began_at as "createdAt", finished_at as "finishedAt", is_whole as success,
  error_behaviour as "captureErrorBehaviour", told, kept, errors`;

type Row = Omit<CaptureJob, 'running' | 'errors'> & { readonly errors: readonly Refused[] };

/** A refusal as a capture job tells it. */
const jobOf = ({ errors, ...job }: Row): CaptureJob => ({
  ...job,
  running: false,
  errors: errors.map(({ place, about, why }) => ({
    type: 'epcisException:ValidationException',
    title: why,
    status: 400,
    instance: `/epcisBody/eventList/${place}`,
    about,
    code: why,
  })),
});

type NewCapture = {
  readonly id: string;
  readonly companyId: string;
  readonly keyId: string;
  readonly behaviour: 'rollback' | 'proceed';
  readonly told: number;
  readonly kept: number;
  readonly refused: readonly Refused[];
  readonly beganAt: Date;
  readonly now: Date;
};

/** More than this is not kept of what was refused: it is most often one fault. */
const mostErrors = 200;

export const insertCapture = async (db: Db, one: NewCapture): Promise<CaptureJob> => {
  const [made] = await rows<Row>(
    db,
    sql`insert into traceability.capture (id, company_id, key_id, began_at, finished_at, is_whole, error_behaviour, told,
          kept, errors)
        values (${one.id}, ${one.companyId}, ${one.keyId}, ${one.beganAt}, ${one.now}, ${one.refused.length === 0},
          ${one.behaviour}, ${one.told}, ${one.kept}, ${JSON.stringify(one.refused.slice(0, mostErrors))}::json)
        returning ${columns}`,
  );
  if (made === undefined) throw new Error('A capture was not written.');
  return jobOf(made);
};

/** One page of what a company sent, the newest first. */
export const findCaptures = async (
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<CaptureJob[]> =>
  (
    await rows<Row>(
      db,
      sql`select ${columns} from traceability.capture
          where company_id = ${companyId} and (${after}::uuid is null or id < ${after}::uuid)
          order by id desc limit ${limit}`,
    )
  ).map(jobOf);

export const findCapture = async (db: Db, companyId: string, captureId: string): Promise<CaptureJob | null> => {
  const [found] = await rows<Row>(
    db,
    sql`select ${columns} from traceability.capture where id = ${captureId} and company_id = ${companyId}`,
  );
  return found === undefined ? null : jobOf(found);
};
