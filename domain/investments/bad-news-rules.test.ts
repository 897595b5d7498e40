import { describe, expect, test } from 'vitest';
import { badNewsOf, type FarmFacts } from './bad-news-rules.ts';

const facts = (change: Partial<FarmFacts> = {}): FarmFacts => ({
  offerId: 'offer',
  state: 'running',
  startedOn: '2026-03-01',
  endsOn: '2026-09-01',
  inspections: [],
  visits: [{ id: 'visit', happenedOn: '2026-05-20', severity: 0 }],
  milestones: [],
  harvests: [],
  season: null,
  ...change,
});

const newsOn = (today: string, change: Partial<FarmFacts> = {}): string[] =>
  badNewsOf(facts(change), today).map(({ rule, subjectId, happenedOn }) => `${rule} ${subjectId} ${happenedOn}`);

describe('bad news is', () => {
  test('nothing while all goes well', () => {
    expect(newsOn('2026-06-01')).toEqual([]);
  });

  test('an inspection that failed, not one that passed with something to mend', () => {
    const at = { happenedOn: '2026-05-02' };
    const inspections = [
      { id: 'bad', outcome: 'failed', ...at },
      { id: 'mended', outcome: 'passed-with-actions', ...at },
    ];
    expect(newsOn('2026-06-01', { inspections })).toEqual(['inspection-failed bad 2026-05-02']);
  });

  test('a visit that saw something bad, before the offer runs too', () => {
    const visits = [1, 2, 3].map((severity) => ({ id: `saw-${severity}`, happenedOn: '2026-05-25', severity }));
    const expected = ['severe-observation saw-2 2026-05-25', 'severe-observation saw-3 2026-05-25'];
    expect(newsOn('2026-06-01', { visits })).toEqual(expected);
    expect(newsOn('2026-06-01', { visits, state: 'published', startedOn: null })).toEqual(expected);
  });

  test('a milestone not verified eight days after its day, whoever has asked; seven are allowed', () => {
    const milestones = (['planned', 'asked', 'verified', 'released'] as const).map((state) => ({
      id: state,
      dueOn: '2026-05-01',
      state,
    }));
    expect(newsOn('2026-05-08', { milestones })).toEqual([]);
    const late = ['milestone-overdue planned 2026-05-09', 'milestone-overdue asked 2026-05-09'];
    expect(newsOn('2026-05-09', { milestones })).toEqual(late);
  });

  test('a farm that nobody came to for 46 days, from the last visit or from when the money came', () => {
    expect(newsOn('2026-07-04')).toEqual([]);
    expect(newsOn('2026-07-05')).toEqual(['no-visit visit 2026-07-05']);
    const before = [{ id: 'early', happenedOn: '2026-01-05', severity: 0 }];
    expect(newsOn('2026-04-16', { visits: before })).toEqual(['no-visit offer 2026-04-16']);
    expect(newsOn('2026-04-16', { visits: [], state: 'closed', startedOn: null })).toEqual([]);
  });

  test('a harvest below seven tenths of what was expected, once it is all in', () => {
    const season = { id: 'season', expectedKilograms: 1000, endedOn: null };
    const harvests = [{ kilograms: 400 }, { kilograms: 299.5 }];
    expect(newsOn('2026-06-01', { season, harvests })).toEqual([]);
    const ended = { season: { ...season, endedOn: '2026-05-30' }, harvests };
    expect(newsOn('2026-06-01', ended)).toEqual(['harvest-short season 2026-05-30']);
    expect(newsOn('2026-06-01', { season, harvests, state: 'harvested' })).toEqual(['harvest-short season 2026-06-01']);
    const enough = { ...ended, harvests: [{ kilograms: 700 }] };
    expect(newsOn('2026-06-01', enough)).toEqual([]);
  });

  test('an offer without a result fifteen days after its term; nothing of it once it is settled', () => {
    const visits = [{ id: 'visit', happenedOn: '2026-09-10', severity: 0 }];
    expect(newsOn('2026-09-15', { visits })).toEqual([]);
    expect(newsOn('2026-09-16', { visits })).toEqual(['result-overdue offer 2026-09-16']);
    expect(newsOn('2026-09-16', { visits, state: 'harvested' })).toEqual(['result-overdue offer 2026-09-16']);
    expect(newsOn('2026-09-16', { visits, state: 'settled' })).toEqual([]);
  });
});
