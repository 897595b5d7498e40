import { describe, expect, test } from 'vitest';
import { careFigures } from './care-figures.ts';
import { asked, told, visitOn } from './pretend-care.ts';

const nothing = { visits: [], requests: [], issues: [], plans: [] };
const chidi = { managerId: 'chidi', inCare: new Set(['amina', 'musa']), today: '2026-11-21' };

describe('the counts of a manager’s dashboard', () => {
  test('a week goes from Monday to Sunday, a month from its first day', () => {
    const visits = ['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-16', '2026-11-20'].map((on) => visitOn(on));
    expect(careFigures({ ...nothing, visits }, chidi)).toMatchObject({
      visits: 5,
      visitsThisWeek: 2,
      visitsThisMonth: 4,
    });
    expect(careFigures({ ...nothing, visits }, { ...chidi, today: '2026-11-22' }).visitsThisWeek, 'Sunday').toBe(2);
    expect(careFigures({ ...nothing, visits }, { ...chidi, today: '2026-11-23' }).visitsThisWeek, 'Monday').toBe(0);
  });

  test('a corrected visit counts once, and visits of whoever looked after them before do not', () => {
    const visits = [
      visitOn('2026-11-17'),
      visitOn('2026-11-18', { id: 'again', corrects: '2026-11-17' }),
      visitOn('2026-11-19', { managerId: 'halima' }),
    ];
    expect(careFigures({ ...nothing, visits }, chidi).visits).toBe(1);
  });

  test('a farmer who asked and has a planned day waits once; those no longer in care do not count', () => {
    const requests = [asked(), asked({ id: 'other', keeperId: 'tunde' }), asked({ id: 'done', state: 'done' })];
    const plans = [
      { id: 'plan', keeperId: 'amina', farmId: null, plannedOn: '2026-11-25' },
      { id: 'next', keeperId: 'musa', farmId: null, plannedOn: '2026-11-26' },
    ];
    const issues = [told(), told({ id: 'solved', state: 'closed' }), told({ id: 'away', keeperId: 'tunde' })];
    expect(careFigures({ ...nothing, requests, plans, issues }, chidi)).toMatchObject({ pending: 2, openIssues: 1 });
  });
});
