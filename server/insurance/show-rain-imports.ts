import type { RainImport } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { namesOf } from './names-of.ts';
import { holdRainImport, type RainImportRow } from './rain-import-store.ts';

/** Lists of official rain with the names of who brought them in and who decided. */
export const showRainImports = async (db: Db, imports: readonly RainImportRow[]): Promise<RainImport[]> => {
  const nameOf = await namesOf(
    db,
    imports.flatMap(({ importedBy, decidedBy }) => [importedBy, decidedBy]),
  );
  return imports.map(({ decidedBy, ...one }) => ({
    ...one,
    importedByName: nameOf(one.importedBy),
    decidedByName: nameOf(decidedBy),
  }));
};

/** One of them, held. @throws Problem `not-found`. */
export const showRainImport = async (db: Db, importId: string): Promise<RainImport> => {
  const held = await holdRainImport(db, importId);
  const [shown] = held === null ? [] : await showRainImports(db, [held]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
