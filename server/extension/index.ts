/**
 * Extension: visits, advice, requests and open issues between farmers and the extension manager who looks after them.
 * Promises that what was advised stays as it was said, and that a farmer's card of their manager follows the assignment.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addVoice } from './add-voice.ts';
import { answerIssue } from './answer-issue.ts';
import { answerRequest } from './answer-request.ts';
import { askForVisit } from './ask-for-visit.ts';
import { closeIssue } from './close-issue.ts';
import { confirmVisit } from './confirm-visit.ts';
import { openIssue } from './open-issue.ts';
import { planVisit } from './plan-visit.ts';
import { rateVisit } from './rate-visit.ts';
import { readAgentPhoto } from './read-agent-photo.ts';
import { readVisitCodes } from './read-visit-codes.ts';
import { readVoice } from './read-voice.ts';
import { recordVisit } from './record-visit.ts';
import { revisePlan } from './revise-plan.ts';
import { snoozeTask } from './snooze-task.ts';
import {
  relationsToFarmer,
  relationsToIssue,
  relationsToPlan,
  relationsToRequest,
  relationsToVisit,
  relationsToVisited,
  relationsToVoice,
} from './relations.ts';

export const routes: readonly Route[] = [
  recordVisit,
  rateVisit,
  confirmVisit,
  readVisitCodes,
  planVisit,
  revisePlan,
  askForVisit,
  answerRequest,
  openIssue,
  answerIssue,
  closeIssue,
  addVoice,
  readVoice,
  readAgentPhoto,
  snoozeTask,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  farmer: relationsToFarmer,
  visitedFarmer: relationsToVisited,
  visit: relationsToVisit,
  visitPlan: relationsToPlan,
  visitRequest: relationsToRequest,
  issue: relationsToIssue,
  voice: relationsToVoice,
};

export { synced } from './synced.ts';
export { jobsOf } from './ask-visit.ts';
export { countFlags, findFlaggedVisits, findFlagsOf, type LeftOut } from './flagged-store.ts';
export { findSameAdvice, findVisitInQuestion, findVisitsAround } from './evidence-store.ts';
export {
  countCare,
  countOpenIssues,
  countSolvedIn,
  countVisitsIn,
  findLastVisits,
  overdueAmong,
  unvisitedAmong,
  waitingAmong,
  type Span,
} from './care-store.ts';
export { findVisitDays, findVisitFacts, findVisitMade, type VisitFacts, type VisitMade } from './visit-facts-store.ts';
export { findVisitsSince, type VisitSince } from './visits-since-store.ts';
export { findUnansweredVisits } from './unanswered-store.ts';
export { insertPlan } from './plan-store.ts';
export { insertVisit, keepRating, type WrittenVisit } from './visit-store.ts';
export { insertRequest } from './request-store.ts';
export { holdIssue, insertIssue } from './issue-store.ts';
export { answerFor, findTold, notePassed, type Told } from './answer-for.ts';
export { findAnswerTimes } from './answer-time-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { countedQuestions, countedVisits } from './counted-care.ts';
