import type { LandPaper, PlotLand } from '@shuka/domain/traceability';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Files of papers on land end so, and no other slice's do: whoever drops a picture of its own never drops one of these. */
export const landExtension = 'land';

type Kept = LandPaper & { readonly plotId: string; readonly fileKey: string };

const columns = sql`p.id, p.plot_id as "plotId", p.kind, p.file_key as "fileKey", p.added_at as "addedAt"`;

/** The papers of these plots, and the last word on whether others see them; a plot without either says no. */
export const findLand = async (db: Db, plotIds: readonly string[]): Promise<ReadonlyMap<string, PlotLand>> => {
  const papers = await rows<Kept>(
    db,
    sql`select ${columns} from traceability.land_paper p where p.plot_id = any(${plotIds}::uuid[]) order by p.id`,
  );
  const words = await rows<{ plotId: string; isShown: boolean }>(
    db,
    sql`select distinct on (plot_id) plot_id as "plotId", is_shown as "isShown" from traceability.plot_word
        where plot_id = any(${plotIds}::uuid[]) order by plot_id, id desc`,
  );
  const shown = new Set(words.filter(({ isShown }) => isShown).map(({ plotId }) => plotId));
  return new Map(
    plotIds.map((plotId) => {
      const own = papers.filter((paper) => paper.plotId === plotId);
      return [
        plotId,
        { isShown: shown.has(plotId), papers: own.map(({ id, kind, addedAt }) => ({ id, kind, addedAt })) },
      ];
    }),
  );
};

export const noLand: PlotLand = { isShown: false, papers: [] };

export const findLandPaper = (db: Db, paperId: string): Promise<Kept | null> =>
  row<Kept>(db, sql`select ${columns} from traceability.land_paper p where p.id = ${paperId}`);

type NewPaper = Omit<Kept, 'addedAt'> & { readonly addedBy: string };

/** Nothing happens where the same photo came before. */
export const insertLandPaper = (db: Db, one: NewPaper, now: Date) =>
  run(
    db,
    sql`insert into traceability.land_paper (id, plot_id, kind, file_key, added_by, added_at)
        values (${one.id}, ${one.plotId}, ${one.kind}, ${one.fileKey}, ${one.addedBy}, ${now}) on conflict (id) do nothing`,
  );

export const removePaper = (db: Db, paperId: string) =>
  run(db, sql`delete from traceability.land_paper where id = ${paperId}`);

export const isLandPaper = async (db: Db, fileKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from traceability.land_paper where file_key = ${fileKey} limit 1`)) !== null;

export const insertPlotWord = (db: Db, plotId: string, isShown: boolean, by: string, now: Date) =>
  run(
    db,
    sql`insert into traceability.plot_word (plot_id, is_shown, by_id, at) values (${plotId}, ${isShown}, ${by}, ${now})`,
  );

/** The files of papers on the land of these plots. */
export const findLandFiles = async (db: Db, plotIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ fileKey: string }>(
      db,
      sql`select distinct file_key as "fileKey" from traceability.land_paper where plot_id = any(${plotIds}::uuid[])`,
    )
  ).map(({ fileKey }) => fileKey);

export const forgetLandPapers = (db: Db, plotIds: readonly string[]) =>
  run(db, sql`delete from traceability.land_paper where plot_id = any(${plotIds}::uuid[])`);
