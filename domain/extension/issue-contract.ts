import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { issue, issueAnswer, issueDraft, issueRows, type IssueAnswer, type IssueDraft } from './issue-model.ts';
import { answeredIssue, closedIssue, newIssue } from './rules.ts';
import { ofFarmer } from './visit-contract.ts';

const ofIssue = { kind: 'issue', idField: 'issueId' } as const;

export const openIssue = endpoint({
  name: 'extension.openIssue',
  method: 'POST',
  path: '/api/farmers/:keeperId/issues',
  who: farmHands,
  object: ofFarmer,
  input: issueDraft,
  output: issue,
  errors: { 'too-many-open': 409 },
  offline: 'queue',
  effects: [
    effect(
      issueRows,
      ({ id: issueId }: IssueDraft) => issueId,
      (before, draft, { now }) => before ?? newIssue(draft, 0, now),
    ),
  ],
  audit: 'opened an issue',
  creates: true,
  summary: "Tells of a problem on a farm, in words or by a voice note sent before; its photos are the farm's own",
});

export const answerIssue = endpoint({
  name: 'extension.answerIssue',
  method: 'POST',
  path: '/api/issues/:issueId/answer',
  who: { 'extension-manager': 'assigned' },
  object: ofIssue,
  input: issueAnswer,
  output: issue,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      issueRows,
      ({ issueId }: IssueAnswer) => issueId,
      (before, answer, { now }) => before && answeredIssue(before, answer, now),
    ),
  ],
  audit: 'answered an issue',
  summary: 'Says what to do about a problem, and whether it is solved with that',
});

export const closeIssue = endpoint({
  name: 'extension.closeIssue',
  method: 'POST',
  path: '/api/issues/:issueId/closing',
  who: farmHands,
  object: ofIssue,
  input: z.strictObject({ issueId: id }),
  output: issue,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      issueRows,
      ({ issueId }: { issueId: string }) => issueId,
      (before, _input, { now }) => before && closedIssue(before, now),
    ),
  ],
  audit: 'closed an issue',
  summary: 'Says that a problem is over',
});
