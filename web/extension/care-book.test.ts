import { expect, test } from 'vitest';
import type { Issue, Visit } from '@shuka/domain/extension';
import { builtInTaskRules } from '@shuka/domain/settings';
import { makeCareBook, type CareLists } from './care-book.ts';

const visit = (id: string, keeperId: string, visitedOn: string, corrects: string | null = null) => ({
  row: { id, keeperId, visitedOn, corrects } as Visit, // what is looked at
  state: 'accepted' as const,
});

const issue = (id: string, keeperId: string) => ({
  row: { id, keeperId, kind: 'pests', state: 'open' } as Issue,
  state: 'accepted' as const,
});

const nothing: CareLists = { agents: [], visits: [], issues: [], seasons: [], harvests: [] };
const when = { today: '2026-11-21', rules: builtInTaskRules() };

test('tells when each was last visited, a correction in place of what it corrects', () => {
  const visits = [
    visit('c', 'musa', '2026-11-01'),
    visit('b', 'amina', '2026-10-02', 'a'),
    visit('a', 'amina', '2026-11-20'),
  ];
  const stateOf = makeCareBook()({ ...nothing, visits }, when);
  expect(stateOf('amina')).toMatchObject({ lastVisitOn: '2026-10-02', days: 50 });
  expect(stateOf('musa')).toMatchObject({ lastVisitOn: '2026-11-01', days: 20, risk: 'low' });
  expect(stateOf('nobody')).toEqual({ lastVisitOn: null, days: null, openIssues: 0, risk: 'low', reasons: [] });
});

test('a record that comes changes its own farmer, and the others stay the very same', () => {
  const follow = makeCareBook();
  const visits = [visit('c', 'musa', '2026-11-01'), visit('a', 'amina', '2026-11-20')];
  const before = follow({ ...nothing, visits }, when);
  const [amina, musa] = [before('amina'), before('musa')];
  const after = follow({ ...nothing, visits, issues: [issue('i', 'amina')] }, when);
  expect(after('amina')).toEqual({
    ...amina,
    openIssues: 1,
    risk: 'medium',
    reasons: [{ says: 'task.riskPests', values: { count: 1 }, weight: 2 }],
  });
  expect(after('musa')).toBe(musa);
});

test('on another day all are looked at again', () => {
  const follow = makeCareBook();
  const lists = { ...nothing, visits: [visit('a', 'amina', '2026-11-20')] };
  expect(follow(lists, when)('amina').days).toBe(1);
  expect(follow(lists, { ...when, today: '2026-11-30' })('amina').days).toBe(10);
});
