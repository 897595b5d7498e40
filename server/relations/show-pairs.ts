import type { LikeFarmer, LikenessRow } from '@shuka/domain/relations';
import { findFactsOfFarmers, findNames, fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findWords } from './likeness-words.ts';
import type { Pair } from './likeness-store.ts';
import { findCare } from './store.ts';

/** Farmers as managers see them who do not look after them, by account. @param viewerId whose farmers are marked as theirs. */
export const findLikeFarmers = async (
  db: Db,
  farmerIds: readonly string[],
  viewerId: string,
): Promise<ReadonlyMap<string, LikeFarmer>> => {
  const ids = [...new Set(farmerIds)];
  const places = new Map((await findFactsOfFarmers(db, ids)).map((facts) => [facts.id, facts]));
  const managerOf = new Map((await findCare(db, ids)).map(({ farmerId, managerId }) => [farmerId, managerId]));
  const managers = await fullNamesOf(db, [...managerOf.values()]);
  const named = await findNames(db, ids);
  return new Map(
    named.map(({ accountId: farmerId, firstName, lastName }) => {
      const { village = '', lga = '' } = places.get(farmerId) ?? {};
      const managerId = managerOf.get(farmerId);
      const managerName = managerId === undefined ? null : (managers.get(managerId) ?? null);
      return [farmerId, { farmerId, firstName, lastName, village, lga, managerName, isMine: managerId === viewerId }];
    }),
  );
};

/** Pairs with who they are and what was said of them. */
export const showPairs = async (db: Db, pairs: readonly Pair[], viewerId: string): Promise<LikenessRow[]> => {
  const farmers = await findLikeFarmers(
    db,
    pairs.flatMap(({ lowId, highId }) => [lowId, highId]),
    viewerId,
  );
  const said = await findWords(
    db,
    pairs.map(({ id }) => id),
  );
  const names = await fullNamesOf(
    db,
    said.map(({ saidBy }) => saidBy),
  );
  return pairs.map(({ id: likenessId, lowId, highId, ...pair }) => ({
    likenessId,
    ...pair,
    farmers: [lowId, highId].flatMap((farmerId) => farmers.get(farmerId) ?? []),
    words: said
      .filter((word) => word.likenessId === likenessId)
      .map(({ says, staysId, reason, saidBy, at }) => {
        return { says, staysId, reason, byName: names.get(saidBy) ?? '', at };
      }),
  }));
};
