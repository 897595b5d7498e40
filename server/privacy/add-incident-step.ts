import { addIncidentStep as contract } from '@shuka/domain/privacy';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isMoment } from './is-moment.ts';
import { holdIncident, insertIncidentStep, showIncidents } from './incident-store.ts';

export const addIncidentStep = handle(contract, async (step, { db, clock, ...context }) => {
  const now = clock.now();
  const kept = await holdIncident(db, step.incidentId);
  const [before] = kept === null ? [] : await showIncidents(db, [kept], now);
  if (kept === null || before === undefined) throw new Problem('not-found');
  if (!isMoment(step.happenedAt, now)) throw refusedField('happenedAt', 'incident.happenedWrong');
  if (before.isClosed) throw new Problem('incident-closed');
  // Closed means answered for: one with a risk is not, before the Commission knows.
  const isUntold = before.clock === 'running' || before.clock === 'over';
  if (step.kind === 'closed' && isUntold) throw new Problem('commission-untold');
  await insertIncidentStep(db, step, viewerOf(context).accountId, now);
  const [shown] = await showIncidents(db, [kept], now);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
