import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import {
  requestAnswer,
  visitRequest,
  visitRequestDraft,
  visitRequestRows,
  type RequestAnswer,
  type VisitRequestDraft,
} from './model.ts';
import { answeredRequest, newRequest } from './rules.ts';

export const askForVisit = endpoint({
  name: 'extension.askForVisit',
  method: 'POST',
  path: '/api/visit-requests',
  who: { farmer: 'own' },
  input: visitRequestDraft,
  output: visitRequest,
  errors: { 'too-many-open': 409 },
  offline: 'queue',
  effects: [
    effect(
      visitRequestRows,
      ({ id: requestId }: VisitRequestDraft) => requestId,
      (before, draft, { accountId, now }) => before ?? newRequest(draft, accountId, 0, now),
    ),
  ],
  audit: 'asked for a visit',
  creates: true,
  summary: 'Asks the extension manager, whoever it is when they read it, for a visit',
});

export const answerRequest = endpoint({
  name: 'extension.answerRequest',
  method: 'POST',
  path: '/api/visit-requests/:requestId/answer',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'visitRequest', idField: 'requestId' },
  input: requestAnswer,
  output: visitRequest,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      visitRequestRows,
      ({ requestId }: RequestAnswer) => requestId,
      (before, answer) => before && answeredRequest(before, answer),
    ),
  ],
  audit: 'answered a request for a visit',
  summary: 'Plans the visit a farmer asked for, declines it with a reason, or says it was made',
});
