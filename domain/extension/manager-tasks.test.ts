import { describe, expect, test } from 'vitest';
import { builtInTaskRules, newestTaskRules, type TaskRule } from '#settings';
import type { FarmerRows } from './farmer-rows.ts';
import { farmerTasks, managerTasks, openTasks, tasksByFarmer } from './manager-tasks.ts';
import { asked, broughtIn, farmer, grown, inspected, told, visitOn, word, worked } from './pretend-care.ts';

const rules = builtInTaskRules();

const changed = (kind: TaskRule['kind'], change: Partial<TaskRule>): TaskRule[] =>
  newestTaskRules([...rules, { ...(rules.find((one) => one.kind === kind) as TaskRule), version: 2, ...change }]);

/** 'id due words' of each task on the list. */
const listed = (rows: Partial<FarmerRows>, today: string, by: readonly TaskRule[] = rules): string[] =>
  openTasks(farmerTasks(farmer(rows), today, by)).map(({ id, dueOn, why }) => `${id} ${dueOn} ${why}`);

describe('a visit is due', () => {
  test.each([
    ['28 days after the last', [visitOn('2026-05-04')], '2026-06-01', []],
    ['the day after', [visitOn('2026-05-04')], '2026-06-02', ['overdue-visit:amina 2026-06-01 task.overdueVisitWhy']],
    ['after care began, where none was made', [], '2026-07-01', ['overdue-visit:amina 2026-06-27 task.neverVisited']],
    [
      'by what a correction says',
      [visitOn('2026-05-20', { id: 'v' }), visitOn('2026-04-20', { corrects: 'v' })],
      '2026-06-01',
      ['overdue-visit:amina 2026-05-18 task.overdueVisitWhy'],
    ],
  ])('%s', (_when, visits, today, tasks) => {
    expect(listed({ visits }, today)).toEqual(tasks);
  });

  test('at once where nobody knows since when, and by no rule that is off', () => {
    expect(listed({ caredSince: null }, '2026-06-01')).toEqual(['overdue-visit:amina 2026-05-31 task.neverVisited']);
    expect(listed({ caredSince: null }, '2026-06-01', changed('overdue-visit', { isOn: false }))).toEqual([]);
    const strict = changed('overdue-visit', { days: 7 });
    expect(listed({ visits: [visitOn('2026-05-20')] }, '2026-06-01', strict)).toHaveLength(1);
  });

  test('on the day it was planned for, and until it is made; nobody with a plan is overdue', () => {
    const plans = [{ id: 'plan', keeperId: 'amina', farmId: null, plannedOn: '2026-06-10' }];
    const visits = [visitOn('2026-01-04')];
    expect(listed({ visits, plans }, '2026-06-09')).toEqual([]);
    expect(listed({ visits, plans }, '2026-06-10')).toEqual(['planned-visit:plan 2026-06-10 task.plannedVisitWhy']);
    expect(listed({ plans }, '2026-06-11')).toEqual(['planned-visit:plan 2026-06-10 task.plannedVisitMissed']);
    const requests = [asked({ state: 'planned', plannedOn: '2026-06-10' })];
    expect(listed({ requests }, '2026-06-10')).toEqual(['planned-visit:request 2026-06-10 task.plannedVisitWhy']);
    expect(listed({ plans }, '2026-06-08', changed('planned-visit', { days: 2 }))).toHaveLength(1);
  });
});

describe('what a farmer asks and tells', () => {
  test.each([
    ['a request', { requests: [asked()] }, ['visit-request:request 2026-06-03 task.visitRequestWhy']],
    [
      'a request for an earlier day',
      { requests: [asked({ wantedOn: '2026-06-02' })] },
      ['visit-request:request 2026-06-02 task.visitRequestWhy'],
    ],
    ['a request that was declined', { requests: [asked({ state: 'declined' })] }, []],
    ['a problem', { issues: [told()] }, ['open-issue:issue 2026-06-02 task.openIssueWhy']],
    ['a problem that has an answer', { issues: [told({ answer: 'Ash.' })] }, []],
    ['a problem that is over', { issues: [told({ state: 'closed' })] }, []],
  ])('waits for an answer: %s', (_what, rows, tasks) => {
    expect(listed(rows, '2026-06-01')).toEqual(tasks);
  });
});

describe('advice on what grows', () => {
  const season = grown();
  const visits = [visitOn('2026-05-31')];
  const advice = (today: string, rows: Partial<FarmerRows> = {}, by: readonly TaskRule[] = rules): string[] =>
    listed({ seasons: [season], visits, ...rows }, today, by).map((line) => line.split(' ')[0] ?? '');

  test('is due from three days before the work, and gone once the work is recorded', () => {
    expect(advice('2026-05-26')).toContain('crop-calendar:season:maize-first-weeding');
    expect(advice('2026-05-26')).not.toContain('crop-calendar:season:maize-second-fertiliser');
    expect(advice('2026-05-27')).toContain('crop-calendar:season:maize-second-fertiliser');
    const activities = [worked('weeding', '2026-05-24')];
    expect(advice('2026-05-26', { activities })).not.toContain('crop-calendar:season:maize-first-weeding');
  });

  test('may be off for one crop alone', () => {
    const noMaize = changed('crop-calendar', { crop: 'maize', isOn: false });
    expect(advice('2026-05-26', {}, noMaize)).toEqual([]);
    expect(advice('2026-05-26', { seasons: [grown({ crop: 'Rice' })] }, noMaize)).not.toEqual([]);
  });
});

describe('the inspection of the stage a season is at is due', () => {
  const off = newestTaskRules([
    ...rules,
    ...rules
      .filter(({ kind }) => kind === 'crop-calendar' || kind === 'overdue-visit')
      .map((rule) => ({ ...rule, version: 2, isOn: false })),
  ]);
  const harvested = { seasons: [grown()], harvests: [broughtIn('2026-08-10', 500)] };

  test.each([
    ['too early to plant', {}, '2026-04-17', []],
    ['before planting', {}, '2026-04-18', ['inspection-pre-planting 2026-05-02']],
    ['just planted', {}, '2026-05-02', []],
    ['45 days on', {}, '2026-06-16', ['inspection-mid-season 2026-06-16']],
    ['a week before the harvest', {}, '2026-07-29', ['inspection-harvest 2026-08-05']],
    ['long after anybody would go', {}, '2026-12-10', []],
    ['14 days after the harvest', harvested, '2026-08-24', ['inspection-post-harvest 2026-08-24']],
    [
      'ended with no harvest',
      { seasons: [grown({ endedOn: '2026-07-01' })] },
      '2026-07-15',
      ['inspection-post-harvest 2026-07-15'],
    ],
    [
      'that stood for years',
      { seasons: [grown({ crop: 'Mango', plantedOn: '2021-06-20', expectedHarvestOn: null })] },
      '2026-06-16',
      [],
    ],
    ['inspected at this stage', { inspections: [inspected('mid-season')] }, '2026-06-21', []],
    [
      'inspected at another',
      { inspections: [inspected('pre-planting')] },
      '2026-06-21',
      ['inspection-mid-season 2026-06-16'],
    ],
    ['inspected, the season unsaid', { inspections: [inspected('mid-season', { seasonId: null })] }, '2026-06-21', []],
    [
      'inspected last year, the season unsaid',
      { inspections: [inspected('mid-season', { seasonId: null, doneOn: '2025-06-20' })] },
      '2026-06-21',
      ['inspection-mid-season 2026-06-16'],
    ],
    [
      'inspected on another farm',
      { inspections: [inspected('mid-season', { seasonId: null, farmId: 'other' })] },
      '2026-06-21',
      ['inspection-mid-season 2026-06-16'],
    ],
  ])('%s', (_when, rows, today, tasks) => {
    const found = farmerTasks(farmer({ seasons: [grown()], ...rows }), today, off);
    expect(found.map(({ kind, dueOn }) => `${kind} ${dueOn}`)).toEqual(tasks);
  });
});

describe('a task that was put off', () => {
  const id = 'overdue-visit:amina';
  const rows = { visits: [visitOn('2026-01-04')] };
  const isListed = (words: FarmerRows['snoozes'], today = '2026-06-09'): boolean =>
    openTasks(farmerTasks(farmer({ ...rows, snoozes: words }), today, rules)).some((task) => task.id === id);

  test.each([
    ['until a day to come', [word(id)], '2026-06-09', false],
    ['until today', [word(id)], '2026-06-10', true],
    ['another one', [word('overdue-visit:musa')], '2026-06-09', true],
    ['and taken up again', [word(id), word(id, { id: '2', state: 'open', until: null })], '2026-06-09', true],
    ['taken up and put off again', [word(id, { id: '3' }), word(id, { id: '2', state: 'open' })], '2026-06-09', false],
    ['for good', [word(id, { state: 'done', until: null })], '2027-06-09', false],
  ])('%s', (_what, words, today, is) => {
    expect(isListed(words, today)).toBe(is);
  });

  test('is kept with the reason', () => {
    const [task] = farmerTasks(farmer({ ...rows, snoozes: [word(id)] }), '2026-06-09', rules);
    expect(task?.aside?.reason).toBe('She travels.');
  });
});

test('the list has the most pressing first, and each farmer once, where their first task stands', () => {
  const musa = { keeperId: 'musa', requests: [asked({ id: 'r', keeperId: 'musa' })] };
  const amina = farmer({ issues: [told()], visits: [visitOn('2026-01-04')] });
  const tasks = managerTasks([farmer(musa), amina], '2026-06-01', rules);
  expect(tasks.map(({ kind, keeperId }) => `${keeperId} ${kind}`)).toEqual([
    'amina open-issue',
    'musa visit-request',
    'amina overdue-visit',
  ]);
  expect(tasksByFarmer(tasks).map(({ keeperId, tasks: own }) => [keeperId, own.length])).toEqual([
    ['amina', 2],
    ['musa', 1],
  ]);
});
