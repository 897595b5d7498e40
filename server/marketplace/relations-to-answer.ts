import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { findAssigned, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findAnswer, findAnswerLots } from './answer-store.ts';

/**
 * How somebody stands to a bargain: those who answered, or keep its one farmer's lots, own it; whoever else has lots in it,
 * or looks after who does, reads; the buyer's people stand to it as to their company.
 */
export const relationsToAnswer: RelationsTo = async (db, viewer, answerId) => {
  const answer = await findAnswer(db, answerId);
  if (answer === null) return null;
  const { accountId, roles } = viewer;
  const keeperIds = [...new Set((await findAnswerLots(db, answerId)).map(({ keeperId }) => keeperId))];
  const held: Relation[] = [...((await relationsToCompany(db, viewer, answer.companyId)) ?? [])].filter(
    // The owner of a company owns no bargain of its farmers.
    (relation) => relation !== 'own',
  );
  if (keeperIds.includes(accountId)) held.push('counterparty');
  if (keeperIds.length === 1 && keeperIds[0] === accountId) held.push('own');
  if (!roles.includes('extension-manager')) return held;
  const assigned = await findAssigned(db, accountId, keeperIds);
  if (assigned.size > 0) held.push('counterparty');
  if (assigned.size === keeperIds.length || (assigned.size > 0 && answer.byId === accountId)) held.push('assigned');
  return held;
};
