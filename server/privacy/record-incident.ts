import { recordIncident as contract } from '@shuka/domain/privacy';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isMoment } from './is-moment.ts';
import { holdIncident, insertIncident, showIncidents } from './incident-store.ts';

export const recordIncident = handle(contract, async (draft, { db, clock, ...context }) => {
  const now = clock.now();
  if (!isMoment(draft.knownAt, now)) throw refusedField('knownAt', 'incident.knownWrong');
  await insertIncident(db, draft, viewerOf(context).accountId, now);
  const kept = await holdIncident(db, draft.id);
  const [shown] = kept === null ? [] : await showIncidents(db, [kept], now);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
