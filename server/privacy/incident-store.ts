import { clockOf, tellByOf, type Incident, type IncidentDraft, type IncidentStepKind } from '@shuka/domain/privacy';
import { fullNamesOf } from '#accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type StoredIncident = Omit<Incident, 'tellBy' | 'clock' | 'isClosed' | 'steps'>;

type StoredStep = {
  readonly id: string;
  readonly incidentId: string;
  readonly kind: IncidentStepKind;
  readonly words: string;
  readonly happenedAt: string;
  readonly recordedBy: string;
};

const columns = sql`i.id, i.title, i.what, i.data_kinds as "dataKinds", i.people_many as "peopleMany", i.risk,
  i.known_at as "knownAt", i.recorded_at as "recordedAt"`;

export const insertIncident = (db: Db, draft: IncidentDraft, by: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into privacy.incident (id, title, what, data_kinds, people_many, risk, known_at, recorded_by, recorded_at)
        values (${draft.id}, ${draft.title}, ${draft.what}, ${draft.dataKinds}, ${draft.peopleMany}, ${draft.risk},
          ${draft.knownAt}, ${by}, ${now})`,
  );

export const holdIncident = (db: Db, incidentId: string): Promise<StoredIncident | null> =>
  row<StoredIncident>(db, sql`select ${columns} from privacy.incident i where i.id = ${incidentId} for update`);

type Page = { readonly after: readonly string[] | null; readonly limit: number };

export const findIncidents = (db: Db, { after, limit }: Page): Promise<StoredIncident[]> =>
  rows<StoredIncident>(
    db,
    sql`select ${columns} from privacy.incident i
        where ${after === null ? sql`true` : sql`(i.known_at, i.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
        order by i.known_at desc, i.id desc limit ${limit}`,
  );

export type NewStep = Omit<StoredStep, 'recordedBy'>;

export const insertIncidentStep = (db: Db, step: NewStep, by: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into privacy.incident_step (id, incident_id, kind, words, happened_at, recorded_by, recorded_at)
        values (${step.id}, ${step.incidentId}, ${step.kind}, ${step.words}, ${step.happenedAt}, ${by}, ${now})`,
  );

const findSteps = (db: Db, incidentIds: readonly string[]): Promise<StoredStep[]> =>
  rows<StoredStep>(
    db,
    sql`select id, incident_id as "incidentId", kind, words, happened_at as "happenedAt", recorded_by as "recordedBy"
        from privacy.incident_step where incident_id = any(${incidentIds}::uuid[]) order by happened_at, id`,
  );

/** Incidents with their steps, and how the clock of each stands now. */
export const showIncidents = async (db: Db, found: readonly StoredIncident[], now: Date): Promise<Incident[]> => {
  const steps = await findSteps(
    db,
    found.map(({ id }) => id),
  );
  const names = await fullNamesOf(
    db,
    steps.map(({ recordedBy }) => recordedBy),
  );
  return found.map((one) => {
    const own = steps.filter(({ incidentId }) => incidentId === one.id);
    const told = own.find(({ kind }) => kind === 'commission-told')?.happenedAt;
    const knownAt = new Date(one.knownAt);
    return {
      ...one,
      tellBy: tellByOf(knownAt).toISOString(),
      clock: clockOf(one.risk, knownAt, told === undefined ? null : new Date(told), now),
      isClosed: own.some(({ kind }) => kind === 'closed'),
      steps: own.map(({ id, kind, words, happenedAt, recordedBy }) => ({
        id,
        kind,
        words,
        happenedAt,
        byName: names.get(recordedBy) ?? '-',
      })),
    };
  });
};

/** Incidents the Commission is to be told of before this moment, and nobody told it. */
export const findUntold = (db: Db, knownBefore: Date): Promise<StoredIncident[]> =>
  rows<StoredIncident>(
    db,
    sql`select ${columns} from privacy.incident i
        where i.risk <> 'none' and i.known_at <= ${knownBefore} and not exists (
          select 1 from privacy.incident_step s where s.incident_id = i.id and s.kind in ('commission-told', 'closed'))
        order by i.known_at limit 50`,
  );
