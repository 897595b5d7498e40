import { describe, expect, test } from 'vitest';
import type { Agent, Issue, VisitRequest } from '@shuka/domain/extension';
import { builtInTaskRules } from '@shuka/domain/settings';
import type { Kept } from '#kit/rows.ts';
import { makeTaskBook, type CareLists, type CareQuestion } from './task-book.ts';

const kept = <Row>(row: Row): Kept<Row> => ({ row, state: 'accepted' });

const issue = (id: string, keeperId: string, answer = ''): Issue => ({
  id,
  keeperId,
  farmId: null,
  kind: 'pests',
  description: '',
  photoIds: [],
  voiceId: null,
  answer,
  state: 'open',
  openedAt: '2026-05-31T08:00:00Z',
  closedAt: null,
});

const request: VisitRequest = {
  id: 'r',
  keeperId: 'musa',
  wantedOn: null,
  reason: 'Come.',
  state: 'asked',
  plannedOn: null,
  answer: '',
  createdAt: '2026-05-31T08:00:00Z',
};

const caredFor = (id: string): Agent => ({
  id,
  managerId: 'chidi',
  name: '',
  phone: '',
  photoId: null,
  since: '2026-05-30T08:00:00Z',
});

const agents = [kept(caredFor('musa')), kept(caredFor('amina'))];

const lists = (change: Partial<CareLists> = {}): CareLists => ({
  seasons: [],
  activities: [],
  harvests: [],
  visits: [],
  requests: [],
  issues: [],
  plans: [],
  milestones: [],
  snoozes: [],
  inspected: [],
  agents,
  ...change,
});

const question: CareQuestion = {
  keeperIds: ['amina', 'musa'],
  today: '2026-06-01',
  rules: builtInTaskRules(),
  seenIn: () => [],
};

/** Enough is worked out after one farmer. */
const afterOne = (): (() => boolean) => {
  let asked = 0;
  return () => (asked += 1) > 1;
};

describe('the tasks of a caseload', () => {
  const requests = [kept(request)];
  const issues = [kept(issue('1', 'amina'))];

  test('follow the records: of the farmer whose record changed alone, the others stay the very same', () => {
    const ask = makeTaskBook();
    const before = ask(lists({ requests, issues }), question).tasks;
    expect(before.map(({ id }) => id)).toEqual(['open-issue:1', 'visit-request:r']);
    const after = ask(lists({ requests, issues: [kept(issue('2', 'amina')), ...issues] }), question).tasks;
    expect(after.map(({ id }) => id)).toEqual(['open-issue:1', 'open-issue:2', 'visit-request:r']);
    expect(after[2]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
    const answered = ask(lists({ requests, issues: [kept(issue('1', 'amina', 'Ash.'))] }), question).tasks;
    expect(answered.map(({ id }) => id)).toEqual(['visit-request:r']);
  });

  test('follow the day, the rules and who is in care', () => {
    const ask = makeTaskBook();
    const now = lists({ requests, issues });
    expect(ask(now, question).tasks).toHaveLength(2);
    expect(ask(now, { ...question, today: '2026-07-01' }).tasks.map(({ kind }) => kind)).toContain('overdue-visit');
    expect(ask(now, { ...question, rules: [] }).tasks).toEqual([]);
    expect(ask(now, { ...question, keeperIds: ['musa'] }).tasks.map(({ keeperId }) => keeperId)).toEqual(['musa']);
  });

  test('of many farmers come a few at a time, and whoever waits keeps the tasks they had', () => {
    const ask = makeTaskBook();
    const now = lists({ requests, issues });
    const one = ask(now, question, afterOne());
    expect([one.isWhole, one.tasks.map(({ keeperId }) => keeperId)]).toEqual([false, ['amina']]);
    const both = ask(now, question, afterOne());
    expect([both.isWhole, both.tasks.length]).toEqual([true, 2]);
    const noRules = { ...question, rules: [] };
    const begun = ask(now, noRules, afterOne());
    expect([begun.isWhole, begun.tasks.map(({ keeperId }) => keeperId)]).toEqual([false, ['musa']]);
    expect(ask(now, noRules, afterOne())).toEqual({ tasks: [], isWhole: true });
  });

  test('know of inspections by whatever records tell of them', () => {
    const ask = makeTaskBook();
    const asked: string[][] = [];
    const inspected = [kept({ id: 'i', keeperId: 'musa' })];
    ask(lists({ inspected }), {
      ...question,
      seenIn: (rows) => {
        asked.push(rows.map(({ id }) => id));
        return [];
      },
    });
    expect(asked).toEqual([[], ['i']]);
  });
});
