import type { Activity, Harvest, Season } from '#seasons';
import { emptyFarmerRows, type FarmerRows, type InspectionSeen } from './farmer-rows.ts';
import type { Issue } from './issue-model.ts';
import type { Visit, VisitRequest } from './model.ts';
import type { TaskSnooze } from './snooze-model.ts';

/* A farmer of the tests, with just the records a test tells of. */

const own = { keeperId: 'amina', farmId: 'farm' } as const;

export const farmer = (rows: Partial<FarmerRows> = {}): FarmerRows => ({
  ...emptyFarmerRows('amina', '2026-05-30'),
  ...rows,
});

export const visitOn = (visitedOn: string, change: Partial<Visit> = {}): Visit => ({
  ...own,
  id: visitedOn,
  managerId: 'chidi',
  managerName: '',
  visitedOn,
  purpose: 'routine',
  advice: '',
  rating: null,
  ratingNote: '',
  corrects: null,
  createdAt: '',
  form: null,
  seen: null,
  isConfirmed: false,
  ...change,
});

export const asked = (change: Partial<VisitRequest> = {}): VisitRequest => ({
  id: 'request',
  keeperId: 'amina',
  wantedOn: null,
  reason: 'Come.',
  state: 'asked',
  plannedOn: null,
  answer: '',
  createdAt: '2026-05-31T08:00:00Z',
  ...change,
});

export const told = (change: Partial<Issue> = {}): Issue => ({
  ...own,
  id: 'issue',
  kind: 'pests',
  description: '',
  voiceId: null,
  state: 'open',
  answer: '',
  photoIds: [],
  openedAt: '2026-05-31T08:00:00Z',
  closedAt: null,
  ...change,
});

export const grown = (change: Partial<Season> = {}): Season => ({
  ...own,
  id: 'season',
  plotId: null,
  crop: 'Maize',
  variety: '',
  plantedOn: '2026-05-02',
  areaHectares: null,
  standCount: null,
  expectedHarvestOn: '2026-08-05',
  expectedKilograms: 1000,
  endedOn: null,
  clashes: [],
  revision: 1,
  createdAt: '',
  ...change,
});

export const broughtIn = (harvestedOn: string, kilograms: number): Harvest => ({
  ...own,
  id: harvestedOn,
  seasonId: 'season',
  harvestedOn,
  quantity: kilograms,
  unit: 'kilogram' as const,
  kilogramsPerUnit: 1,
  kilograms,
  calibration: { market: '', date: harvestedOn, source: 'own weighing' },
  note: '',
  corrects: null,
  createdAt: '',
});

export const worked = (kind: Activity['kind'], doneOn: string): Activity => ({
  ...own,
  id: doneOn,
  seasonId: 'season',
  kind,
  doneOn,
  note: '',
  corrects: null,
  createdAt: '',
  by: 'amina',
});

export const inspected = (stage: InspectionSeen['stage'], change: Partial<InspectionSeen> = {}): InspectionSeen => ({
  ...own,
  seasonId: 'season',
  stage,
  doneOn: '2026-06-20',
  ...change,
});

export const word = (taskId: string, change: Partial<TaskSnooze> = {}): TaskSnooze => ({
  id: '1',
  taskId,
  keeperId: 'amina',
  state: 'snoozed' as const,
  until: '2026-06-10',
  reason: 'She travels.',
  createdAt: '',
  by: 'chidi',
  ...change,
});
