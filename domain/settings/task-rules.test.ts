import { describe, expect, test } from 'vitest';
import type { TaskRuleDetails } from './task-rule-model.ts';
import { cropTaskKinds, taskKinds } from './task-rule-model.ts';
import {
  builtInTaskRules,
  mostSnoozeDaysEver,
  newestTaskRules,
  newTaskRule,
  taskRuleFor,
  taskRuleId,
} from './task-rule-rules.ts';

const now = new Date('2026-06-01T08:00:00Z');

const said = (change: Partial<TaskRuleDetails> = {}): TaskRuleDetails => ({
  kind: 'crop-calendar',
  crop: '',
  isOn: true,
  days: 5,
  priority: 2,
  mostSnoozeDays: 7,
  source: 'Markets are far.',
  ...change,
});

const begun = builtInTaskRules();

describe('the rules the house begins with', () => {
  test('are one for each kind, for every crop, each with its source and the day it was put together', () => {
    expect(begun.map(({ kind }) => kind).toSorted()).toEqual([...taskKinds].toSorted());
    for (const { crop, isOn, source, since, version } of begun) {
      expect([crop, isOn, since, version]).toEqual(['', true, '2026-11-21', 1]);
      expect(source).not.toBe('');
    }
  });
});

describe('a newer word on a rule', () => {
  test('is numbered after the last and dated, and holds from then on', () => {
    const rule = newTaskRule(said(), 1, begun, now);
    expect(rule).toEqual({ ...said(), version: 2, since: '2026-06-01' });
    const newest = newestTaskRules([...begun, rule]);
    expect(newest).toHaveLength(begun.length);
    expect(taskRuleFor(newest, 'crop-calendar')?.days).toBe(5);
  });

  test.each([
    ['of one that was changed meanwhile', said(), 0, 'rule-changed'],
    ['of one that was never said', said({ crop: 'rice' }), 1, 'rule-changed'],
    ['for a crop where no crop is in it', said({ kind: 'overdue-visit', crop: 'rice' }), 0, 'invalid'],
  ])('is refused: %s', (_what, details, after, code) => {
    expect(() => newTaskRule(details, after, begun, now)).toThrow(expect.objectContaining({ code }) as Error);
  });

  test.each(cropTaskKinds)('may be for one crop: %s', (kind) => {
    const rice = newTaskRule(said({ kind, crop: 'rice', isOn: false }), 0, begun, now);
    const newest = newestTaskRules([...begun, rice]);
    expect(taskRuleId(rice)).toBe(`${kind}/rice`);
    expect(taskRuleFor(newest, kind, 'rice')).toBeNull();
    expect(taskRuleFor(newest, kind, 'maize')?.version).toBe(1);
  });

  test('leaves a phone that goes by an older one its longer time', () => {
    const shorter = newTaskRule(said({ kind: 'overdue-visit', mostSnoozeDays: 1 }), 1, begun, now);
    expect(mostSnoozeDaysEver([...begun, shorter], 'overdue-visit')).toBe(14);
  });
});
