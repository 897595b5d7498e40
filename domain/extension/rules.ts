import { addDays, dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Issue, IssueAnswer, IssueDraft } from './issue-model.ts';
import type { RequestAnswer, Visit, VisitDraft, VisitRequest, VisitRequestDraft } from './model.ts';

/** So many requests or issues of one farmer may be open at once: past it nobody reads them any more. */
export const mostOpen = 50;

const demandRoom = (openAlready: number): void => {
  if (openAlready >= mostOpen) throw new Problem('too-many-open');
};

type Manager = { readonly managerId: string; readonly managerName: string };

/**
 * The visit a draft becomes.
 * @throws Problem `invalid` beside `visitedOn` for a day after tomorrow: a phone's clock may be a day ahead, not more.
 */
export const newVisit = (draft: VisitDraft, { managerId, managerName }: Manager, now: Date): Visit => {
  if (draft.visitedOn > addDays(dayOf(now), 1)) throw refusedField('visitedOn', 'extension.visitFuture');
  const { id, keeperId, farmId, visitedOn, purpose, advice, corrects, form } = draft;
  const unrated = { rating: null, ratingNote: '' };
  return {
    id,
    keeperId,
    managerId,
    managerName,
    farmId,
    visitedOn,
    purpose,
    advice,
    ...unrated,
    corrects,
    createdAt: now.toISOString(),
    form,
    seen: null,
    isConfirmed: false,
  };
};

/** The visit once the farmer said whether it took place. */
export const answeredVisit = (visit: Visit, tookPlace: boolean): Visit => ({
  ...visit,
  isConfirmed: tookPlace || visit.seen?.code === 'right',
});

/** The visits that stand: not those another took the place of. */
export const standingVisits = (visits: readonly Visit[]): Visit[] => {
  const corrected = new Set(visits.map(({ corrects }) => corrects));
  return visits.filter(({ id }) => !corrected.has(id));
};

/** @throws Problem `too-many-open` past `mostOpen`. */
export const newRequest = (
  draft: VisitRequestDraft,
  keeperId: string,
  openAlready: number,
  now: Date,
): VisitRequest => {
  demandRoom(openAlready);
  const unanswered = { state: 'asked' as const, plannedOn: null, answer: '' };
  return {
    id: draft.id,
    keeperId,
    wantedOn: draft.wantedOn,
    reason: draft.reason,
    ...unanswered,
    createdAt: now.toISOString(),
  };
};

/**
 * A request with a manager's answer. One whose visit was made stays so, whatever an older phone says.
 * @throws Problem `invalid` beside `plannedOn` when a plan has no day, beside `answer` when a refusal has no reason.
 */
export const answeredRequest = (request: VisitRequest, { state, plannedOn, answer }: RequestAnswer): VisitRequest => {
  if (state === 'planned' && plannedOn === null) throw refusedField('plannedOn', 'extension.plannedOnRequired');
  if (state === 'declined' && answer === '') throw refusedField('answer', 'extension.whyNotRequired');
  if (request.state === 'done') return request;
  return { ...request, state, plannedOn: state === 'planned' ? plannedOn : request.plannedOn, answer };
};

/** @throws Problem `too-many-open` past `mostOpen`. */
export const newIssue = (draft: IssueDraft, openAlready: number, now: Date): Issue => {
  demandRoom(openAlready);
  return { ...draft, state: 'open', answer: '', openedAt: now.toISOString(), closedAt: null };
};

const closed = (issue: Issue, now: Date): Issue =>
  issue.state === 'closed' ? issue : { ...issue, state: 'closed', closedAt: now.toISOString() };

/** An issue with a manager's answer; solved with it or still open. What was closed stays closed, with the newer answer. */
export const answeredIssue = (issue: Issue, { answer, isSolved }: IssueAnswer, now: Date): Issue =>
  isSolved ? closed({ ...issue, answer }, now) : { ...issue, answer };

export const closedIssue = closed;
