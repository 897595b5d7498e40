import { describe, expect, test } from 'vitest';
import { builtInTaskRules } from '#settings';
import type { FarmerRows } from './farmer-rows.ts';
import { broughtIn, farmer, grown, told, visitOn } from './pretend-care.ts';
import { riskOf } from './risk.ts';

const rules = builtInTaskRules();
const lately = [visitOn('2026-09-10')];
const today = '2026-09-15';
const ended = grown({ endedOn: '2026-09-01' });
const late = { says: 'task.riskLate', values: { crop: 'Maize', days: 41 }, weight: 1 };

describe('how likely a farmer is to lose', () => {
  test.each<[string, Partial<FarmerRows>, string, readonly string[]]>([
    ['nothing is wrong', { visits: lately }, 'low', []],
    ['no visit for five weeks', { visits: [visitOn('2026-08-11')] }, 'medium', ['task.riskNoVisit']],
    ['never visited in three months', {}, 'medium', ['task.riskNeverVisited']],
    ['worms', { visits: lately, issues: [told()] }, 'medium', ['task.riskPests']],
    ['worms that are gone', { visits: lately, issues: [told({ state: 'closed' })] }, 'low', []],
    ['a thief', { visits: lately, issues: [told({ kind: 'theft' })] }, 'low', []],
    ['worms and nobody came', { issues: [told()] }, 'high', ['task.riskPests', 'task.riskNeverVisited']],
    ['a harvest that is overdue', { visits: lately, seasons: [grown()] }, 'medium', ['task.riskLate']],
    ['a harvest begun', { visits: lately, seasons: [grown()], harvests: [broughtIn('2026-08-10', 9)] }, 'low', []],
    [
      'a poor harvest',
      { visits: lately, seasons: [ended], harvests: [broughtIn('2026-08-10', 690)] },
      'medium',
      ['task.riskHarvest'],
    ],
    ['a fair harvest', { visits: lately, seasons: [ended], harvests: [broughtIn('2026-08-10', 700)] }, 'low', []],
    ['a poor harvest long ago', { visits: lately, seasons: [grown({ endedOn: '2025-09-01' })] }, 'low', []],
  ])('%s', (_what, rows, level, says) => {
    const risk = riskOf(farmer(rows), today, rules);
    expect([risk.level, risk.reasons.map((reason) => reason.says)]).toEqual([level, says]);
  });

  test('is said with the figures', () => {
    expect(riskOf(farmer({ visits: lately, seasons: [grown()] }), today, rules).reasons).toEqual([late]);
  });
});
