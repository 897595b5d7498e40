import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import { issueDraft, type Issue } from './issue-model.ts';
import { rating, visitDraft, visitRequestDraft, type VisitDraft, type VisitRequest } from './model.ts';
import {
  answeredIssue,
  answeredRequest,
  closedIssue,
  mostOpen,
  newIssue,
  newRequest,
  newVisit,
  standingVisits,
} from './rules.ts';

const id = '0193a000-0003-7000-8000-000000000001';
const keeperId = '0193a000-0000-7000-8000-000000000001';
const managerId = '0193a000-0000-7000-8000-000000000003';
const now = new Date('2026-06-01T22:59:00Z');
const chidi = { managerId, managerName: 'Chidi Okafor' };

const draft: VisitDraft = {
  id,
  keeperId,
  farmId: null,
  visitedOn: '2026-06-01',
  purpose: 'pests',
  advice: 'Pick off the caterpillars.',
  requestId: null,
  planId: null,
  corrects: null,
  form: null,
  proof: null,
};

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Problem
      ? [error.code, ...error.fields.map(({ field, says }) => `${field}: ${says}`)]
      : error;
  }
};

const messages = (parsed: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  parsed.error?.issues.map(({ message }) => message) ?? [];

describe('a visit', () => {
  test('is written down with who made it, unrated', () => {
    expect(newVisit(draft, chidi, now)).toMatchObject({
      ...chidi,
      rating: null,
      ratingNote: '',
      visitedOn: '2026-06-01',
    });
  });

  test.each([
    ['2026-06-02', null],
    ['2020-01-01', null],
    ['2026-06-03', ['invalid', 'visitedOn: extension.visitFuture']],
  ])('on %s', (visitedOn, expected) => {
    const answer = refusal(() => newVisit({ ...draft, visitedOn }, chidi, now));
    if (expected === null) expect(answer).toMatchObject({ visitedOn });
    else expect(answer).toEqual(expected);
  });

  test.each([
    [{ visitedOn: '2026-02-30' }, 'extension.visitedOnRequired'],
    [{ visitedOn: '' }, 'extension.visitedOnRequired'],
    [{ purpose: '' }, 'extension.purposeRequired'],
    [{ advice: '  ' }, 'extension.adviceRequired'],
    [{ advice: 'x'.repeat(2001) }, 'field.tooLong'],
  ])('is refused with %j', (change, says) => {
    expect(messages(visitDraft.safeParse({ ...draft, ...change }))).toEqual([says]);
  });

  test('that another took the place of does not stand', () => {
    const first = newVisit(draft, chidi, now);
    const second = newVisit({ ...draft, id: managerId, corrects: id }, chidi, now);
    expect(standingVisits([first, second])).toEqual([second]);
  });

  test.each([1, 5])('may be rated %i', (stars) => expect(rating.safeParse(stars).success).toBe(true));
  test.each([0, 6, 2.5, Number.NaN])('may not be rated %d', (stars) =>
    expect(rating.safeParse(stars).success).toBe(false),
  );
});

const asked: VisitRequest = newRequest({ id, wantedOn: null, reason: 'Worms' }, keeperId, 0, now);

describe('a request for a visit', () => {
  test('is asked, with a wish for a day or none, even for one that has gone by', () => {
    expect(asked).toMatchObject({ state: 'asked', plannedOn: null, answer: '' });
    expect(visitRequestDraft.safeParse({ id, wantedOn: '2020-01-01', reason: 'Worms' }).success).toBe(true);
    expect(messages(visitRequestDraft.safeParse({ id, wantedOn: null, reason: ' ' }))).toEqual([
      'extension.reasonRequired',
    ]);
  });

  test('is not taken past the most that may be open', () => {
    expect(refusal(() => newRequest({ id, wantedOn: null, reason: 'Worms' }, keeperId, mostOpen, now))).toEqual([
      'too-many-open',
    ]);
  });

  const answer = { requestId: id, state: 'planned', plannedOn: '2026-06-10', answer: '' } as const;

  test.each([
    [answer, { state: 'planned', plannedOn: '2026-06-10' }],
    [{ ...answer, plannedOn: null }, ['invalid', 'plannedOn: extension.plannedOnRequired']],
    [{ ...answer, state: 'declined' as const, plannedOn: null }, ['invalid', 'answer: extension.whyNotRequired']],
    [
      { ...answer, state: 'declined' as const, answer: 'I am ill.' },
      { state: 'declined', plannedOn: null },
    ],
    [
      { ...answer, state: 'done' as const },
      { state: 'done', plannedOn: null },
    ],
  ])('answered with %j', (given, expected) => {
    const answered = refusal(() => answeredRequest(asked, given));
    if (Array.isArray(expected)) expect(answered).toEqual(expected);
    else expect(answered).toMatchObject(expected);
  });

  test('that was fulfilled stays so, whatever an older phone says', () => {
    const done = answeredRequest(asked, { ...answer, state: 'done' });
    expect(answeredRequest(done, answer)).toBe(done);
  });
});

const told = { id, keeperId, farmId: null, kind: 'pests', description: 'Worms', photoIds: [], voiceId: null } as const;
const open: Issue = newIssue({ ...told, photoIds: [] }, 0, now);

describe('an issue', () => {
  test.each([
    [{ kind: '' }, ['extension.kindRequired']],
    [{ description: '' }, ['extension.descriptionRequired']],
    [{ description: '', voiceId: id }, []],
    [{ photoIds: [id, id, id, id] }, ['extension.tooManyPhotos']],
  ])('with %j', (change, expected) => {
    expect(messages(issueDraft.safeParse({ ...told, ...change }))).toEqual(expected);
  });

  test('is not taken past the most that may be open', () => {
    expect(refusal(() => newIssue({ ...told, photoIds: [] }, mostOpen, now))).toEqual(['too-many-open']);
  });

  test('is answered and stays open, or is closed with the answer, or by the farmer alone', () => {
    expect(answeredIssue(open, { issueId: id, answer: 'Spray.', isSolved: false }, now)).toMatchObject({
      state: 'open',
      answer: 'Spray.',
    });
    const solved = answeredIssue(open, { issueId: id, answer: 'Gone.', isSolved: true }, now);
    expect(solved).toMatchObject({ state: 'closed', closedAt: now.toISOString() });
    expect(closedIssue(solved, new Date(0))).toBe(solved);
    expect(answeredIssue(solved, { issueId: id, answer: 'Better.', isSolved: false }, now)).toMatchObject({
      state: 'closed',
      answer: 'Better.',
    });
  });
});
