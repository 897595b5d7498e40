import type { FigureStep, StepFigure } from '@shuka/domain/traceability';
import { rows, run, sql, type Db } from '#kit/db.ts';

export type NewFigure = {
  readonly eventId: string;
  readonly companyId: string;
  readonly step: FigureStep;
  readonly at: string;
  readonly inGrams: number;
  readonly outGrams: number;
  readonly lostGrams: number;
  readonly minutes: number | null;
};

export const insertFigures = (db: Db, figures: readonly NewFigure[]) => {
  const of = <Value>(pick: (one: NewFigure) => Value): Value[] => figures.map(pick);
  return run(
    db,
    sql`insert into traceability.figure (event_id, company_id, step, at, in_grams, out_grams, lost_grams, minutes)
        select * from unnest(${of((one) => one.eventId)}::uuid[], ${of((one) => one.companyId)}::uuid[],
          ${of((one) => one.step)}::text[], ${of((one) => one.at)}::timestamptz[], ${of((one) => one.inGrams)}::bigint[],
          ${of((one) => one.outGrams)}::bigint[], ${of((one) => one.lostGrams)}::bigint[], ${of((one) => one.minutes)}::integer[])`,
  );
};

/** What an event that was declared wrong came to counts no more. */
export const removeFigures = (db: Db, eventIds: readonly string[]) =>
  run(db, sql`delete from traceability.figure where event_id = any(${eventIds}::uuid[])`);

type Span = { readonly from: Date; readonly to: Date };

/** What the steps of companies in a time came to; by their index alone. */
export const findStepFigures = (db: Db, companyIds: readonly string[], { from, to }: Span): Promise<StepFigure[]> =>
  rows<StepFigure>(
    db,
    sql`select step, count(*) as count, sum(in_grams)::bigint as "inGrams", sum(out_grams)::bigint as "outGrams",
          sum(lost_grams)::bigint as "lostGrams", count(minutes) as timed,
          round(percentile_cont(0.5) within group (order by minutes))::integer as "middleMinutes"
        from traceability.figure where company_id = any(${companyIds}::uuid[]) and at >= ${from} and at < ${to}
        group by step`,
  );

/** What came out of processing and packing in a time, the newest first. */
export const findOutputs = async (
  db: Db,
  companyIds: readonly string[],
  { from, to }: Span,
  limit: number,
): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select distinct m.thing_id as id from (
            select event_id from traceability.figure
            where company_id = any(${companyIds}::uuid[]) and at >= ${from} and at < ${to} and step in ('processing', 'packing')
            order by at desc limit ${limit}) f
          join traceability.event_thing m on m.event_id = f.event_id and m.part = 'made'
          join traceability.thing t on t.id = m.thing_id and t.kind <> 'process' limit ${limit}`,
    )
  ).map(({ id }) => id);

export type AncestryEdge = { readonly from: number; readonly to: number };

/** All edges of the ancestry of some things, at most `limit`; by the index of edges alone. */
export const findAncestry = (db: Db, numbers: readonly number[], limit: number): Promise<AncestryEdge[]> =>
  rows<AncestryEdge>(
    db,
    sql`with recursive reached (id) as (select unnest(${numbers}::bigint[]) union
          select e.from_id from reached r join traceability.edge e on e.to_id = r.id)
        select distinct e.from_id as "from", e.to_id as "to" from reached r
          join traceability.edge e on e.to_id = r.id limit ${limit}`,
  );

export const findAddresses = (db: Db, numbers: readonly number[]): Promise<{ number: number; thing: string }[]> =>
  rows(db, sql`select id as number, uri as thing from traceability.thing where id = any(${numbers}::bigint[])`);
