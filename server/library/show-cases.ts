import type { PassedCase } from '@shuka/domain/library';
import { fullNamesOf } from '#accounts';
import { findWalks } from '#advisory';
import { findTold } from '#extension';
import type { Db } from '#kit/db.ts';
import type { HeldCase } from './case-store.ts';

/** Cases as their agronomist sees them: whose they are stays behind. */
export const showCases = async (db: Db, held: readonly HeldCase[]): Promise<PassedCase[]> => {
  if (held.length === 0) return [];
  const told = await findTold(
    db,
    held.map(({ issueId }) => issueId),
  );
  const walks = await findWalks(
    db,
    held.flatMap(({ walkIds }) => walkIds),
  );
  const names = await fullNamesOf(
    db,
    held.map(({ passedBy }) => passedBy),
  );
  return held.map(({ issueId, keeperId: _keeper, farmId: _farm, agronomistId: _to, passedBy, walkIds, ...one }) => {
    const { kind, description } = told.find(({ id }) => id === issueId) ?? { kind: 'pests', description: '' };
    return {
      ...one,
      kind,
      description,
      managerName: names.get(passedBy) ?? '-',
      walks: walks.filter(({ id }) => walkIds.includes(id)).map(({ photoIds: _photos, ...walk }) => walk),
    };
  });
};
