import { pestOf } from '#advisory';
import type { Issue } from '#extension';
import { Problem, refusedField } from '#kit/problem.ts';
import { caseKinds, type CaseAnswer, type CaseDraft } from './case-model.ts';

/** Whether a problem is one that an agronomist may be asked about. */
export const isForAgronomists = ({ kind, state }: Pick<Issue, 'kind' | 'state'>): boolean =>
  state === 'open' && caseKinds.some((one) => one === kind);

/**
 * Demands that a problem may be passed on, by this manager.
 * @throws Problem `not-a-case` for one that is over or about something else, `invalid` beside `agronomistId` for oneself.
 */
export const demandPassing = (issue: Pick<Issue, 'kind' | 'state'>, { agronomistId }: CaseDraft, by: string): void => {
  if (!isForAgronomists(issue)) throw new Problem('not-a-case');
  if (agronomistId === by) throw refusedField('agronomistId', 'library.notYourself');
};

/**
 * Demands that a case still waits, and that the measures are of the card of the pest.
 * @throws Problem `case-answered`, `invalid` beside `controls`.
 */
export const demandAnswering = (held: { readonly answeredAt: string | null }, answer: CaseAnswer): void => {
  if (held.answeredAt !== null) throw new Problem('case-answered');
  const ofCard = answer.pest === null ? [] : (pestOf(answer.pest)?.controls ?? []);
  if (!answer.controls.every((key) => ofCard.includes(key))) throw refusedField('controls', 'library.controlWrong');
};
