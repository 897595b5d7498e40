import { describe, expect, test } from 'vitest';
import { eventKinds, type EventKind } from './event-model.ts';
import { returnLines } from './return-model.ts';
import { daysOfReturn, returnData, returnFigures, sumTargets, type ReturnCounts } from './return-rules.ts';

const counts = (change: Partial<ReturnCounts> = {}): ReturnCounts => ({
  events: new Map<EventKind, number>([
    ['fnt', 20],
    ['group-formed', 12],
  ]),
  managers: 3,
  visitsByManagers: 3530,
  visitsBySupervisors: 40,
  farmFamilies: 2500,
  issuesSolved: 7,
  ...change,
});

const line = (name: string, figures: ReturnType<typeof returnFigures>) => figures.find((one) => one.line === name);

describe('the lines of a return', () => {
  test('are those of the data, in their order, each counting kinds of events there are', () => {
    expect(returnData.lines.map((one) => one.line)).toEqual(returnLines);
    const counted = returnData.lines.flatMap(({ kinds }) => kinds);
    expect(counted.filter((kind) => !(eventKinds as readonly string[]).includes(kind))).toEqual([]);
    for (const { line: name, counts: what, kinds } of returnData.lines) {
      expect(kinds.length > 0).toBe(what === 'events');
      if (what !== 'events') expect(what).toBe(name);
    }
  });

  test('show what was reached beside the target, in percent', () => {
    const figures = returnFigures(counts(), { 'visits-by-managers': 2880, fnt: 24, mtp: 0 });
    expect(line('visits-by-managers', figures)).toMatchObject({ target: 2880, achievement: 3530, percent: 123 });
    expect(line('fnt', figures)).toMatchObject({ achievement: 20, percent: 83, usualTarget: 24 });
    expect(line('mtp', figures)).toMatchObject({ target: 0, achievement: 0, percent: null });
    expect(line('groups-formed', figures)).toMatchObject({ target: null, achievement: 12, percent: null });
  });

  test('give families for each manager to one decimal, without a percentage, and none without a manager', () => {
    const figures = returnFigures(counts(), { 'families-each': 1000 });
    expect(line('families-each', figures)).toMatchObject({ achievement: 833.3, percent: null });
    expect(line('families-each', returnFigures(counts({ managers: 0 }), {}))?.achievement).toBeNull();
  });
});

test('targets of zones add up, but not families for each manager', () => {
  expect(sumTargets([{ fnt: 24, 'families-each': 800 }, { fnt: 20, mtrm: 12 }, {}])).toEqual({ fnt: 44, mtrm: 12 });
});

test('a return counts to today while its year goes on', () => {
  const now = new Date('2026-11-21T23:30:00Z'); // the 22nd in Nigeria
  expect(daysOfReturn(2026, now)).toEqual({ from: '2026-01-01', to: '2026-11-22' });
  expect(daysOfReturn(2025, now)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});
