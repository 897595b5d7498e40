import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';

/** People's names by their ids; '' for nobody. */
export const namesOf = async (
  db: Db,
  accountIds: readonly (string | null)[],
): Promise<(id: string | null) => string> => {
  const names = await fullNamesOf(db, accountIds);
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
};
