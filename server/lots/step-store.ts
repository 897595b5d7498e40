import type { LotStep } from '@shuka/domain/lots';
import { row, run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", kind, happened_on::text as "happenedOn", origin, takes, gives, gone,
  moved, takes_back as "takesBack", note, created_at as "createdAt", recorded_by as "by"`;

/** A step of one keeper, and whether it was taken back; null when they have none of that id. */
export const findStep = async (
  db: Db,
  stepId: string,
  keeperId: string,
): Promise<{ step: LotStep; isTakenBack: boolean } | null> => {
  const found = await row<LotStep & { isTakenBack: boolean }>(
    db,
    sql`select ${columns}, exists (select 1 from lots.step b where b.takes_back = s.id) as "isTakenBack"
        from lots.step s where id = ${stepId} and keeper_id = ${keeperId}`,
  );
  if (found === null) return null;
  const { isTakenBack, ...step } = found;
  return { step, isTakenBack };
};

/** As JSON that keeps the order of its fields; nothing stays nothing. */
const json = (value: object | null): Query => sql`${value === null ? null : JSON.stringify(value)}::json`;

export type Mass = { readonly inGrams: number; readonly goneGrams: number };

export const insertStep = (db: Db, step: LotStep, { inGrams, goneGrams }: Mass) =>
  run(
    db,
    sql`insert into lots.step (id, keeper_id, kind, happened_on, harvest_id, origin, takes, gives, gone, moved,
          takes_back, in_grams, gone_grams, note, recorded_by, created_at)
        values (${step.id}, ${step.keeperId}, ${step.kind}, ${step.happenedOn}, ${step.origin?.harvestId ?? null},
          ${json(step.origin)}, ${json(step.takes)}, ${json(step.gives)}, ${json(step.gone)}, ${json(step.moved)},
          ${step.takesBack}, ${inGrams}, ${goneGrams}, ${step.note}, ${step.by}, ${step.createdAt})`,
  );

export type Line = { readonly lotId: string; readonly grams: number };

/** What a step does to lots: the database adds it to what is left of each. */
export const insertLines = (db: Db, stepId: string, lines: readonly Line[]) =>
  run(
    db,
    sql`insert into lots.line (step_id, lot_id, grams)
        select ${stepId}, lot_id, grams
        from unnest(${lines.map(({ lotId }) => lotId)}::uuid[], ${lines.map(({ grams }) => grams)}::bigint[])
          as line (lot_id, grams)`,
  );

export type TracedStep = LotStep & {
  /** Whether it stands for what somebody received, who tells of it. */
  readonly isHanded: boolean;
  /** What each lot it touches is, by its id. */
  readonly lots: Readonly<Record<string, { readonly crop: string; readonly plotId: string | null }>>;
};

/** A step by its id alone, for the story of its lots; null where there is none. */
export const findTracedStep = (db: Db, stepId: string): Promise<TracedStep | null> =>
  row<TracedStep>(
    db,
    sql`select ${columns}, exists (select 1 from lots.handed h where h.step_id = s.id) as "isHanded",
          (select coalesce(json_object_agg(l.id, json_build_object('crop', l.crop, 'plotId', l.plot_id)), '{}'::json)
            from lots.line n join lots.lot l on l.id = n.lot_id where n.step_id = s.id) as lots
        from lots.step s where s.id = ${stepId}`,
  );
