import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';

/** People's names by their ids; '' for nobody. */
export const namesOf = async (
  db: Db,
  accountIds: readonly (string | null)[],
): Promise<(id: string | null) => string> => {
  const wanted = [...new Set(accountIds.flatMap((one) => one ?? []))];
  const names = new Map(
    (await findNames(db, wanted)).map((one) => [one.accountId, `${one.firstName} ${one.lastName}`]),
  );
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
};
