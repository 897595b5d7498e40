import { describe, expect, test } from 'vitest';
import type { VisitPlan, VisitRequest } from '@shuka/domain/extension';
import type { Plot } from '@shuka/domain/farms';
import { placeOf, plannedVisits, weekOf } from './planned-visits.ts';

const plan = (id: string, change: Partial<VisitPlan> = {}) => ({
  row: {
    id,
    keeperId: 'amina',
    managerId: 'chidi',
    farmId: 'hill',
    plannedOn: '2026-06-04',
    timeOfDay: null,
    purpose: 'routine',
    note: '',
    state: 'planned',
    reason: '',
    visitId: null,
    createdAt: '',
    ...change,
  } satisfies VisitPlan,
  state: 'accepted' as const,
});

const request = (id: string, change: Partial<VisitRequest> = {}) => ({
  row: {
    id,
    keeperId: 'musa',
    wantedOn: null,
    reason: 'Worms',
    state: 'planned',
    plannedOn: '2026-06-03',
    answer: '',
    createdAt: '',
    ...change,
  } satisfies VisitRequest,
  state: 'accepted' as const,
});

const everybody = (): boolean => true;

describe('what is planned', () => {
  test('is what the manager planned and what was promised to farmers who asked, by day', () => {
    const planned = plannedVisits([plan('own')], [request('asked')], everybody);
    expect(planned.map(({ id }) => id)).toEqual(['asked', 'own']);
  });

  test('leaves out what was made, called off, only asked for, or is of farmers of others', () => {
    const plans = [
      plan('made', { state: 'done' }),
      plan('off', { state: 'cancelled' }),
      plan('theirs', { keeperId: 'x' }),
    ];
    const requests = [request('open', { state: 'asked', plannedOn: null }), request('done', { state: 'done' })];
    expect(plannedVisits(plans, requests, (id) => id !== 'x')).toEqual([]);
  });
});

test.each([
  ['2026-06-01', 'a Monday'],
  ['2026-06-04', 'a Thursday'],
  ['2026-06-07', 'a Sunday'],
])('the week of %s, %s, goes from its Monday to its Sunday', (day) => {
  const week = weekOf(day);
  expect([week[0], week[6], week.length]).toEqual(['2026-06-01', '2026-06-07', 7]);
});

describe('where a visit leads', () => {
  const square = (west: number) =>
    [
      [west, 12],
      [west + 0.002, 12],
      [west + 0.002, 12.002],
      [west, 12.002],
    ] as const;
  const plot = (farmId: string, west: number, areaHectares: number): Plot => ({
    id: `${farmId}${west}`,
    farmId,
    keeperId: 'amina',
    name: '',
    boundary: square(west).map(([longitude, latitude]) => [longitude, latitude]),
    capturedBy: 'typed',
    accuracyMetres: null,
    looksMocked: false,
    areaHectares,
    overlapHectares: 0,
    revision: 1,
    createdAt: '',
  });
  const plots = [plot('hill', 8, 1), plot('hill', 8.1, 3), plot('river', 8.2, 9)];
  const [toHill] = plannedVisits([plan('one')], [], everybody);
  const [toAny] = plannedVisits([plan('one', { farmId: null })], [], everybody);

  test('is the largest plot of its farm, or of all the farmer has', () => {
    expect(toHill && placeOf(toHill, plots)).toEqual([8.101, 12.001]);
    expect(toAny && placeOf(toAny, plots)).toEqual([8.201, 12.001]);
  });

  test('is not known where nothing is mapped', () => {
    expect(toHill && placeOf(toHill, [])).toBeNull();
  });
});
