import { listRetention as contract, retentionRules } from '@shuka/domain/privacy';
import { handle } from '#kit/route.ts';
import { findRetentionRuns } from './retention-store.ts';

export const listRetention = handle(contract, async (_input, { db }) => {
  const ran = await findRetentionRuns(db);
  const items = retentionRules.map((rule) => ({ ...rule, ...(ran.get(rule.name) ?? { ranAt: null, runs: 0 }) }));
  return { items };
});
