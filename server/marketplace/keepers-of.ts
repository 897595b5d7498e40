import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findFarmersOf } from '#relations';
import type { Db } from '#kit/db.ts';

/** Whose lots somebody may answer with: their own, and those of the farmers in their care. */
export const keepersOf = async (db: Db, { accountId, roles }: Viewer): Promise<string[]> => [
  ...(roles.includes('farmer') ? [accountId] : []),
  ...(roles.includes('extension-manager') ? await findFarmersOf(db, accountId) : []),
];
